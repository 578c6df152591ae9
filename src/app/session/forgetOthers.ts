import { forgetAll, keptJourneys } from '../storage.ts';

/** Forgets what somebody else had begun in this tab before the resident signed in here. */
export function forgetOthers(customerId: string): void {
  const begun = Object.keys(sessionStorage).filter((key) => key.startsWith('journey:'));
  if (keptJourneys(customerId).length < begun.length) forgetAll();
}
