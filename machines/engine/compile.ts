import {
  type AnyActorRef,
  type EventObject,
  fromPromise,
  type MetaObject,
  type ParameterizedObject,
  type ProvidedActor,
  StateMachine,
  type StateSchema,
  type StateValue,
} from 'xstate';
import { actionsOf } from './compile/actions.ts';
import { compileStep } from './compile/step.ts';
import type { JourneyEvent } from './event.ts';
import type { Journey, Situation } from './journey.ts';
import { type Context, type Ended, emptyMemory, type Memory, situationOf } from './memory.ts';
import { described, type JourneyState } from './state.ts';
import { type AnyEvent, type Transition, Transitions } from './transition.ts';

/** How operations are carried out: the portal calls the gateway, tests answer by script, the atlas waits for a click. */
export type Runner = (
  operation: string,
  situation: Situation,
  tools: { readonly key: string; readonly signal: AbortSignal },
) => Promise<unknown>;

export interface CompileOptions {
  readonly run: Runner;
  /** Makes a fresh idempotency key. */
  readonly newKey: () => string;
  /** Told the id of every transition that is taken. */
  readonly taken?: (id: string) => void;
}

export interface JourneyInput {
  /** What is known at the start, over the journey's own beginning. */
  readonly facts?: object;
  /** What was kept of an earlier visit. */
  readonly memory?: Memory | undefined;
  /** The step whose address was opened. */
  readonly requested?: string | null;
}

export interface JourneyOutput extends Ended {
  readonly facts: object;
  readonly memory: Memory;
}

/** The machine's states are made from data, so XState's own types cannot know them; its snapshots hold a `Context`. */
export type JourneyMachine = StateMachine<
  Context,
  JourneyEvent,
  Record<string, AnyActorRef | undefined>,
  ProvidedActor,
  ParameterizedObject,
  ParameterizedObject,
  string,
  StateValue,
  string,
  JourneyInput,
  JourneyOutput,
  EventObject,
  MetaObject,
  StateSchema
>;

export interface Compiled {
  readonly journey: Journey;
  readonly machine: JourneyMachine;
  /** Every transition of the machine. */
  readonly transitions: readonly Transition[];
}

/** What of a context is kept: everything but what only the present screen needs. */
export function memoryOf(context: Context): Memory {
  const entries = Object.entries(context.drafts);
  // An answer that an entry took back would come back to life, because plain data has no word for that.
  const takenBack = new Set(entries.flatMap(([question, value]) => (value === undefined ? [question] : [])));
  const isKept = ([question]: readonly [string, unknown]) => !takenBack.has(question);
  return {
    journey: context.journey,
    version: context.version,
    answers: Object.fromEntries(Object.entries(context.answers).filter(isKept)),
    drafts: Object.fromEntries(entries.filter(isKept)),
    facts: context.facts,
    outcomes: context.outcomes,
    keys: context.keys,
    at: context.at,
    returnTo: context.returnTo,
    resetQuestions: context.resetQuestions,
    failure: context.failure,
  };
}

const begin = (journey: Journey, input: JourneyInput): Context => {
  const memory = input.memory ?? emptyMemory(journey, input.facts);
  const requested = input.requested ?? memory.at;
  return {
    ...memory,
    requested,
    // Unsaved entries belong to the step that was on the screen, and to no other.
    drafts: requested === memory.at ? memory.drafts : {},
    failure: requested === memory.at ? memory.failure : null,
    complaints: {},
    attempts: 0,
    flashes: [],
    stayed: null,
    submitQueued: null,
    checked: null,
    ended: null,
  };
};

/** A machine's configuration as plain data: what `JSON.stringify` and any XState tool can read. */
export interface MachineConfig {
  readonly id: string;
  readonly initial: string | undefined;
  readonly states: Readonly<Record<string, StateConfig>>;
}

interface StateConfig {
  readonly meta?: JourneyState;
  readonly type?: string;
  readonly states?: Readonly<Record<string, StateConfig>>;
  readonly invoke?: { readonly input: { readonly step: string } };
}

/** Everything that a machine's configuration only names. */
export interface Implementations {
  readonly actors: object;
  readonly guards: object;
  readonly actions: object;
  context(start: { readonly input: JourneyInput | undefined }): Context;
  output(end: { readonly context: Context }): JourneyOutput;
  /** What an operation is started with at a step. */
  inputAt(step: string): (of: { readonly context: Context }) => { situation: Situation; key: string };
}

/** A machine of a configuration, which may have been stored as JSON, and of what it only names. */
export function machineOf(config: MachineConfig, implementations: Implementations): JourneyMachine {
  const { actors, guards, actions, context, output, inputAt } = implementations;
  const named = (state: StateConfig): object => ({
    ...state,
    ...(state.invoke && { invoke: { ...state.invoke, input: inputAt(state.invoke.input.step) } }),
    ...(state.states && {
      states: Object.fromEntries(Object.entries(state.states).map(([name, inner]) => [name, named(inner)])),
    }),
  });
  // The states are made from data, so their types cannot be told to XState; what goes in and comes out is exact.
  const machine: unknown = new StateMachine(
    { ...named(config), context, output } as never,
    { actors, guards, actions } as never,
  );
  return machine as JourneyMachine;
}

/** The configuration of a journey's machine, and everything that it names. Pure of services: they come in by `run`. */
export function configure(
  journey: Journey,
  options: CompileOptions,
): {
  readonly config: MachineConfig;
  readonly implementations: Implementations;
  readonly transitions: readonly Transition[];
} {
  const transitions = new Transitions(options.taken !== undefined);
  const steps = Object.fromEntries(
    journey.steps.map((step) => [step.id, compileStep(journey, step, transitions)]),
  );
  const ends = Object.fromEntries(
    Object.keys(journey.ends).map((end) => [
      `end:${end}`,
      { type: 'final', ...described({ step: '', activity: 'ended', end }) },
    ]),
  );
  const actors = Object.fromEntries(
    Object.keys(journey.operations).map((id) => [
      id,
      fromPromise<unknown, { situation: Situation; key: string }>(({ input, signal }) =>
        options.run(id, input.situation, { key: input.key, signal }),
      ),
    ]),
  );
  const guards = Object.fromEntries(
    Object.entries(transitions.guards).map(([name, test]) => [
      name,
      ({ context, event }: { context: Context; event: AnyEvent }) => test(context, event),
    ]),
  );
  const config: MachineConfig = {
    id: journey.id,
    initial: journey.steps[0]?.id,
    states: { ...steps, ...ends },
  };
  const states = statesOf(config);
  return {
    config,
    implementations: {
      actors,
      guards,
      actions: actionsOf({ journey, newKey: options.newKey, taken: options.taken }),
      context: ({ input }) => begin(journey, input ?? {}),
      output: ({ context }) => ({
        end: context.ended?.end ?? '',
        notice: context.ended?.notice ?? null,
        facts: context.facts,
        memory: memoryOf(context),
      }),
      inputAt:
        (step) =>
        ({ context }) => ({
          situation: situationOf(context),
          key: context.keys[step] ?? '',
        }),
    },
    transitions: transitions.all.map((transition) => {
      const source = states.get(transition.from);
      const target =
        transition.to === undefined ? undefined : states.get(transition.to.slice(`#${journey.id}.`.length));
      return { ...transition, ...(source && { source }), ...(target && { target }) };
    }),
  };
}

/** What each state of a machine is, by its path. */
const statesOf = ({ states }: MachineConfig): ReadonlyMap<string, JourneyState> =>
  new Map(
    Object.entries(states).flatMap(([step, { meta, states: inner = {} }]) => [
      ...(meta ? [[step, meta] as const] : []),
      ...Object.entries(inner).flatMap(([name, state]) =>
        state.meta ? [[`${step}.${name}`, state.meta] as const] : [],
      ),
    ]),
  );

/** The XState machine of a journey. */
export function compile(journey: Journey, options: CompileOptions): Compiled {
  const { config, implementations, transitions } = configure(journey, options);
  return { journey, machine: machineOf(config, implementations), transitions };
}
