import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { type Compiled, compile } from './compile.ts';
import { Fault, faultKinds } from './fault.ts';
import type { Journey, Situation, Step } from './journey.ts';
import {
  askedQuestions,
  type Context,
  complaintsOf,
  holds,
  situationOf,
  standing,
  stepOf,
} from './memory.ts';
import { answerSamples, type Flow, outputSamples, type Samples } from './samples.ts';
import { placeOf } from './screen.ts';
import type { AnyEvent } from './transition.ts';
import { walk } from './walk.ts';

/** A state of the machine as the explorer knows it. */
export interface Snapshot {
  readonly value: unknown;
  readonly context: Context;
  readonly status: string;
}

/** One thing that happens on a path. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly event: AnyEvent;
  /** Ids of the arrows that it takes, in their order. */
  readonly taken: readonly string[];
}

/** A way through the journey from a named start. */
export interface Path {
  readonly circumstance: string;
  readonly moves: readonly Move[];
}

export interface Start {
  readonly situation: string;
  readonly taken: readonly string[];
}

export interface Explored {
  readonly compiled: Compiled;
  readonly situations: ReadonlyMap<string, Snapshot>;
  readonly moves: readonly Move[];
  /** Shortest way to each situation: the move that first led there; absent for a start. */
  readonly cameBy: ReadonlyMap<string, Move>;
  /** Each named start, with the arrows by which the machine enters its first step. */
  readonly starts: ReadonlyMap<string, Start>;
  /** The values that each rule took. */
  readonly ruleValues: ReadonlyMap<string, ReadonlySet<boolean>>;
  readonly ms: number;
}

/** The rules that decide which steps are asked, and those that a step uses itself. */
function relevantRules(journey: Journey) {
  const asked = journey.steps.flatMap((step) => step.askedWhen ?? []);
  const own = journey.steps.map((step): [string, readonly string[]] => [
    step.id,
    [
      ...step.stops.map((stop) => stop.when),
      ...step.informs.map((inform) => inform.when),
      ...[...step.asks, ...step.needs, ...step.checks, ...step.does].flatMap((item) => item.when ?? []),
      ...Object.values(step.asides).flatMap((aside) => aside.offeredWhen ?? []),
    ].filter((rule, index, all) => !asked.includes(rule) && all.indexOf(rule) === index),
  ]);
  return { asked: [...new Set(asked)], own: new Map(own) };
}

/** States in which the questions are on the screen. */
const isInHand = (state: string): boolean => /^(?:asking|checking|settling|rechecking|doing)/.test(state);

/**
 * Makes the name of a situation. Two situations are the same when the machine is in the same state, every rule that
 * can matter there gives the same answer and, while the questions are on the screen, these are equally right or wrong,
 * the step's operations came back with the same, and the same notices show. Rules of other steps are decided anew when
 * those steps are reached.
 */
export function situationKeys(journey: Journey, samples: Samples): (snapshot: Snapshot) => string {
  const relevant = relevantRules(journey);
  return ({ context, value }) => {
    const [stepId, state] = placeOf(value);
    if (context.ended) return JSON.stringify([value, context.ended]);
    const step = stepOf(journey, stepId);
    const situation = situationOf(context);
    const truth = (rules: readonly string[]) =>
      rules.map((rule) => (holds(journey, rule, situation) ? '1' : '0')).join('');
    const operations = [...step.needs, ...step.checks, ...step.does];
    const inHand = isInHand(state)
      ? [
          truth(relevant.own.get(stepId) ?? []),
          questionStates(journey, step, situation),
          operations.map((run) => standing(journey, run.run, context)?.name ?? null),
          Object.keys(context.complaints).length > 0,
          context.said.length > 0,
          context.pressed,
        ]
      : null;
    const seeking =
      context.seeking && state === 'asking' ? walk(journey, context).at.id : context.seeking !== null;
    return JSON.stringify([
      value,
      truth(relevant.asked),
      inHand,
      context.halted?.operation,
      seeking,
      samples.tellApart?.(situation, stepId) ?? null,
    ]);
  };
}

/** Per question asked: unanswered, right, or wrong in which way. */
function questionStates(journey: Journey, step: Step, situation: Situation) {
  const wrong = complaintsOf(journey, step, situation);
  return askedQuestions(journey, step, situation).map((id) =>
    situation.answers[id] === undefined ? null : (wrong[id]?.map(({ notice }) => notice) ?? 0),
  );
}

/** Tells everything that can happen in a situation, drawn from the samples. */
export function eventsBySamples(
  { journey, transitions }: Compiled,
  samples: Samples,
): (snapshot: Snapshot) => readonly AnyEvent[] {
  const listed = new Map<string, Set<string>>();
  for (const { from, event } of transitions) listed.set(from, (listed.get(from) ?? new Set()).add(event));
  return (snapshot) => {
    if (snapshot.status !== 'active') return [];
    const [stepId, state] = placeOf(snapshot.value);
    return [...(listed.get(`${stepId}.${state}`) ?? [])].flatMap((event) =>
      eventsOf(journey, samples, snapshot, event),
    );
  };
}

function eventsOf(
  journey: Journey,
  samples: Samples,
  snapshot: Snapshot,
  event: string,
): readonly AnyEvent[] {
  const [stepId, state] = placeOf(snapshot.value);
  const from = `${stepId}.${state}`;
  const step = stepOf(journey, stepId);
  const situation = situationOf(snapshot.context);
  if (event === 'always') return [];
  if (event === 'ANSWER') {
    return askedQuestions(journey, step, situation).flatMap((question) =>
      answerSamples(samples, question, snapshot.context.facts).map((value) => ({
        type: event,
        question,
        value,
      })),
    );
  }
  if (event === 'EDIT' || event === 'OPEN') {
    const wanted =
      event === 'OPEN' ? [journey.steps[0], journey.steps.at(-1)] : journey.steps.slice(0, step.index);
    return wanted.flatMap((target) => (target ? [{ type: event, step: target.id }] : []));
  }
  if (event === 'ASIDE') return Object.keys(step.asides).map((aside) => ({ type: event, aside }));
  if (event === 'done') {
    const operation = operationIn(journey, state);
    const type = `xstate.done.actor.${from}`;
    return outputSamples(samples, operation).map((output) => ({ type, output }));
  }
  if (event === 'fault') {
    return faultKinds.map((kind) => ({ type: `xstate.error.actor.${from}`, error: new Fault(kind) }));
  }
  if (event.startsWith('after ')) {
    return [{ type: `xstate.after.${event.slice('after '.length)}.${journey.id}.${from}` }];
  }
  return [{ type: event } as AnyEvent];
}

/** The operation that a state waits for. */
export function operationIn(journey: Journey, state: string): string {
  if (state === 'leaving') return journey.exit?.leave ?? '';
  if (state === 'saving') return journey.exit?.save ?? '';
  return state.slice(state.lastIndexOf(':') + 1);
}

const never = () => new Promise<never>(() => {});

/** Every situation of a flow, from every named start: breadth first, so that the way to each is the shortest. */
export function explore({ journey, samples }: Flow): Explored {
  const began = performance.now();
  let taken: string[] = [];
  const compiled = compile(journey, { run: never, newKey: () => 'key', taken: (id) => taken.push(id) });
  const key = situationKeys(journey, samples);
  const events = eventsBySamples(compiled, samples);
  const situations = new Map<string, Snapshot>();
  const cameBy = new Map<string, Move>();
  const starts = new Map<string, Start>();
  const moves: Move[] = [];

  for (const [circumstance, facts] of Object.entries(samples.circumstances)) {
    taken = [];
    const first = getInitialSnapshot(compiled.machine, { facts }) as unknown as Snapshot;
    const id = key(first);
    starts.set(circumstance, { situation: id, taken });
    situations.set(id, first);
  }
  // A map that grows while it is gone through is the queue.
  for (const [from, snapshot] of situations) {
    for (const event of events(snapshot)) {
      taken = [];
      const next = getNextSnapshot(
        compiled.machine,
        snapshot as never,
        event as never,
      ) as unknown as Snapshot;
      const to = key(next);
      const move: Move = { from, to, event, taken };
      moves.push(move);
      if (!situations.has(to)) {
        situations.set(to, next);
        cameBy.set(to, move);
      }
    }
  }
  return {
    compiled,
    situations,
    moves,
    cameBy,
    starts,
    ruleValues: ruleValues(journey, situations),
    ms: performance.now() - began,
  };
}

function ruleValues(journey: Journey, situations: ReadonlyMap<string, Snapshot>) {
  const values = new Map(Object.keys(journey.rules).map((rule) => [rule, new Set<boolean>()]));
  for (const { context } of situations.values()) {
    const situation = situationOf(context);
    for (const [rule, set] of values) if (set.size < 2) set.add(holds(journey, rule, situation));
  }
  return values;
}

/** The shortest way to a situation, and from there along one more move. */
export function pathTo(explored: Explored, situation: string, last?: Move): Path {
  const moves: Move[] = last ? [last] : [];
  let at = situation;
  for (let move = explored.cameBy.get(at); move; move = explored.cameBy.get(at)) {
    moves.unshift(move);
    at = move.from;
  }
  const circumstance = [...explored.starts].find(([, start]) => start.situation === at)?.[0] ?? '';
  return { circumstance, moves };
}
