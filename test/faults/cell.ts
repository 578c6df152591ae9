import type { Call } from '../../contract/call.ts';
import { excuseFor } from './exemptions.ts';
import { type CallFault, isHarmless, statusOf } from './faults.ts';
import type { Provider } from './provider.ts';

/** One call, made by one caller, gone wrong in one way. */
export interface Cell {
  readonly call: string;
  readonly fault: string;
  /** Who makes the call, and where. */
  readonly caller: string;
  /** What the resident has before them then. */
  readonly leads: string;
  /** Why nobody is told, where that is meant. */
  readonly onPurpose?: string;
  /** What is wrong with that; empty when all is well. */
  readonly complaints: readonly string[];
}

/** What was seen of a caller in trouble. */
interface Seen {
  readonly call: Call;
  readonly fault: CallFault;
  readonly provider: Provider;
  /** Name of the caller in the list of what is ignored on purpose. */
  readonly owner: string;
  readonly caller: string;
  /** What it led to, and what it would have led to without this fault, and if all had gone well. */
  readonly leads: string;
  readonly without: string;
  readonly well: string;
  /** It carried on without a word to anybody. */
  readonly isSilent: boolean;
  /** What else is wrong. */
  readonly complaints: readonly string[];
}

/** Where the client itself takes the resident, whatever the caller does. */
function takenTo({ heard }: Provider): string | undefined {
  if (heard.signedOut > 0) return 'the start page, signed out';
  return heard.abandoned > 0 ? '/genericerror' : undefined;
}

/** What the client owes every caller: the end of a session is noticed, and what was refused is reported. */
function clientComplaints({ call, fault, provider }: Seen): readonly string[] {
  const { heard } = provider;
  const status = statusOf(fault, call);
  const endsSession = status === 401 && !call.public;
  const isRefused = status !== undefined && status >= 400;
  const isReported = heard.failures.some((failure) => failure.call === call.id && failure.status === status);
  return [
    ...(endsSession === heard.signedOut > 0 ? [] : ['the session ends, or not, without reason']),
    ...(isRefused && !isReported ? ['the refusal is not reported'] : []),
  ];
}

/** Judges what was seen. */
export function cellOf(seen: Seen): Cell {
  const { call, fault, owner, caller, leads, without, well, provider } = seen;
  const isCarriedOn = leads === well || seen.isSilent;
  const taken = takenTo(provider);
  const isUntold = isCarriedOn && taken === undefined && !isHarmless(fault, call);
  const excuse = isUntold ? excuseFor(owner, call.id, fault.name) : undefined;
  const complaints = [
    ...seen.complaints,
    ...clientComplaints(seen),
    ...(isHarmless(fault, call) && leads !== without ? ['what is harmless leads elsewhere'] : []),
    ...(isUntold && excuse === undefined ? ['it is ignored, and nobody says why'] : []),
  ];
  return {
    call: call.id,
    fault: fault.name,
    caller,
    leads: taken ?? leads,
    ...(excuse !== undefined && { onPurpose: excuse }),
    complaints,
  };
}
