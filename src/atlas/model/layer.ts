import type { Journey, JourneyState, Transition } from '../../../machines/engine/index.ts';
import type { Layer } from './graph-shape.ts';
import { isExit, leadsOf, sourceOf } from './transition-targets.ts';

const jumps = new Set(['OPEN', 'EDIT', 'UPDATE_ANSWER', 'RETRY', 'HOME']);
const resumes = /^(?:already answered|came back to an error page)/;

/** Whether a transition only leads to the conclusion, once all is done: no step decides by itself that it is passed over so. */
function leadsToConclusion({ steps }: Journey, { because }: Transition, id: string): boolean {
  const unless = steps.at(-1)?.confirmation?.unless;
  return because === `passed over, unless ${unless}` && steps.find((step) => step.id === id)?.when !== unless;
}

/** What a transition is about. */
export function layerOf(journey: Journey, transition: Transition): Layer {
  const from = sourceOf(transition);
  const { target } = transition;
  if (transition.kind === 'fault') return 'fault';
  const isLeaving = (state: JourneyState) => state.activity === 'confirmingBack' || isExit(state);
  if (target && isLeaving(target)) return 'dialog';
  if (isLeaving(from) && transition.event !== 'GO_BACK') return 'dialog';
  if (from.action !== undefined && transition.event === 'STAY') return 'dialog';
  if (transition.event === 'BACK' || transition.event === 'GO_BACK' || from.activity === 'returning')
    return 'back';
  if (jumps.has(transition.event) || resumes.test(transition.because)) return 'jump';
  if (leadsToConclusion(journey, transition, from.step)) return 'jump';
  if (target?.activity === 'failed') return 'errorPage';
  return leadsOf(journey, transition) === 'restart' ? 'jump' : 'onward';
}
