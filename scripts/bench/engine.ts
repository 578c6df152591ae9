import { type AnyActorLogic, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import { repair } from '../../journeys/repair/journey.ts';
import * as record from '../../journeys/repair/samples/records.ts';
import { compile } from '../../machines/engine/index.ts';
import { type Figure, figure, type Round } from './figures.ts';
import { plainMachine } from './plain-machine.ts';

const rounds = 15;
const visitsEach = 150;

/** What happens on a visit: the resident does something, or a call comes back. */
type Happening =
  | { readonly type: 'ANSWER'; readonly question: string; readonly value: unknown }
  | { readonly type: 'CONTINUE' | 'GO_BACK' }
  | { readonly type: 'comes back'; readonly output: unknown };

const enter = (question: string, value: unknown): Happening => ({ type: 'ANSWER', question, value });
const comesBack = (output: unknown): Happening => ({ type: 'comes back', output });
const press: Happening = { type: 'CONTINUE' };
const saved = comesBack({ draft: record.draft, changedElsewhere: false });
const details = 'The alarm above the stairs chirps every minute since last night';
/** A text as it grows under the fingers, a word at a time. */
const typed = (question: string, text: string): Happening[] =>
  text.split(' ').map((_, index, words) => enter(question, words.slice(0, index + 1).join(' ')));

/** One visit from the start to the review: a repair in a home, with a follow-up question, for a vulnerable resident. */
const visit: readonly Happening[] = [
  comesBack(record.resident({})),
  comesBack([record.home, record.block, record.estate]),
  press,
  enter('asset', record.home.id),
  comesBack({ isEligible: true, errorCode: null, supplimentaryCodes: '' }),
  press,
  comesBack([{ value: 'kitchen', label: 'Kitchen' }]),
  enter('location', 'kitchen'),
  enter('reason', { text: record.alarm.description, chosen: record.alarm }),
  comesBack({ heating: null, outcome: record.outcome() }),
  press,
  saved,
  press,
  enter('followUp', 'no'),
  press,
  enter('followUp', 'yes'),
  press,
  comesBack([record.duplicate(1, 'open', false), record.duplicate(2, 'under review', false)]),
  enter('duplicate', 'none'),
  press,
  ...typed('details', details),
  press,
  saved,
  comesBack(true),
  press,
  enter('vulnerable', 'yes'),
  press,
  ...typed('vulnerability', 'Lives alone and cannot climb the stairs'),
  press,
  saved,
  { type: 'GO_BACK' },
  enter('vulnerable', 'no'),
  press,
  saved,
  enter('isolating', 'no'),
  press,
  saved,
  enter('number', 'another'),
  enter('relation', 'Friend or Family'),
  enter('phone', '07700900999'),
  ...typed('name', "Anne Louise O'Brien"),
  press,
  saved,
  comesBack({
    contractor: record.contractor(),
    isAgreed: true,
    priority: 'NA',
    isWorkingHours: true,
  }),
];

interface XStateEvent {
  readonly type: string;
}

interface Script {
  readonly events: readonly XStateEvent[];
  /** The step at which each of them leaves the resident. */
  readonly steps: readonly string[];
}

/** The visit as the events of a machine. */
function scriptFor(machine: AnyStateMachine): Script {
  const actor = createActor(machine as AnyActorLogic).start();
  const now = (): AnyMachineSnapshot => actor.getSnapshot();
  const taken = visit.map((happening) => {
    const event = happening.type === 'comes back' ? doneIn(now(), happening.output) : happening;
    actor.send(event);
    return { event, step: Object.keys(now().value)[0] ?? '' };
  });
  actor.stop();
  return { events: taken.map(({ event }) => event), steps: taken.map(({ step }) => step) };
}

/** Throws unless both machines take the same steps to the review. */
function requireSameSteps(ours: Script, bare: Script): void {
  ours.steps.forEach((step, index) => {
    if (step !== bare.steps[index]) {
      throw new Error(`event ${index} leads to ${step}, in the plain machine to ${bare.steps[index]}`);
    }
  });
  if (ours.steps.at(-1) !== repair.review) throw new Error(`the visit ended at ${ours.steps.at(-1)}`);
}

function doneIn({ children, value }: AnyMachineSnapshot, output: unknown): XStateEvent {
  const [id] = Object.keys(children);
  if (id === undefined) throw new Error(`nothing to come back in ${JSON.stringify(value)}`);
  return { type: `xstate.done.actor.${id}`, output } as XStateEvent;
}

/** Events a second over some visits. */
function perSecond(machine: AnyStateMachine, events: readonly XStateEvent[]): number {
  const began = performance.now();
  for (let visits = 0; visits < visitsEach; visits++) {
    const actor = createActor(machine as AnyActorLogic).start();
    for (const event of events) actor.send(event);
    actor.stop();
  }
  return (visitsEach * events.length * 1000) / (performance.now() - began);
}

/** The compiled repair journey against the same journey as a plain XState machine: whole visits to the review. */
export async function measureEngine(): Promise<readonly Figure[]> {
  const { machine } = compile(repair, { run: () => new Promise(() => {}), newKey: () => 'key' });
  const sides = [machine as unknown as AnyStateMachine, plainMachine(repair)] as const;
  const [ours, bare] = [scriptFor(sides[0]), scriptFor(sides[1])];
  requireSameSteps(ours, bare);
  const results: Round[] = [];
  for (let round = 0; round <= rounds; round++) {
    const result = { ours: perSecond(sides[0], ours.events), bare: perSecond(sides[1], bare.events) };
    // The first round warms up.
    if (round > 0) results.push(result);
  }
  return [figure('repair journey', 'events/s', results, 0.9)];
}
