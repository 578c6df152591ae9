import { describe, expect, it } from 'vitest';
import { valuesAtBoundaries } from './boundaries.ts';

describe('values at boundaries', () => {
  it('are one and two homes where the rule asks for more than one', () => {
    const isSeveral = (homes: unknown) => String((homes as readonly string[]).length > 1);
    expect(valuesAtBoundaries([['a', 'b', 'c', 'd']], isSeveral)).toEqual([['a'], ['a', 'b']]);
  });

  it('are only those that the samples lack', () => {
    const isSeveral = (homes: unknown) => String((homes as readonly string[]).length > 1);
    expect(valuesAtBoundaries([['a'], ['x', 'y'], ['a', 'b', 'c']], isSeveral)).toEqual([]);
  });

  it('are numbers on both sides, however deep in the value', () => {
    const isPayable = (value: unknown) => {
      const { balance } = (value as { account: { balance: number } }).account;
      return String(balance >= 100 && balance <= 500_000);
    };
    const sample = (balance: number) => ({ account: { balance } });
    expect(valuesAtBoundaries([sample(12_530), sample(600_000), sample(0)], isPayable)).toEqual([
      sample(99),
      sample(100),
      sample(500_000),
      sample(500_001),
    ]);
  });

  it('are texts of the greatest length and of one more', () => {
    const isShort = (text: unknown) => String((text as string).length <= 1500);
    const [longest, tooLong] = valuesAtBoundaries(['short', 'x'.repeat(2000)], isShort) as string[];
    expect([longest?.length, tooLong?.length]).toEqual([1500, 1501]);
  });

  it('are none where something is equal or not', () => {
    const kinds: Readonly<Record<number, string>> = { 101: 'keys', 102: 'parking' };
    expect(valuesAtBoundaries([101, 102], (kind) => kinds[kind as number] ?? 'unknown')).toEqual([]);
    expect(valuesAtBoundaries(['yes', 'no'], (said) => String(said === 'yes'))).toEqual([]);
    const id = '6d1f5c1e-0d5e-4f0a-9f7a-3b1c2d4e5f60';
    expect(valuesAtBoundaries([id], (value) => String(value === id))).toEqual([]);
  });
});
