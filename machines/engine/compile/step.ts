import type { Journey, Step } from '../journey.ts';
import type { Transitions } from '../transition.ts';
import { asking } from './asking.ts';
import { checks } from './checks.ts';
import { errorPage } from './error-page.ts';
import { gates, hasErrorPage } from './gates.ts';
import { confirmingBack, exiting, secondaryActionStates } from './leaving.ts';
import { partOf } from './part.ts';
import { loading, submitting } from './submitting.ts';

/**
 * One step as a compound state:
 * `arriving` (is it asked? is it answered already?), `loading:x` (an operation that decides whether it is asked),
 * `returning` (the same question, backwards), `asking`, `settling:x` and `checking:x` (a check of what was entered),
 * `submitting:x` (what Continue does), `confirmingBack`, `exiting`, `leaving`, `saving`, `action:x`, `errorPage`.
 */
export function compileStep(journey: Journey, step: Step, transitions: Transitions) {
  const part = partOf(journey, step, transitions);
  return {
    initial: 'arriving',
    states: {
      ...gates(part),
      ...asking(part),
      ...(hasErrorPage(part) ? errorPage(part) : {}),
      ...confirmingBack(part),
      ...exiting(part),
      ...loading(part),
      ...checks(part),
      ...submitting(part),
      ...secondaryActionStates(part),
    },
  };
}
