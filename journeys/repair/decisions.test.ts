import { describe, expect, test } from 'vitest';
import type { Contractor } from '../../contract/contractors.ts';
import { repair } from './journey.ts';
import { reason as operations } from './operations/reason.ts';
import { canTakeWork, chosenContractor } from './result.ts';
import {
  block,
  burst,
  contractor,
  duplicate,
  flat,
  home,
  outcome,
  outOfHoursReason,
  reason,
} from './samples/records.ts';
import {
  asksVandalism,
  isClosed,
  isPotentialDuplicate,
  isVandalism,
  type RepairSituation,
} from './situation.ts';
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
  const waits = repair.rules['somebody is isolating, nobody is vulnerable, and it can wait'];
  const household = { isolating: 'yes', vulnerable: 'no' } as const;

  test('waits with what can wait', () => {
    expect(waits?.(situation(household))).toBe(true);
    expect(waits?.(situation({ ...household, reason: { chosen: burst, text: '' }, access: 'next' }))).toBe(
      true,
    );
  });

  test.each([
    ['in a home that can be entered', { reason: { chosen: burst, text: '' }, access: 'yes' }],
    ['outside a home', { reason: { chosen: burst, text: '' }, asset: block.id }],
    ['out of hours', { reason: { chosen: outOfHoursReason, text: '' } }],
  ] as const)('does not wait with an emergency %s', (_where, answers) => {
    expect(waits?.(situation({ ...household, ...answers }))).toBe(false);
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

describe('questions about vandalism', () => {
  const guaranteed = { ...block, isInDefects: true };
  const toggles = (vandalismQuestion: boolean) => ({ ...nothingKnown.toggles, vandalismQuestion });
  const asked = (asset: typeof block, isOn = true) =>
    asksVandalism(situation({ asset: asset.id }, { assets: [asset], toggles: toggles(isOn) }));

  test('are for what is shared, where the builder still answers for it, and can be switched off', () => {
    expect(asked(guaranteed)).toBe(true);
    expect(asked({ ...block, isInDefects: false })).toBe(false);
    expect(asked({ ...home, isInDefects: true })).toBe(false);
    expect(asked(guaranteed, false)).toBe(false);
  });

  test('count while they are asked, and where the answer is yes', () => {
    const said = (vandalism: 'yes' | 'no', asset = guaranteed) =>
      isVandalism(situation({ asset: asset.id, vandalism }, { assets: [asset], toggles: toggles(true) }));
    expect(said('yes')).toBe(true);
    expect(said('no')).toBe(false);
    expect(said('yes', { ...guaranteed, isInDefects: false })).toBe(false);
  });
});

test('repairs of a merged landlord are taken everywhere once that is switched on', () => {
  const resident = { isMergedLandlord: true } as RepairFacts['resident'];
  const toggles = { ...nothingKnown.toggles, mergedLandlordRepairs: true, closedAreas: [flat.borough] };
  expect(isClosed(situation({}, { resident, toggles }), flat)).toBe(false);
});

test('a high building is told of for what is shared in it', () => {
  const high = repair.rules['the building is high'];
  const at = (asset: typeof block) => high?.(situation({ asset: asset.id }, { assets: [asset] }));
  expect(at({ ...block, isHighRise: true })).toBe(true);
  expect(at({ ...block, isHighRise: false })).toBe(false);
  expect(at({ ...home, isHighRise: true })).toBe(false);
});

test('the reason of a saved repair is gone until another is chosen', () => {
  const isGone = repair.rules['what the saved repair was about is gone'];
  expect(isGone?.(situation({ reason: undefined }, { lostReason: 'Leaking tap' }))).toBe(true);
  expect(isGone?.(situation({}, { lostReason: 'Leaking tap' }))).toBe(false);
  expect(isGone?.(situation({ reason: undefined }, { lostReason: null }))).toBe(false);
});

describe('a contractor', () => {
  const chosen = (one: Contractor) => ({
    contractor: one,
    isAgreed: true,
    priority: 'NA' as const,
    isWorkingHours: true,
  });
  const withSites = (...codes: readonly string[]): Contractor => ({
    ...contractor(),
    contractorSites: codes.map((code) => ({ contractorSiteIdentifier: code, siteStatus: 'ACTIVE' })),
  });

  test('one of whose sites has stopped takes no work', () => {
    expect(canTakeWork(chosen(withSites('ONE', 'TWO')), ['TWO'])).toBe(false);
    expect(canTakeWork(chosen(withSites('ONE', 'TWO')), [])).toBe(true);
  });

  test('is known by its first site and its first number', () => {
    const known = chosenContractor(chosen(withSites('ONE', 'TWO')), situation({}));
    const [first] = contractor().contacts.digitalAddresses.telecomsAddresses;
    expect(known).toMatchObject({ siteCode: 'ONE', phoneNumber: first?.number ?? '' });
    expect(known?.phoneNumber).not.toBe('');
  });

  test.each(['isEMA', 'isBuilder'] as const)('that is one of %s takes no bookings online', (kind) => {
    const known = chosenContractor(chosen(contractor({ isIntegrated: true, [kind]: true })), situation({}));
    expect(known?.takesOnlineBookings).toBe(false);
    expect(
      chosenContractor(chosen(contractor({ isIntegrated: true })), situation({}))?.takesOnlineBookings,
    ).toBe(true);
  });
});
