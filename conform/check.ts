import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import type { Met } from './caller.ts';
import type { Examples } from './examples.ts';
import type { Person } from './person.ts';
import type { Resident } from './sign-in.ts';

/** What the checks know of a gateway: two residents, and a right request for every call from each. */
export interface World {
  readonly url: string;
  readonly met: Met;
  readonly a: Person;
  readonly b: Person;
  readonly residents: readonly [Resident, Resident];
  readonly examples: { readonly a: Examples; readonly b: Examples };
}

/** One promise of the contract. */
export interface Check {
  /** The chapter of the report that it stands in. */
  readonly part: string;
  readonly says: string;
  /** Throws where the promise is broken. */
  run(world: World): Promise<void>;
}

/** Ends what it is sent with; tried apart, with sessions of their own. */
export const endsSession = ['logout', 'logoutEverywhere', 'signOutAnalyst'];

/** Calls that need a session of a resident. */
export const residentCalls: readonly Call[] = calls.filter(
  ({ public: isPublic, role }) => isPublic !== true && role === undefined,
);

/** Calls that need a session of anybody. */
export const privateCalls: readonly Call[] = calls.filter((call) => call.public !== true);

/** Whether a gateway has to have a call: it is one of every gateway's, or of what this one said that it offers. */
export const hasCall = ({ offer }: Call, { a }: World): boolean =>
  offer === undefined || a.caller.offers.includes(offer);

/** A tag that no record has. */
export const noTag = '"999999999"';
