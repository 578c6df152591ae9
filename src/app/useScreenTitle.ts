import type { Screen } from '../../machines/engine/index.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Names the page after the step or error page of a journey, and moves the focus to its heading when another one comes. */
export function useScreenTitle({ phase, route, questions, failure }: Screen): void {
  const isSettled = phase !== 'waiting' && phase !== 'ended';
  const hasProblem = questions.some(({ complaints }) => complaints.length > 0);
  // An error page may have the address of a step.
  usePageTitle(isSettled ? `${route} ${failure?.errorPage ?? ''}` : '', hasProblem);
}
