import { describe, expect, test } from 'vitest';
import {
  channels,
  repairTypeOf,
  reporterRelationshipIds,
  reportingMethodIds,
} from '../../../contract/order-values.ts';
import { priorityCodes } from '../../../contract/priority.ts';
import { questions } from '../questions.ts';
import { block, burst, flat, home, reason } from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown } from '../vocabulary.ts';
import { orderFrom } from './order.ts';

const resident = {
  id: 'me',
  title: 'Ms',
  givenName: 'Amara',
  surname: 'Okafor',
  phones: ['07700900123'],
  isMergedLandlord: false,
};
const toggles = { ...nothingKnown.toggles, covidQuestion: true, vandalismQuestion: true };

/** The order of a repair inside the home, with these answers and facts. */
const orderOf = (
  answers: RepairSituation['answers'],
  facts: Partial<RepairSituation['facts']> = {},
): ReturnType<typeof orderFrom> =>
  orderFrom({
    editing: false,
    answers: { asset: home.id, reason: { chosen: reason(), text: '' }, ...answers },
    facts: {
      ...nothingKnown,
      resident,
      toggles,
      homes: [flat],
      assets: [home, { ...block, isInDefects: true }],
      locations: [{ value: 'kitchen', label: 'Kitchen' }],
      ...facts,
    },
  });

describe('the order of a repair', () => {
  test('has the place where it is as an id with its name', () => {
    expect(orderOf({ location: 'kitchen' }).job?.location).toEqual({
      locationId: 'kitchen',
      location: 'Kitchen',
    });
  });

  test('has the code NA until another is known', () => {
    expect(orderOf({}).job?.sorCode).toBe('NA');
    expect(orderOf({}, { reason: { ...nothingKnown.reason, sorCode: 'PLUM01' } }).job?.sorCode).toBe(
      'PLUM01',
    );
  });

  test('says whether somebody is vulnerable, and how it affects them', () => {
    const vulnerability = (answers: RepairSituation['answers']) => orderOf(answers).customer?.vulnerability;
    expect(vulnerability({ vulnerable: 'yes', vulnerability: ' Uses a wheelchair ' })).toEqual({
      isVulnerable: true,
      VulnerableResponseText: 'Uses a wheelchair',
    });
    expect(vulnerability({ vulnerable: 'no', vulnerability: 'Uses a wheelchair' })).toEqual({
      isVulnerable: false,
      VulnerableResponseText: '',
    });
    expect(vulnerability({})).toEqual({ isVulnerable: null, VulnerableResponseText: '' });
  });

  test('says whether somebody is isolating, where that is asked', () => {
    const isolating = (answers: RepairSituation['answers'], facts = {}) =>
      orderOf(answers, facts).statuses?.isCovidSelfIsolated;
    expect([isolating({ isolating: 'yes' }), isolating({ isolating: 'no' }), isolating({})]).toEqual([
      true,
      false,
      null,
    ]);
    expect(isolating({ isolating: 'yes' }, { toggles: nothingKnown.toggles })).toBeNull();
  });

  test('has the crime reference of vandalism alone, and none that is empty', () => {
    const crime = (vandalism: 'yes' | 'no', crimeReference: string) =>
      orderOf({ asset: block.id, vandalism, crimeReference }).identifiers?.crimeReferenceNumber;
    expect([crime('yes', ' CR123 '), crime('yes', ' '), crime('no', 'CR123')]).toEqual(['CR123', null, null]);
  });

  test('names the resident with a saved number, and whoever another number belongs to', () => {
    expect(orderOf({ number: '07700900123' }).reporter).toEqual({
      name: { givenName: 'Amara', surname: 'Okafor' },
      telecomsAddresses: [{ type: 'contact', number: '07700900123' }],
      reporterToBeContacted: true,
      relationship: 'Customer',
    });
    expect(
      orderOf({ number: 'another', phone: '07700900999', name: ' Ann van Lee ', relation: 'Other' }).reporter,
    ).toEqual({
      name: { givenName: 'Ann', surname: 'van Lee' },
      telecomsAddresses: [{ type: 'contact', number: '07700900999' }],
      reporterToBeContacted: true,
      relationship: 'Other',
    });
  });

  test('has nobody to be contacted while nobody is named', () => {
    expect(orderOf({}).reporter).toMatchObject({ reporterToBeContacted: false, telecomsAddresses: [] });
  });

  test('says whether the resident’s landlord was merged', () => {
    expect(orderOf({}).statuses?.isCatalyst).toBe(false);
    expect(orderOf({}, { resident: { ...resident, isMergedLandlord: true } }).statuses?.isCatalyst).toBe(
      true,
    );
  });

  test('has the priority that its answers make', () => {
    const damp = reason({ priority: 'Damp and Mould' });
    const priorityOf = (answers: RepairSituation['answers']) => orderOf(answers).job?.priority;
    expect(priorityCodes).toEqual(['EME', 'NA', 'DM']);
    expect(priorityOf({})).toBe('NA');
    expect(priorityOf({ reason: { chosen: damp, text: '' } })).toBe('DM');
    expect(priorityOf({ reason: { chosen: burst, text: '' }, access: 'yes' })).toBe('EME');
    expect(priorityOf({ reason: { chosen: burst, text: '' }, access: 'next' })).toBe('NA');
    expect([repairTypeOf(true), repairTypeOf(false)]).toEqual(['EME', 'NA']);
  });
});

test('numbers stand for who reports and how', () => {
  expect(reporterRelationshipIds).toEqual({
    Customer: 1,
    'Friend or Family': 2,
    MemberOfStaff: 3,
    SupportWorker: 4,
    Other: 5,
  });
  const offered = questions.relation.optionsFor(nothingKnown).map(({ value }) => value);
  expect(offered.map((relation) => reporterRelationshipIds[relation as 'Other'])).toEqual([1, 2, 5]);
  expect(reportingMethodIds).toEqual({
    Telephone: 1,
    Email: 2,
    'Social media': 3,
    'Customer Self-Serve': 4,
  });
  expect(channels).toEqual(['CustomerSelfService', 'ERGO', 'Northgate', 'ColleagueSelfService']);
});
