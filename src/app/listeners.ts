import { answerOtherTabs } from './other-tabs.ts';
import { calmSecondPresses } from './second-press.ts';

/** Listens to other tabs and to presses, for as long as the page is open. */
export function listen(): void {
  answerOtherTabs();
  calmSecondPresses(document);
}
