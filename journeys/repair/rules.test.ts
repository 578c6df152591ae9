import { describe, expect, test } from 'vitest';
import { repair } from './journey.ts';
import { draft as draftOperations } from './operations/draft.ts';
import { reason as reasonOperations } from './operations/reason.ts';
import { burst, duplicate, flat, home, notForThisTenancy, reason } from './samples/records.ts';
import { isPotentialDuplicate, liesIn, type RepairSituation } from './situation.ts';
import { nothingKnown } from './vocabulary.ts';

const situation = (answers: object, facts: object = {}): RepairSituation =>
  ({
    editing: false,
    answers: { asset: home.id, ...answers },
    facts: { ...nothingKnown, homes: [flat], assets: [home], ...facts },
  }) as never;
const chosen = (one: ReturnType<typeof reason>) => ({ chosen: one, text: one.description });

describe('somebody who isolates', () => {
  const waits = repair.rules['somebody is isolating, nobody is vulnerable, and it can wait'];
  const isolating = { isolating: 'yes', vulnerable: 'no' };

  test('waits with what can wait', () => {
    expect(waits?.(situation({ ...isolating, reason: chosen(reason()) }))).toBe(true);
  });

  test('does not wait in an emergency, nor where somebody is vulnerable', () => {
    expect(waits?.(situation({ ...isolating, reason: chosen(burst), access: 'yes' }))).toBe(false);
    expect(waits?.(situation({ ...isolating, vulnerable: 'yes', reason: chosen(reason()) }))).toBe(false);
  });
});

test('a home lies in an area by its borough and by its region', () => {
  expect(liesIn(flat, [flat.borough])).toBe(true);
  expect(liesIn(flat, [flat.region])).toBe(true);
  expect(liesIn(flat, ['Elsewhere'])).toBe(false);
});

test('a potential duplicate is open and for the same reason, and the resident says that it is none of those', () => {
  const found = (...duplicates: readonly ReturnType<typeof duplicate>[]) =>
    isPotentialDuplicate(situation({ duplicate: 'none' }, { duplicates }));
  expect(found(duplicate(1, 'open'))).toBe(true);
  expect(found(duplicate(1, 'open', false))).toBe(false);
  expect(found(duplicate(1, 'saved draft'))).toBe(false);
  expect(
    isPotentialDuplicate(situation({ duplicate: 'other' }, { duplicates: [duplicate(1, 'open')] })),
  ).toBe(false);
});

test('a follow-up question is for the tenancies that it names, or for all where it names none', () => {
  const refused = reasonOperations.checkReason.outcomes['refused for this kind of tenancy'].when;
  const asking = (tenancyTypes: readonly string[]) => {
    const [entry] = notForThisTenancy.additionalData;
    const one = reason({ additionalData: entry ? [{ ...entry, tenancyTypes: [...tenancyTypes] }] : [] });
    return refused?.({} as never, situation({ reason: chosen(one) }) as never);
  };
  expect(asking([])).toBe(true);
  expect(asking([flat.tenancyType])).toBe(true);
  expect(asking(['A tenancy of another kind'])).toBe(false);
});

test('a repair that is saved anew for another place leaves the files of the first behind', () => {
  const anew =
    draftOperations.startDraft.outcomes['saved anew for another place, without the files of the first'];
  expect(anew.answers?.({} as never, {} as never)).toEqual({ files: undefined });
});
