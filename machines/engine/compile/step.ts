import type { Journey, Step } from '../journey.ts';
import type { Transitions } from '../transition.ts';
import { asking } from './asking.ts';
import { checks } from './checks.ts';
import { doing, needing } from './doing.ts';
import { gates, hasErrorPage } from './gates.ts';
import { halted } from './halted.ts';
import { asides, confirmingBack, exiting } from './leaving.ts';
import { partOf } from './part.ts';

/**
 * One step as a compound state:
 * `arriving` (is it asked? is it answered already?), `needing:x` (an operation that decides whether it is asked),
 * `returning` (the same question, backwards), `asking`, `settling:x` and `checking:x` (a check of what was entered),
 * `doing:x` (what Continue does), `confirmingBack`, `exiting`, `leaving`, `saving`, `aside:x`, `halted`.
 */
export function compileStep(journey: Journey, step: Step, transitions: Transitions) {
  const part = partOf(journey, step, transitions);
  return {
    initial: 'arriving',
    states: {
      ...gates(part),
      ...asking(part),
      ...(hasErrorPage(part) ? halted(part) : {}),
      ...confirmingBack(part),
      ...exiting(part),
      ...needing(part),
      ...checks(part),
      ...doing(part),
      ...asides(part),
    },
  };
}
