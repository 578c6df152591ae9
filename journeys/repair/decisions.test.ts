import { describe, expect, test } from 'vitest';
import { reason as operations } from './operations/reason.ts';
import { rules } from './rules.ts';
import { block, burst, duplicate, flat, home, outcome, outOfHoursReason, reason } from './samples/records.ts';
import { isClosed, isPotentialDuplicate, type RepairSituation } from './situation.ts';
import { nothingKnown, type RepairFacts } from './vocabulary.ts';

/** A repair of the kitchen tap in the flat, as it is said in answers and facts. */
const situation = (
  answers: RepairSituation['answers'],
  facts: Partial<RepairFacts> = {},
): RepairSituation => ({
  editing: false,
  answers: { asset: home.id, reason: { chosen: reason(), text: '' }, ...answers },
  facts: { ...nothingKnown, homes: [flat], assets: [home, block], ...facts },
});

describe('who isolates, and is not vulnerable,', () => {
  const waits = rules['somebody is isolating, nobody is vulnerable, and it can wait'];
  const household = { isolating: 'yes', vulnerable: 'no' } as const;

  test('waits with what can wait', () => {
    expect(waits(situation(household))).toBe(true);
    expect(waits(situation({ ...household, reason: { chosen: burst, text: '' }, access: 'next' }))).toBe(
      true,
    );
  });

  test.each([
    ['in a home that can be entered', { reason: { chosen: burst, text: '' }, access: 'yes' }],
    ['outside a home', { reason: { chosen: burst, text: '' }, asset: block.id }],
    ['out of hours', { reason: { chosen: outOfHoursReason, text: '' } }],
  ] as const)('does not wait with an emergency %s', (_where, answers) => {
    expect(waits(situation({ ...household, ...answers }))).toBe(false);
  });
});

test.each([
  ['its borough', [flat.borough], true],
  ['its region', [flat.region], true],
  ['another area', ['Westport'], false],
])('a home of a merged landlord is closed to online repairs by %s', (_name, closedAreas, closed) => {
  const resident = { isMergedLandlord: true } as RepairFacts['resident'];
  const toggles = { ...nothingKnown.toggles, mergedLandlordRepairs: false, closedAreas };
  expect(isClosed(situation({}, { resident, toggles }), flat)).toBe(closed);
});

describe('the follow-up question', () => {
  const question = (description: string, tenancyTypes: readonly string[]) => ({
    description,
    assetType: 'Property' as const,
    tenancyTypes: [...tenancyTypes],
    isEligible: true,
  });
  const asked = (tenancyTypes: readonly (readonly string[])[]) => {
    const additionalData = tenancyTypes.map((types, index) => question(`question ${index}`, types));
    const chosen = reason({ additionalData });
    const checked = { heating: null, outcome: outcome(), warnings: [] };
    const { facts } = operations.checkReason.outcomes['can be reported'];
    return facts?.(checked, situation({ reason: { chosen, text: '' } })).reason?.followUp;
  };

  test('is the first for the tenancy of the home', () => {
    expect(asked([['LEASEHOLD'], ['SECURE'], []])).toBe('question 1');
  });

  test('may be for every tenancy', () => {
    expect(asked([['LEASEHOLD'], []])).toBe('question 1');
  });

  test('of other tenancies is not asked', () => {
    expect(asked([['LEASEHOLD']])).toBeNull();
  });
});

test.each([
  ['open for the same reason', duplicate(1, 'open'), true],
  ['open for another reason', duplicate(1, 'open', false), false],
  ['saved for the same reason', duplicate(1, 'saved draft'), false],
])('a repair that was not chosen makes another a potential duplicate: %s', (_kind, found, isPotential) => {
  expect(isPotentialDuplicate(situation({ duplicate: 'none' }, { duplicates: [found] }))).toBe(isPotential);
  expect(isPotentialDuplicate(situation({ duplicate: found.id }, { duplicates: [found] }))).toBe(false);
});
