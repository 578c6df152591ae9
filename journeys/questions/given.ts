import type { Question } from '../../machines/engine/index.ts';

export interface GivenQuestion<Facts = never> extends Question<string, 'given', Facts> {
  /** What is known already. */
  readonly textFor: (facts: Facts) => string;
  /** It asks nothing, so that nothing is ever wrong. */
  check(value: string | undefined, facts: Facts): readonly never[];
}

/** What the provider knows and the resident cannot change here. It is shown like a question and asks nothing. */
export const given = <Facts>(text: (facts: Facts) => string): GivenQuestion<Facts> => ({
  kind: 'given',
  textFor: text,
  check: () => [],
});
