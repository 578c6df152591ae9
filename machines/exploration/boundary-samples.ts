import { classify, type Journey, type Situation, situationOf, stateOf } from '../engine/index.ts';
import { answersAtBoundaries, valuesAtBoundaries } from './boundaries.ts';
import { answersNamedBy } from './reads-of-data.ts';
import { outputSamples, type Samples } from './samples.ts';
import type { Snapshot } from './state-key.ts';

/** As many situations of one place are looked at. */
const maxSituations = 6;

/**
 * The samples, with the values on both sides of each boundary that a rule, a condition of an outcome or the check of a
 * question draws between them and less of them, and with the answers that rules name.
 * @param states some states of each place of the journey
 */
export function withBoundaries(journey: Journey, samples: Samples, states: Iterable<Snapshot>): Samples {
  const { running, asking } = situationsOf(journey, states);
  const rules = (situation: Situation): string =>
    Object.values(journey.rules)
      .map((rule) => attempt(() => String(rule(situation))))
      .join();
  const outputs = Object.entries(journey.operations).map(([id, operation]) => {
    const situations = running.get(id) ?? [];
    const outcomeIn = (situation: Situation, output: unknown) => classify(operation, output, situation);
    const decide = (situation: Situation, output: unknown): string => {
      const outcome = outcomeIn(situation, output);
      const facts = {
        ...(situation.facts as object),
        ...operation.outcomes[outcome]?.facts?.(output, situation),
      };
      return `${outcome} ${rules({ ...situation, facts })}`;
    };
    const found = valuesAtBoundaries(outputSamples(samples, id), (output) =>
      situations.map((situation) => attempt(() => decide(situation, output))).join(' '),
    );
    const byOutcome = Map.groupBy(found, (output) =>
      attempt(() => (situations[0] ? outcomeIn(situations[0], output) : '')),
    );
    return [id, merged(samples.outputs[id] ?? {}, byOutcome)] as const;
  });
  const answers = Object.entries(samples.answers).map(([id, given]) => {
    const question = journey.questions[id];
    const situations = asking.get(id) ?? [];
    if (!question || situations.length === 0) return [id, given] as const;
    const decide = (facts: unknown, value: unknown): string =>
      situations
        .map((situation) =>
          attempt(() => {
            const at = { ...situation, facts, answers: { ...situation.answers, [id]: value } };
            const complaints = question.check(value as never, facts as never).map(({ notice }) => notice);
            return `${complaints} ${rules(at)}`;
          }),
        )
        .join(' ');
    const { measured } = question;
    const extended = (values: readonly unknown[], facts: unknown): readonly unknown[] => {
      const decideIn = (value: unknown) => decide(facts, value);
      const more = measured
        ? answersAtBoundaries(values, decideIn, measured)
        : valuesAtBoundaries(values, decideIn);
      const named = answersNamedBy(journey.rules, id, values).filter(
        (value) => question.check(value as never, facts as never).length === 0,
      );
      return [...values, ...more, ...named];
    };
    if (typeof given !== 'function') return [id, extended(given, situations[0]?.facts)] as const;
    const known = new WeakMap<object, readonly unknown[]>();
    const byFacts = (facts: never): readonly unknown[] => {
      const values = known.get(facts) ?? extended(given(facts), facts);
      known.set(facts, values);
      return values;
    };
    return [id, byFacts] as const;
  });
  return { ...samples, outputs: Object.fromEntries(outputs), answers: Object.fromEntries(answers) };
}

/** Situations in which each operation runs, and in which each question is asked. */
function situationsOf(journey: Journey, states: Iterable<Snapshot>) {
  const running = new Map<string, Situation[]>();
  const asking = new Map<string, Situation[]>();
  const add = (map: Map<string, Situation[]>, id: string, situation: Situation) => {
    const list = map.get(id) ?? [];
    if (list.length < maxSituations) map.set(id, [...list, situation]);
  };
  const steps = new Map(journey.steps.map((step) => [step.id, step]));
  for (const at of states) {
    if (at.status !== 'active') continue;
    const { operation, step, activity } = stateOf(at);
    const situation = situationOf(at.context);
    if (operation) add(running, operation, situation);
    else if (activity === 'asking')
      for (const { question } of steps.get(step)?.asks ?? []) add(asking, question, situation);
  }
  return { running, asking };
}

type Outputs = Readonly<Record<string, readonly unknown[]>>;

const merged = (given: Outputs, found: ReadonlyMap<string, readonly unknown[]>): Outputs => {
  const all = { ...given };
  for (const [outcome, values] of found) all[outcome] = [...(all[outcome] ?? []), ...values];
  return all;
};

/** What cannot be decided counts as a decision of its own: the definition is faulty there, and exploring says so. */
function attempt(decide: () => string): string {
  try {
    return decide();
  } catch {
    return 'undecided';
  }
}
