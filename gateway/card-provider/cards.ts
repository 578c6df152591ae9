/** What a card of the demonstration does. */
export interface TestCard {
  readonly number: string;
  /** What the bank says, at last. */
  readonly decision: 'paid' | 'refused' | undefined;
  /** Seconds until the bank says it; at once unless told. */
  readonly after?: number;
}

/** Every card that can be paid with. The frame says 0 for all that are not refused at once: what it says proves nothing. */
export const testCards = {
  paid: { number: '4111111111111111', decision: 'paid' },
  refused: { number: '4000000000000002', decision: 'refused' },
  slow: { number: '4000000000000077', decision: 'paid', after: 20 },
  refusedLate: { number: '4000000000000127', decision: 'refused', after: 5 },
  never: { number: '4000000000000119', decision: undefined },
} as const satisfies Readonly<Record<string, TestCard>>;

/** The card with this number, whatever stands between its digits. */
export const cardOf = (number: string): TestCard | undefined => {
  const digits = number.replace(/[\s-]/g, '');
  return Object.values<TestCard>(testCards).find((card) => card.number === digits);
};
