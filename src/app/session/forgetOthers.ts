import { keptJourneys } from '../kept-journeys.ts';

/** Forgets every journey of this tab, and what is remembered of those that ended. */
function forgetAll(): void {
  for (const key of Object.keys(sessionStorage))
    if (/^(?:claim|home|journey|remembered|visit):/.test(key)) sessionStorage.removeItem(key);
}

/** Forgets what somebody else had begun in this tab before the resident signed in here. */
export function forgetOthers(customerId: string): void {
  const begun = Object.keys(sessionStorage).filter((key) => key.startsWith('journey:'));
  if (keptJourneys(customerId).length < begun.length) forgetAll();
}
