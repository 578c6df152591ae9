/** What was read before a machine that reads it began. */
export interface InitialData<T = unknown> {
  readonly value: T;
  /** Whether it was read just now, for what is being shown: it is not read again before it would be anyway. */
  readonly isFresh: boolean;
}
