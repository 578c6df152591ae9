/** Each tab that answers holds this lock together with the others, so that one alone knows that it is. */
export const presence = 'doorstep-journeys';

/** Whether another tab may answer. A browser that cannot say has to be asked. */
export async function hasOtherTabs(): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  await Promise.all(granted.values());
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === presence).length > granted.size;
}

/** The locks of this tab, each with when it was granted. */
export const granted = new Map<AbortController, Promise<void>>();
