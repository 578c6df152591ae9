import type { Journey } from '../../../machines/journey.ts';
import type { Transition } from '../../../machines/transition.ts';
import { leadsOf, startOf, targetOf } from './arrows.ts';
import type { Layer } from './graph.ts';

const jumps = new Set(['OPEN', 'EDIT', 'RETRY', 'HOME']);
const resumes = /^(?:already answered|came back to an error page)/;
const isExit = (state: string): boolean => /^(?:confirmingBack|exiting|leaving|saving)/.test(state);

/** Whether an arrow only leads to the conclusion, once all is done: no step decides by itself that it is passed over so. */
function leadsToConclusion({ steps }: Journey, { because }: Transition, id: string): boolean {
  const unless = steps.at(-1)?.confirmation?.unless;
  return because === `passed over, unless ${unless}` && steps.find((step) => step.id === id)?.when !== unless;
}

/** What an arrow is about. */
export function layerOf(journey: Journey, arrow: Transition): Layer {
  const from = startOf(arrow);
  const target = targetOf(journey, arrow);
  const to = target && 'state' in target ? target.state : '';
  if (arrow.kind === 'fault') return 'fault';
  if (isExit(to) || (isExit(from.state) && arrow.event !== 'GO_BACK')) return 'dialog';
  if (from.state.startsWith('aside:') && arrow.event === 'STAY') return 'dialog';
  if (arrow.event === 'BACK' || arrow.event === 'GO_BACK' || from.state === 'returning') return 'back';
  if (jumps.has(arrow.event) || resumes.test(arrow.because)) return 'jump';
  if (leadsToConclusion(journey, arrow, from.step)) return 'jump';
  if (to === 'halted') return 'halt';
  return leadsOf(journey, arrow) === 'restart' ? 'jump' : 'way';
}
