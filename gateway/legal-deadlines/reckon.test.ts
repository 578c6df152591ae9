import { describe, expect, it } from 'vitest';
import { legalDeadlines as words } from '../../content/legal-deadlines.ts';
import { wallTime } from '../../contract/dates.ts';
import type { LegalDeadline } from '../../contract/legal-deadlines/row.ts';
import { type LegalDeadlineName, legalDeadlines } from '../../contract/legal-deadlines/table.ts';
import { instantOf } from '../provider/clock.ts';
import { isFor, isInForce, reckon } from './reckon.ts';

const rows: readonly (readonly [name: string, row: LegalDeadline])[] = Object.entries(legalDeadlines);

/** The last moment on the wall in England, or why there is none. */
function due(name: LegalDeadlineName, start: string): string {
  const reckoned = reckon(legalDeadlines[name], instantOf(start));
  return reckoned.state === 'due' ? wallTime(reckoned.at) : reckoned.state;
}

describe('every row', () => {
  it.each(rows)('%s says from when it is in force, for whom and how long', (_name, row) => {
    if (row.commencement.state === 'dated') expect(row.commencement.from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row.covers).not.toHaveLength(0);
    if (row.length === null) expect(row.remark).toBeDefined();
    else expect(Number.isInteger(row.length.count) && row.length.count >= 0).toBe(true);
  });

  it('has words', () => {
    expect(Object.keys(words.titles)).toEqual(Object.keys(legalDeadlines));
  });

  it('that is announced and not commenced says so, and counts nothing', () => {
    const announced = rows.filter(([, { commencement }]) => commencement.state === 'announced');
    expect(announced.map(([name]) => name)).toEqual(['hazardsOf2026', 'hazardsOf2027']);
    for (const [, row] of announced) {
      expect(row.remark).toMatch(/^Announced, not commenced:/);
      expect(reckon(row, instantOf('2028-01-03T09:00:00'))).toEqual({ state: 'none' });
    }
  });
});

describe('a deadline', () => {
  it.each([
    ['madeSafe', '2026-12-24T23:30:00', '2026-12-25T23:30:00'],
    ['madeSafe', '2026-03-28T12:00:00', '2026-03-29T13:00:00'],
    ['madeSafe', '2026-10-24T12:00:00', '2026-10-25T11:00:00'],
    ['investigation', '2026-12-18T16:00:00', '2027-01-06T23:59:59'],
    ['summary', '2026-04-01T16:00:00', '2026-04-08T23:59:59'],
    ['worksLatest', '2026-11-23T16:00:00', '2027-02-15T23:59:59'],
    ['electricalCopyEarlier', '2026-11-23T16:00:00', '2026-12-21T23:59:59'],
    ['electricalCheckEarlier', '2028-02-29T16:00:00', '2033-02-28T23:59:59'],
    ['gasCheck', '2026-11-23T16:00:00', '2027-11-23T23:59:59'],
  ] as const)('%s from %s is kept to %s', (name, start, last) => {
    expect(due(name, start)).toBe(last);
  });

  it('is not counted before it is in force, nor beyond the bank holidays that are known', () => {
    expect(due('madeSafe', '2025-10-26T23:59:59')).toBe('none');
    expect(due('madeSafe', '2025-10-27T00:00:00')).toBe('2025-10-28T00:00:00');
    expect(due('informationAnswered', '2027-06-01T09:00:00')).toBe('none');
    expect(due('investigation', '2028-12-20T09:00:00')).toBe('unknown');
    expect(isInForce(legalDeadlines.informationPublished, '2026-09-30')).toBe(false);
    expect(isInForce(legalDeadlines.informationPublished, '2026-10-01')).toBe(true);
  });

  it('is for those whom its law covers', () => {
    const since = { tenure: 'socialTenant', grantedDay: '2025-12-01' } as const;
    const before = { ...since, grantedDay: '2025-11-30' };
    expect([since, before].map((tenancy) => isFor(legalDeadlines.electricalCheck, tenancy))).toEqual([
      true,
      false,
    ]);
    expect([since, before].map((tenancy) => isFor(legalDeadlines.electricalCheckEarlier, tenancy))).toEqual([
      false,
      true,
    ]);
    expect(isFor(legalDeadlines.madeSafe, since)).toBe(true);
    expect(isFor(legalDeadlines.madeSafe, { ...since, tenure: 'sharedOwner' })).toBe(false);
    expect(isFor(legalDeadlines.stage1Answered, { ...since, tenure: 'leaseholder' })).toBe(true);
  });
});
