import {
  classify,
  holds,
  type Journey,
  operationOf,
  pathReader,
  type Run,
  type Situation,
  type Step,
  situationOf,
} from '../engine/index.ts';
import { callsAnybody } from './calls-anybody.ts';
import { readsOfData } from './reads-of-data.ts';
import { ownRulesOf, rulesOf, runsOf } from './rules-of-step.ts';
import { outputSamples, type Samples } from './samples.ts';
import { someStates, type Walkable } from './some-states.ts';
import type { LaterReads } from './state-key.ts';

/** States at one place in which reading is watched. */
const maxStates = 40;

type Reader = (situation: Situation) => unknown;

/**
 * Finds out what is still to be read at each step, beyond the truth of its own rules: the facts that the rules of later
 * steps read, those of these rules that read an answer which is given by then, which outcome each sample of its own
 * operations would be, and whether these would call anybody at all. What a rule that is data reads, its data tells; all
 * else is found by watching rules and conditions in some states of each place.
 */
export function laterReads(journey: Journey, samples: Samples, walkable: Walkable): LaterReads {
  const rules = readersBy(Object.entries(journey.rules));
  const watchedRules = Object.entries(journey.rules).flatMap(([name, rule]) => {
    const reader = rules.get(name);
    const reads = readsOfData(rule);
    for (const path of reads ?? []) reader?.paths.add(path);
    return reader && !reads ? [reader] : [];
  });
  const outcomes = readersBy(
    Object.keys(journey.operations).map((id) => [
      id,
      (situation) => outcomesOf(journey, samples, id, situation),
    ]),
  );
  const learnt = new Map<string, Set<string>>();
  const callNobody = new Set<string>();
  for (const { context } of someStates(walkable, maxStates)) {
    for (const run of Object.keys(journey.operations)) {
      const names = quietly(() => factsLearntBy(journey, samples, run, situationOf(context)));
      learnt.set(run, new Set([...(learnt.get(run) ?? []), ...names]));
      if (!callsAnybody(journey, run, situationOf(context))) callNobody.add(run);
    }
    const pathsOf = pathReader(situationOf(context));
    for (const { read, paths } of [...watchedRules, ...outcomes.values()])
      for (const path of quietly(() => pathsOf(read))) paths.add(path);
  }
  const readsSituation = (run: string) => (outcomes.get(run)?.paths.size ?? 0) > 0;
  const mayCallNobody = (run: string) => callNobody.has(run);
  const later = journey.steps.map((step) => ({
    facts: factsReadAfter(journey, step, rules, learnt),
    rules: rulesReadAfter(journey, step, rules),
    runs: [...new Set(operationsRunBy(step))].filter(readsSituation),
    calls: [...new Set(operationsRunBy(step))].filter(mayCallNobody),
    known: new WeakMap<object, string>(),
  }));
  return (context, { index }) => {
    const at = later[index];
    if (!at) return null;
    const values = at.known.get(context.facts) ?? valuesAt(context.facts, at.facts);
    at.known.set(context.facts, values);
    const situation = situationOf(context);
    return [
      values,
      ...at.rules.map((rule) => holds(journey, rule, situation)),
      ...at.runs.map((run) => outcomesOf(journey, samples, run, situation)),
      ...at.calls.map((run) => callsAnybody(journey, run, situation)),
    ].join();
  };
}

/** Paths in the facts that the rules of later steps read, without what is found out anew on the way there. */
function factsReadAfter(
  journey: Journey,
  { index }: Step,
  rules: Readers,
  learnt: ReadonlyMap<string, ReadonlySet<string>>,
): readonly (readonly string[])[] {
  const found = new Set<string>();
  const open = new Set<string>();
  const learns = (runs: readonly Run[]) => {
    for (const { run } of runs) for (const fact of learnt.get(run) ?? []) open.add(fact);
  };
  for (const step of journey.steps.slice(index)) {
    if (step.index > index) {
      learns(step.load);
      for (const path of rulesOf(step).flatMap((rule) => [...(rules.get(rule)?.paths ?? [])]))
        if (path.startsWith('facts.') && !open.has(path.split('.')[1] ?? '')) found.add(path);
    }
    learns([...step.check, ...step.submit]);
  }
  return [...found].map((path) => path.split('.').slice(1));
}

/** Rules that later steps use and that read an answer which is given by then, without those that each name holds anyway. */
function rulesReadAfter(journey: Journey, { index }: Step, rules: Readers): readonly string[] {
  const given = new Set(
    journey.steps
      .slice(0, index + 1)
      .flatMap(({ asks }) => asks.map(({ question }) => `answers.${question}`)),
  );
  const isGiven = (path: string) => given.has(path.split('.', 2).join('.'));
  return [...new Set(journey.steps.slice(index + 1).flatMap(ownRulesOf))].filter((rule) =>
    [...(rules.get(rule)?.paths ?? [])].some(isGiven),
  );
}

type Readers = ReadonlyMap<string, { readonly read: Reader; readonly paths: Set<string> }>;

const readersBy = (readers: readonly (readonly [string, Reader])[]): Readers =>
  new Map(readers.map(([name, read]) => [name, { read, paths: new Set<string>() }]));

const operationsRunBy = (step: Step): readonly string[] => runsOf(step).map(({ run }) => run);

/** Which outcome each sample of an operation is. */
const outcomesOf = (journey: Journey, samples: Samples, id: string, situation: Situation): string =>
  outputSamples(samples, id)
    .map((output) => classify(operationOf(journey, id), output, situation))
    .join();

/** The facts that an operation finds out. */
const factsLearntBy = (
  journey: Journey,
  samples: Samples,
  id: string,
  situation: Situation,
): readonly string[] =>
  Object.entries(journey.operations[id]?.outcomes ?? {}).flatMap(([name, { facts }]) =>
    (samples.outputs[id]?.[name] ?? []).flatMap((output) => Object.keys(facts?.(output, situation) ?? {})),
  );

function quietly(read: () => readonly string[]): readonly string[] {
  try {
    return read();
  } catch {
    // The step would never be reached like this.
    return [];
  }
}

const isIndex = (name: string): boolean => /^\d+$/.test(name);

/** The values at these paths. A text in a list is what its item is called, and no kind of its own. */
const valuesAt = (root: unknown, paths: readonly (readonly string[])[]): string =>
  JSON.stringify(
    paths.map((path) => {
      let value = root;
      for (const name of path)
        value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
      const isName = typeof value === 'string' && path.some(isIndex);
      return isName || (typeof value === 'object' && value !== null) ? 0 : value;
    }),
  );
