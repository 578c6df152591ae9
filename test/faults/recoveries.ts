import type { SlotsQuestion } from '../../journeys/questions/slots.ts';
import {
  type AnyEvent,
  complaintsOf,
  memoryOf,
  type NoticeKey,
  questionOf,
  screenOf,
  situationOf,
  stateOf,
  statePath,
  stepOf,
} from '../../machines/engine/index.ts';
import { answerSamples, type Snapshot } from '../../machines/exploration/index.ts';
import { settle, toolsFor } from './operations-running.ts';
import type { Place } from './places.ts';
import type { Provider } from './provider.ts';

/** How often a resident presses what is offered before they give up. */
const patience = 6;

/** What the resident has before them, with every message on it. */
export function nameOf({ journey, portal }: Place, snapshot: Snapshot): string {
  const { context, status } = snapshot;
  const { step, notices, failure, route } = screenOf(journey, snapshot);
  if (status !== 'active') {
    const { end, notice } = context.ended ?? { end: 'nowhere', notice: null };
    const sequel = portal.sequel({ end, notice, facts: context.facts, memory: memoryOf(context) });
    const told = notice ?? sequel.announcement?.notice;
    return [`end ${end}, ${sequel.at ?? route}`, ...(told ? [told] : [])].join(': ');
  }
  if (failure) return `error page ${route}: ${failure.notice}`;
  const keys = notices.map(({ notice }) => notice);
  return [`step ${step.id}`, ...(keys.length > 0 ? [keys.join(', ')] : [])].join(': ');
}

/** What leads to the operation of a place once more, when the questions are on the screen. */
function once({ snapshot }: Place): readonly AnyEvent[] {
  const { activity, action } = stateOf(snapshot);
  if (activity === 'saving') return [{ type: 'EXIT' }, { type: 'SAVE' }];
  if (activity === 'leaving') return [{ type: 'EXIT' }, { type: 'LEAVE' }];
  if (action !== undefined) return [{ type: 'SECONDARY_ACTION', action }, { type: 'GO' }];
  return [{ type: 'CONTINUE' }];
}

/** What has to be answered anew before Continue is of any use. */
function answersAnew({ journey, samples }: Place, snapshot: Snapshot): readonly AnyEvent[] {
  const { context } = snapshot;
  const { step } = screenOf(journey, snapshot);
  const wrong = complaintsOf(journey, step, situationOf(context));
  return Object.keys(wrong).flatMap((id) => {
    const question = questionOf(journey, id);
    const offered = [...answerSamples(samples, id, context.facts), ...slotsOf(question, context.facts)];
    const right = offered.find((answer) => question.check(answer, context.facts).length === 0);
    return right === undefined ? [] : [{ type: 'ANSWER', question: id, value: right }];
  });
}

/** The appointments that are offered, where the question is about one. */
function slotsOf(question: object, facts: unknown): readonly unknown[] {
  if (!('availabilityFor' in question)) return [];
  const { availabilityFor } = question as SlotsQuestion<NoticeKey, unknown>;
  return availabilityFor(facts).flatMap(({ availabilityDetails, slots }) =>
    slots.map(({ date, insideSla }) => ({ ...availabilityDetails, date, insideSla })),
  );
}

/** The resident is where they would have been at once, or further on than where it went wrong. */
function isOn(place: Place, at: Snapshot, well: string): boolean {
  if (at.status !== 'active' || nameOf(place, at) === well) return true;
  const [wrong, step] = [place.snapshot, at].map(
    ({ value }) => stepOf(place.journey, statePath(value)[0]).index,
  );
  return stateOf(at).activity === 'asking' && Number(step) > Number(wrong);
}

/** Presses whatever is offered, now that the provider is well, and has to get on by that. */
export async function isGoneOn(
  place: Place,
  provider: Provider,
  from: Snapshot,
  well: string,
): Promise<boolean> {
  const { journey, simulator } = place;
  const tools = toolsFor(provider.gateway);
  provider.turn({});
  let at = from;
  for (let presses = 0; presses < patience; presses += 1) {
    if (isOn(place, at, well)) return true;
    const pressed = once(place);
    const answers = pressed.some(({ type }) => type === 'CONTINUE') ? answersAnew(place, at) : [];
    const isHalted = stateOf(at).activity === 'failed';
    const events = isHalted ? [{ type: 'RETRY' }] : [...answers, ...pressed];
    at = (await settle(journey, simulator, events.reduce(simulator.next, at), tools)).at;
  }
  return false;
}
