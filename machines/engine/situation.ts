export type Answers = Readonly<Record<string, unknown>>;

/** What a rule may look at: what the resident answered and what the provider's systems told us. */
export interface Situation<A = Answers, Facts = unknown> {
  readonly answers: A;
  readonly facts: Facts;
  /** The resident changes an answer on the way back to the review. */
  readonly editing: boolean;
}
