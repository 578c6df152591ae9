import type { Resident } from '../sign-in.ts';
import { conform, type GatewayReport } from '../suite.ts';
import type { Result } from '../try-checks.ts';
import {
  faultsOfDescription,
  faultsOfForms,
  faultsOfLimits,
  faultsOfLists,
  faultsOfThings,
  faultsOfVersions,
} from './of-answers.ts';
import { faultsOfPeople } from './of-people.ts';
import { faultsOfWriting } from './of-writing.ts';
import { type Fault, plant } from './proxy.ts';

/** A fault with the parts of the suite that are about it: it has to be found there. */
export interface SeededFault {
  readonly fault: Fault;
  readonly parts: readonly string[];
}

const inParts = (faults: readonly Fault[], ...parts: readonly string[]): readonly SeededFault[] =>
  faults.map((fault) => ({ fault, parts }));

/** Every faulty gateway that the checks have to catch. */
export const seededFaults: readonly SeededFault[] = [
  ...inParts(faultsOfDescription, 'Description of the API', 'Sessions', 'Entity tags'),
  ...inParts(faultsOfVersions, 'Right requests'),
  ...inParts(faultsOfPeople, 'Sessions', 'Ownership'),
  ...inParts(faultsOfWriting, 'Entity tags', 'Idempotency', 'Right requests', 'Repairs and appointments'),
  ...inParts(faultsOfForms, 'Wrong requests', 'Right requests'),
  ...inParts(faultsOfLists, 'Wrong requests', 'Lists', 'Dates and money'),
  ...inParts(faultsOfThings, 'Files', 'Repairs and appointments'),
  // Last: they search until they are told to wait.
  ...inParts(faultsOfLimits, 'Limits'),
];

/** The first promise that a faulty gateway was found to break; what it answers to the preparation counts too. */
export const foundIn = ({ results }: GatewayReport): Result | undefined =>
  results.find(({ failure }) => failure !== undefined);

/** A gateway that breaks nothing: what the proxy itself does must be no fault. */
export const control: Fault = { says: 'nothing is wrong', make: () => (asked, forward) => forward(asked) };

/** Runs the checks on a gateway that breaks one promise, up to the first that is found broken. */
export async function tryFault(
  upstream: string,
  { fault, parts }: SeededFault,
  residents: readonly [Resident, Resident],
): Promise<GatewayReport> {
  const { url, close } = await plant(upstream, fault);
  try {
    return await conform({ name: fault.says, url, residents, parts, endsAtFailure: true });
  } finally {
    await close();
  }
}
