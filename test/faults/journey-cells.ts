import type { Call } from '../../contract/call.ts';
import { memoryOf } from '../../machines/compile.ts';
import type { Journey } from '../../machines/journey.ts';
import {
  classify,
  complaintsOf,
  operationOf,
  questionOf,
  situationOf,
  stepOf,
} from '../../machines/memory.ts';
import type { NoticeKey } from '../../machines/question.ts';
import { answerSamples } from '../../machines/samples.ts';
import { placeOf, screenOf } from '../../machines/screen.ts';
import type { Snapshot } from '../../machines/situation-key.ts';
import type { AnyEvent } from '../../machines/transition.ts';
import type { SlotsQuestion } from '../../src/kinds/slots/model.ts';
import { laws } from '../support/journey-laws.ts';
import { type Ran, settle, toolsFor, workOn } from './at-work.ts';
import { callNamed } from './calls.ts';
import { type Cell, cellOf } from './cell.ts';
import { type CallFault, callFaults } from './faults.ts';
import type { Place } from './places.ts';
import { type Provider, providerIn, type Trouble } from './provider.ts';

/** How often a resident presses what is offered before they give up. */
const patience = 6;

/** What the resident has before them, with every message on it. */
function nameOf({ journey, portal }: Place, { value, context, status }: Snapshot): string {
  const { step, notices, halted, route } = screenOf(journey, { value, context });
  if (status !== 'active') {
    const { end, notice } = context.ended ?? { end: 'nowhere', notice: null };
    const sequel = portal.sequel({ end, notice, facts: context.facts, memory: memoryOf(context) });
    const told = notice ?? sequel.announcement?.notice;
    return [`end ${end}, ${sequel.at ?? route}`, ...(told ? [told] : [])].join(': ');
  }
  if (halted) return `error page ${route}: ${halted.notice}`;
  const keys = notices.map(({ notice }) => notice);
  return [`step ${step.id}`, ...(keys.length > 0 ? [keys.join(', ')] : [])].join(': ');
}

/** What leads to the operation of a place once more, when the questions are on the screen. */
function once({ snapshot }: Place): readonly AnyEvent[] {
  const [, state] = placeOf(snapshot.value);
  const [kind, aside] = state.split(':');
  if (kind === 'saving') return [{ type: 'EXIT' }, { type: 'SAVE' }];
  if (kind === 'leaving') return [{ type: 'EXIT' }, { type: 'LEAVE' }];
  if (kind === 'aside') return [{ type: 'ASIDE', aside }, { type: 'GO' }];
  return [{ type: 'CONTINUE' }];
}

/** Answers that are not there any more, but for those that an outcome gives or takes back. */
function lostAnswers(
  journey: Journey,
  before: Snapshot,
  after: Snapshot,
  runs: readonly Ran[],
): readonly string[] {
  const given = runs.flatMap(({ operation: id, from, ...ran }) => {
    if (!('output' in ran)) return [];
    const operation = operationOf(journey, id);
    const situation = situationOf(from.context);
    const outcome = operation.outcomes[classify(operation, ran.output, situation)];
    return Object.keys(outcome?.answers?.(ran.output, situation) ?? {});
  });
  const [was, is] = [before, after].map(({ context }) => situationOf(context).answers);
  return Object.keys(was ?? {}).filter(
    (question) =>
      !given.includes(question) && JSON.stringify(was?.[question]) !== JSON.stringify(is?.[question]),
  );
}

/** The work is thrown away with a journey that ends, unless it can be carried on. */
function thrownAway(journey: Journey, { context }: Snapshot, before: Snapshot): boolean {
  const end = context.ended?.end;
  const hasAnswers = Object.keys(situationOf(before.context).answers).length > 0;
  return end !== undefined && hasAnswers && journey.ends[end]?.keeps !== true;
}

/** What has to be answered anew before Continue is of any use. */
function answersAnew({ journey, samples }: Place, { value, context }: Snapshot): readonly AnyEvent[] {
  const { step } = screenOf(journey, { value, context });
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
    ({ value }) => stepOf(place.journey, placeOf(value)[0]).index,
  );
  return placeOf(at.value)[1] === 'asking' && Number(step) > Number(wrong);
}

/** Presses whatever is offered, now that the provider is well, and has to get on by that. */
async function isGoneOn(place: Place, provider: Provider, from: Snapshot, well: string): Promise<boolean> {
  const { journey, thought } = place;
  const tools = toolsFor(provider.gateway);
  provider.turn({});
  let at = from;
  for (let presses = 0; presses < patience; presses += 1) {
    if (isOn(place, at, well)) return true;
    const pressed = once(place);
    const answers = pressed.some(({ type }) => type === 'CONTINUE') ? answersAnew(place, at) : [];
    const isHalted = placeOf(at.value)[1] === 'halted';
    const events = isHalted ? [{ type: 'RETRY' }] : [...answers, ...pressed];
    at = (await settle(journey, thought, events.reduce(thought.after, at), tools)).at;
  }
  return false;
}

interface Judged {
  readonly cell: Cell;
  /** Calls that the operation made only because of the fault. */
  readonly more: readonly string[];
}

/** What a place leads to: if all goes well, and if nothing goes wrong but what is in trouble already. */
interface Otherwise {
  readonly well: string;
  readonly under: Trouble;
  readonly underWell: string;
}

async function judge(
  place: Place,
  { well, under, underWell }: Otherwise,
  call: Call,
  fault: CallFault,
): Promise<Judged | undefined> {
  const { journey, thought, snapshot } = place;
  const provider = providerIn({ ...under, [call.id]: fault });
  const tools = toolsFor(provider.gateway);
  const first = await workOn(journey, thought, snapshot, tools);
  const made = new Set(provider.made.map((one) => one.call));
  if (!first || !made.has(call.id)) return undefined;
  const rest = await settle(journey, thought, first.at, tools);
  const runs = [...(first.ran ? [first.ran] : []), ...rest.runs];
  const leads = nameOf(place, rest.at);
  const isActive = rest.at.status === 'active';
  const isSilent = isActive && /^step [^:]+$/.test(leads);
  const complaints = [
    ...lostAnswers(journey, snapshot, rest.at, runs).map((question) => `it loses the answer to ${question}`),
    ...(leads !== underWell && thrownAway(journey, rest.at, snapshot) ? ['it throws the answers away'] : []),
    ...(laws['one can always get away']?.(journey, thought, rest.at) ?? []),
    ...(isSilent || (await isGoneOn(place, provider, rest.at, well))
      ? []
      : ['nothing that can be pressed leads on']),
    ...keyComplaints(call, provider),
  ];
  const causes = Object.entries(under).map(([id, { name }]) => `, after ${id} ${name}`);
  const cell = cellOf({
    call,
    fault,
    provider,
    owner: `${journey.id}.${place.operation}`,
    caller: `${place.name}${causes.join('')}`,
    leads,
    without: underWell,
    well,
    isSilent,
    complaints,
  });
  return { cell, more: [...made].filter((id) => !place.calls.has(id)) };
}

/** What may have taken effect is sent again under the key that it had. */
function keyComplaints(call: Call, { made }: Provider): readonly string[] {
  const keys = new Set(made.filter((one) => one.call === call.id).map(({ key }) => key));
  return call.needsIdempotencyKey && keys.size > 1 ? ['it is sent again under another key'] : [];
}

/** What a place leads to while these calls are in trouble. */
async function leadsOf(place: Place, trouble: Trouble): Promise<string> {
  const { journey, thought, snapshot } = place;
  const { at } = await settle(journey, thought, snapshot, toolsFor(providerIn(trouble).gateway));
  return nameOf(place, at);
}

/** Every call of a place gone wrong in every way; and those that it makes only because something went wrong. */
export async function journeyCells(place: Place): Promise<readonly Cell[]> {
  const well = await leadsOf(place, {});
  const judgeAll = async (id: string, under: Trouble) => {
    const otherwise = { well, under, underWell: await leadsOf(place, under) };
    const judged = await Promise.all(
      callFaults.map((fault) => judge(place, otherwise, callNamed(id), fault)),
    );
    return judged.flatMap((one, index) =>
      one ? [{ ...one, because: { [id]: callFaults[index] as CallFault } }] : [],
    );
  };
  const first = (await Promise.all([...place.calls].map((id) => judgeAll(id, {})))).flat();
  const caused = new Map<string, Trouble>();
  for (const { more, because } of first) {
    for (const id of more) if (!caused.has(id)) caused.set(id, because);
  }
  const second = await Promise.all([...caused].map(([id, under]) => judgeAll(id, under)));
  return [...first, ...second.flat()].map(({ cell }) => cell);
}
