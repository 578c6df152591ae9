import { askedQuestions, complaintsOf } from '../answered.ts';
import type { Answers, Journey, Run, Step } from '../journey.ts';
import { operationOf } from '../lookup.ts';
import { type Context, situationOf } from '../memory.ts';
import { unblocked } from '../outcome.ts';
import { enter, retreat } from '../remember.ts';
import type { AnyEvent, JourneyEvent, Transitions, Way } from '../transition.ts';
import type { Ways } from './operation.ts';

/** An arrow that does not know yet where it leads. */
export type Aimless = Omit<Way, 'to'>;

export type States = Record<string, object>;

/** What the parts of a step are built with: where things are, and the arrows that several of them share. */
export interface Part extends Ways {
  readonly next: Step | undefined;
  readonly previous: Step | undefined;
  readonly transitions: Transitions;
  readonly newKey: () => string;
  /** The arrows out of one of the step's states for an event. */
  on(state: string, event: string, ways: readonly Way[]): object[];
  /** A state that waits for an operation. */
  waits(state: string, operation: string, done: readonly Way[], failed: readonly Way[]): { invoke: object };
  /** An arrow that ends the journey, with all that was learnt on it. */
  ending(way: Aimless, end: string): Way;
  readonly goBack: Way;
  readonly open: Way;
}

type EventOf<T extends JourneyEvent['type']> = Extract<JourneyEvent, { type: T }>;

/** An event as the one that its arrow is for. */
export const as = <T extends JourneyEvent['type']>(event: AnyEvent): EventOf<T> => event as EventOf<T>;

/** Whether an entered answer is one to a question that the step asks now. */
export const isAsked =
  ({ journey, step }: Part) =>
  (context: Context, event: AnyEvent): boolean =>
    askedQuestions(journey, step, situationOf(context)).includes(as<'ANSWER'>(event).question);

/** What was complained of and is still wrong with these drafts; a step that does not insist forgets nothing till Continue. */
const stillWrong = ({ journey, step }: Part, context: Context, drafts: Answers): Context['complaints'] => {
  if (!step.disableWhileInvalid) return context.complaints;
  const wrong = complaintsOf(journey, step, situationOf({ ...context, drafts }));
  return Object.fromEntries(Object.entries(wrong).filter(([id]) => id in context.complaints));
};

/** What entering an answer changes. A new answer is a new intention, so the step gets another key. */
export const answering =
  (part: Part) =>
  (context: Context, event: AnyEvent): Partial<Context> => {
    const { journey, step, newKey } = part;
    const { question, value } = as<'ANSWER'>(event);
    const drafts = enter(journey, step, context, question, value);
    return {
      drafts,
      complaints: stillWrong(part, context, drafts),
      flashes: [],
      submitQueued: null,
      keys: { ...context.keys, [step.id]: newKey() },
    };
  };

/** Every operation that a step can run before it is left, by any way but Back. */
export const operationsOf = (step: Step): readonly Run[] => [...step.load, ...step.check, ...step.submit];

export function partOf(journey: Journey, step: Step, transitions: Transitions, newKey: () => string): Part {
  const path = (state: string, of = step.id) => `#${journey.id}.${of}.${state}`;
  const end = (id: string) => `#${journey.id}.end:${id}`;
  const first = journey.steps[0] as Step;
  const previous = journey.steps[step.index - 1];
  const start = path('arriving', first.id);
  const on: Part['on'] = (state, event, ways) => transitions.of(`${step.id}.${state}`, event, ways);
  const lateness = (state: string, operation: string) => {
    const { slow } = operationOf(journey, operation);
    if (!slow) return {};
    const { afterMs: after, notice } = slow;
    const tell: Way = {
      kind: 'delay',
      because: `takes longer than ${after} ms`,
      change: () => ({ flashes: [{ notice, isSlow: true }] }),
    };
    return {
      after: { [after]: on(state, `after ${after}`, [tell]) },
      exit: transitions.enter(() => ({ flashes: [] })),
    };
  };
  return {
    journey,
    step,
    path,
    end,
    start,
    next: journey.steps[step.index + 1],
    previous,
    transitions,
    newKey,
    on,
    waits: (state, operation, done, failed) => ({
      ...lateness(state, operation),
      invoke: {
        id: `${step.id}.${state}`,
        src: operation,
        input: ({ context }: { context: Context }) => ({
          situation: situationOf(context),
          key: context.keys[step.id] ?? '',
        }),
        onDone: on(state, 'done', done),
        onError: on(state, 'fault', failed),
      },
    }),
    ending: (way, to) => ({
      ...way,
      to: end(to),
      change: (context, event) => ({ ...way.change?.(context, event), ended: { end: to, notice: null } }),
    }),
    goBack: {
      kind: 'event',
      because: 'goes back',
      to: previous ? path('returning', previous.id) : end(journey.backEnd),
      change: (context) => ({
        ...retreat(journey, step, context),
        complaints: {},
        flashes: [],
        resetQuestions: [],
        requested: null,
        returnTo: null,
        ...(previous ? {} : { ended: { end: journey.backEnd, notice: null } }),
      }),
    },
    open: {
      kind: 'event',
      because: 'an address was opened',
      to: start,
      change: (context, event) => ({
        requested: as<'OPEN'>(event).step,
        outcomes: unblocked(journey, context),
        drafts: {},
        complaints: {},
        flashes: [],
        resetQuestions: [],
        failure: null,
      }),
    },
  };
}
