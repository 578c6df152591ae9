import { focusManager, notifyManager } from '@tanstack/react-query';
import { queries } from '../client/queries.ts';
import { noteChange } from '../client/reads.ts';

/** Lets what is read follow the tab of the browser: whoever comes back to it sees what is true by then, settings excepted. */
export function followTab(): void {
  // At once instead of with the next timer: browsers slow those down in tabs that are out of sight.
  notifyManager.setScheduler(queueMicrotask);
  focusManager.setEventListener((look) => {
    const tell = () => {
      const isSeen = document.visibilityState !== 'hidden';
      if (isSeen) noteChange();
      look(isSeen);
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  });
  // It listens only when it is told to.
  queries.mount();
}
