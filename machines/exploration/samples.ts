import type { Journey, Situation, Tools, ValueOf } from '../engine/index.ts';
import type { Property } from './properties/property.ts';
import type { Requirements } from './properties/requirement.ts';
import type { Titles } from './titles.ts';

/**
 * Examples of everything that can come into a journey: where it starts, what can be answered (right and wrong), what
 * operations can come back with. Paths, stories and the atlas are made from them. They never reach a resident.
 */
export interface Samples {
  /** Facts at the start, by a name that says what is special. */
  readonly initialScenarios: Readonly<Record<string, object>>;
  /** Values to enter, of every class that the question tells apart. */
  readonly answers: Readonly<Record<string, readonly unknown[] | ((facts: never) => readonly unknown[])>>;
  /** Outputs of each operation, by the outcome that they show. */
  readonly outputs: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  /**
   * What two situations at a step differ in besides the truth of the rules. Only for a journey in which what is derived
   * from the reads of its rules makes far too many states.
   */
  tellApart?(situation: Situation, step: string): unknown;
}

type OutputOf<O> = O extends { run(situation: never, tools: Tools<never>): Promise<infer Output> }
  ? Output
  : unknown;
type OutcomesOf<O> = O extends { readonly outcomes: infer Outcomes } ? keyof Outcomes : never;

/** Samples that are complete for a journey: every question, every outcome of every operation. */
export interface SamplesFor<Qs, Os, Facts> {
  readonly initialScenarios: Readonly<Record<string, Partial<Facts>>>;
  readonly answers: {
    readonly [Q in keyof Qs]: readonly ValueOf<Qs[Q]>[] | ((facts: Facts) => readonly ValueOf<Qs[Q]>[]);
  };
  readonly outputs: {
    readonly [O in keyof Os]: { readonly [Name in OutcomesOf<Os[O]>]: readonly OutputOf<Os[O]>[] };
  };
}

/** The samples of one question in a situation. */
export function answerSamples(samples: Samples, question: string, facts: unknown): readonly unknown[] {
  const given = samples.answers[question] ?? [];
  return typeof given === 'function' ? given(facts as never) : given;
}

/** Every output sample of an operation, each once. */
export const outputSamples = (samples: Samples, operation: string): readonly unknown[] => [
  ...new Set(Object.values(samples.outputs[operation] ?? {}).flat()),
];

export interface Flow {
  readonly journey: Journey;
  readonly samples: Samples;
  /** What the specification demands of it. */
  readonly properties?: readonly Property[];
  /** All that the specification demands of it and of its pages, and by what that is held where no property can. */
  readonly requirements?: Requirements;
  /** What analysts read in place of names; a name without a title stands for itself. */
  readonly titles?: Titles;
  /** What the journey was made from, where its steps are the provider's data: its flow grows with them. */
  readonly grownFrom?: object;
  /** Arrows that need not be taken, each with the reason. */
  readonly exemptions?: readonly { readonly what: string; readonly why: string }[];
}
