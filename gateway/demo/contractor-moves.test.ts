import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MoveFacts } from './contractor-moves.ts';
import { courseOf, courses, nextMove } from './contractor-moves.ts';

const facts: MoveFacts = {
  course: 'smooth',
  isEmergency: false,
  isHazard: false,
  awaitsResident: false,
  codes: ['CREATED'],
  paces: 9,
};

/** All that happens to a repair, from its report to the end. */
function lifeOf(changes: Partial<MoveFacts>): { readonly codes: string[]; readonly statuses: string[] } {
  const codes = [...(changes.codes ?? facts.codes)];
  const statuses: string[] = [];
  for (let moves = 0; moves < 40; moves++) {
    const move = nextMove({ ...facts, ...changes, codes });
    if (move === undefined) return { codes: codes.reverse(), statuses };
    codes.unshift(move.books ? 'APCREATE01' : move.code);
    statuses.push(move.books ? 'Appointed' : move.status);
  }
  throw new Error('it does not come to an end');
}

const goesWell = ['APCREATE01', 'ENGOS01', 'ENGOS03', 'ENGOS07'];

describe('the life of a repair', () => {
  it.each([
    ['smooth', []],
    ['contractorCancels', ['APCREATE01', 'AUPDATE02']],
    ['noAccess', ['APCREATE01', 'ENGOS01', 'NOACCESS']],
    ['partsNeeded', ['APCREATE01', 'ENGOS01', 'ENGOS03', 'ENGOS06']],
    ['unableToProceed', ['APCREATE01', 'ENGOS01', 'ENGOS03', 'ENGOS05']],
  ] as const)('%s ends well, the second time at the latest', (course, first) => {
    const { codes, statuses } = lifeOf({ course });
    expect(codes).toEqual(['CREATED', ...first, ...goesWell]);
    expect(statuses.at(-1)).toBe('Completed');
  });

  it.each(courses)('an emergency goes straight, also on the course %s', (course) => {
    expect(lifeOf({ course, isEmergency: true, codes: ['EMERGENCY'] }).codes).toEqual([
      'EMERGENCY',
      'ENGOS01',
      'ENGOS03',
      'ENGOS07',
    ]);
  });

  it('has damp looked at, told about and made safe', () => {
    expect(lifeOf({ isHazard: true }).codes.slice(-6)).toEqual([
      'ENGOS03',
      'HZINV01',
      'HZSUM01',
      'HZSAFE01',
      'HZWORK01',
      'ENGOS07',
    ]);
  });

  it('confirms a wish', () => {
    expect(nextMove({ ...facts, codes: ['APCREATE10', 'CREATED'] })).toMatchObject({
      code: 'APCREATE01',
      visit: 'confirmed',
    });
  });
});

describe('waits', () => {
  it('for residents who can choose', () => {
    expect(nextMove({ ...facts, awaitsResident: true })).toBeUndefined();
  });

  it('longer for them to choose again', () => {
    const missed = { ...facts, codes: ['NOACCESS', 'ENGOS01', 'APCREATE01', 'CREATED'] };
    expect(nextMove({ ...missed, paces: 4 })).toBeUndefined();
    expect(nextMove({ ...missed, paces: 5 })).toEqual({ books: true });
  });

  it.each([[[]], [['CANCELLED']], [['ENGOS07']], [['XQ99']], [['toString']]])(
    'for good after %j',
    (codes) => {
      expect(nextMove({ ...facts, codes })).toBeUndefined();
    },
  );
});

it('not all repairs take the same course, and each always its own', () => {
  const ids = Array.from({ length: 400 }, () => randomUUID());
  expect(new Set(ids.map(courseOf))).toEqual(new Set(courses));
  expect(ids.map(courseOf)).toEqual(ids.map(courseOf));
});
