import { answerOtherTabs } from './other-tabs.ts';
import { ignoreSecondPresses } from './second-press.ts';

/** Listens to other tabs and to presses, for as long as the page is open. */
export function listen(): void {
  answerOtherTabs();
  ignoreSecondPresses(document);
}
