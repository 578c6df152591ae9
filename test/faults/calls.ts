import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';

/** The call of the contract that has this name. */
export function callNamed(id: string): Call {
  const call = calls.find((candidate) => candidate.id === id);
  if (!call) throw new Error(`there is no call ${id}`);
  return call;
}
