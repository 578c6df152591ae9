import { describe, expect, it } from 'vitest';
import { reckon } from '../gateway/legal-deadlines/reckon.ts';
import { compareReckonings } from '../scripts/legal-deadlines/compare.ts';

describe('two reckonings of the deadlines of the law', () => {
  it('say the same of sampled hours of three years', () => {
    // 97 has nothing in common with the hours of a day or a week, so that every hour of the week comes round.
    const result = compareReckonings({ from: '2025-10-27', to: '2028-10-27', everyHours: 97 });
    expect(result.differences).toEqual([]);
    expect(result.compared).toBeGreaterThan(5000);
    expect(result.clockChanges).toHaveLength(5);
    expect(result.holidays).toHaveLength(24);
  });

  it.each([
    ['spring', '2026-03-27', '2026-03-31'],
    ['autumn', '2026-10-23', '2026-10-27'],
  ])('say the same of every hour about the change of the clocks in %s', (_season, from, to) => {
    const result = compareReckonings({ from, to, everyHours: 1 });
    expect(result.clockChanges).toHaveLength(1);
    expect(result.differences).toEqual([]);
  });

  it('both refuse what lies beyond the bank holidays that are known', () => {
    const result = compareReckonings({ from: '2028-12-18', to: '2029-01-01', everyHours: 5 });
    expect(result.unknown).toBeGreaterThan(0);
    expect(result.differences).toEqual([]);
  });

  it('differ where one of them is wrong', () => {
    const { differences } = compareReckonings({
      from: '2026-12-24',
      to: '2026-12-25',
      everyHours: 6,
      // Forgets that bank holidays are no working days.
      reckonRow: (row, start) =>
        row.length?.unit === 'workingDays'
          ? reckon({ ...row, length: { count: row.length.count, unit: 'days' } }, start)
          : reckon(row, start),
    });
    expect(differences.map(({ row }) => row)).toContain('investigation');
  });
});
