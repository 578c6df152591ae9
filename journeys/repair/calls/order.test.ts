import { describe, expect, test } from 'vitest';
import { block, flat, home, reason } from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown, type RepairFacts } from '../vocabulary.ts';
import { orderFrom, priorityOf, savable } from './order.ts';

type Answers = RepairSituation['answers'];

/** A repair of the kitchen, with these answers and facts besides. */
const repairOf = (answers: Answers, facts: Partial<RepairFacts> = {}): RepairSituation => ({
  editing: false,
  answers: { asset: home.id, location: 'kitchen', reason: { chosen: reason(), text: '' }, ...answers },
  facts: {
    ...nothingKnown,
    homes: [flat],
    assets: [home, block],
    locations: [
      { value: 'kitchen', label: 'Kitchen' },
      { value: 'bathroom', label: 'Bathroom' },
    ],
    ...facts,
  },
});
const orderOf = (answers: Answers, facts: Partial<RepairFacts> = {}) => orderFrom(repairOf(answers, facts));
const toggled = (toggles: Partial<RepairFacts['toggles']>) => ({
  toggles: { ...nothingKnown.toggles, ...toggles },
});
const of = (priority: string): Answers => ({ reason: { chosen: reason({ priority } as never), text: '' } });

describe('the priority of an order', () => {
  test.each([
    ['Routine', {}, 'NA'],
    ['Damp and Mould', {}, 'DM'],
    ['Emergency (OOH)', {}, 'EME'],
    ['Emergency', { access: 'yes' }, 'EME'],
    ['Emergency', { access: 'next' }, 'NA'],
    ['Emergency', {}, 'NA'],
  ] as const)('of the reason %s with %o is %s', (priority, answers, code) => {
    expect(priorityOf(repairOf({ ...of(priority), ...answers }))).toBe(code);
    expect(orderOf({ ...of(priority), ...answers }).job?.priority).toBe(code);
    expect(orderOf({ ...of(priority), ...answers }).statuses?.isEmergency).toBe(code === 'EME');
  });
});

describe('who is to be contacted', () => {
  const resident = { givenName: 'Amara', surname: 'Okafor', isMergedLandlord: false };
  const reporterOf = (answers: Answers) =>
    orderOf(answers, { resident: resident as NonNullable<RepairFacts['resident']> }).reporter;

  test('is nobody as long as no number is chosen', () => {
    expect(reporterOf({})).toEqual({
      name: { givenName: '', surname: '' },
      telecomsAddresses: [],
      reporterToBeContacted: false,
      relationship: null,
    });
  });

  test('is the resident at a saved number', () => {
    expect(reporterOf({ number: '07700900123' })).toEqual({
      name: { givenName: 'Amara', surname: 'Okafor' },
      telecomsAddresses: [{ type: 'contact', number: '07700900123' }],
      reporterToBeContacted: true,
      relationship: 'Customer',
    });
  });

  test('is whoever is named at another number', () => {
    const named = { number: 'another', phone: '07700900999', name: ' Ada  King Byron ' } as const;
    expect(reporterOf({ ...named, relation: 'Friend or Family' })).toEqual({
      name: { givenName: 'Ada', surname: 'King Byron' },
      telecomsAddresses: [{ type: 'contact', number: '07700900999' }],
      reporterToBeContacted: true,
      relationship: 'Friend or Family',
    });
    expect(reporterOf(named)?.relationship).toBe('Other');
  });
});

describe('an answer that was asked for is sent, and one that was not is taken back', () => {
  const guaranteed = { ...block, isInDefects: true };
  const shared = (answers: Answers) =>
    orderOf(
      { asset: block.id, ...answers },
      { assets: [home, guaranteed], ...toggled({ vandalismQuestion: true }) },
    );

  test.each([
    ['yes', ' CR-1 ', true, 'CR-1'],
    ['yes', '  ', true, null],
    ['no', 'CR-1', false, null],
  ] as const)('vandalism: %s, %s', (vandalism, crimeReference, isVandalism, reference) => {
    const order = shared({ vandalism, crimeReference });
    expect(order.statuses?.isVandalism).toBe(isVandalism);
    expect(order.identifiers?.crimeReferenceNumber).toBe(reference);
  });

  test('vandalism of a home, or not answered yet', () => {
    expect(orderOf({ vandalism: 'yes', crimeReference: 'CR-1' })).toMatchObject({
      statuses: { isVandalism: null },
      identifiers: { crimeReferenceNumber: null },
    });
    expect(shared({}).statuses?.isVandalism).toBeNull();
  });

  test.each([
    [{ vulnerable: 'yes', vulnerability: ' a baby ' }, true, 'a baby'],
    [{ vulnerable: 'no', vulnerability: 'a baby' }, false, ''],
    [{}, null, ''],
  ] as const)('somebody vulnerable: %o', (answers, isVulnerable, text) => {
    expect(orderOf(answers).customer?.vulnerability).toEqual({
      isVulnerable,
      VulnerableResponseText: text,
    });
    expect(orderOf({ asset: block.id, ...answers }).customer?.vulnerability).toEqual({
      isVulnerable: null,
      VulnerableResponseText: '',
    });
  });

  test('isolating, where it is asked', () => {
    const asked = toggled({ covidQuestion: true });
    expect(orderOf({ isolating: 'yes' }, asked).statuses?.isCovidSelfIsolated).toBe(true);
    expect(orderOf({ isolating: 'no' }, asked).statuses?.isCovidSelfIsolated).toBe(false);
    expect(orderOf({ isolating: 'yes' }).statuses?.isCovidSelfIsolated).toBeNull();
  });

  test('the follow-up question, where the reason has one', () => {
    const facts = { reason: { ...nothingKnown.reason, followUp: 'Is it loose?' } };
    expect(orderOf({ followUp: 'yes' }, facts).statuses?.isSupplementary).toBe(true);
    expect(orderOf({ followUp: 'yes' }).statuses?.isSupplementary).toBeNull();
  });
});

test('what the order is about is named, and left out where it is not known', () => {
  expect(orderOf({})).toMatchObject({
    identifiers: { asset: { assetIdentifier: home.id, premisesIdentifier: flat.premisesId } },
    job: { location: { locationId: 'kitchen', location: 'Kitchen' }, repairReasonIdentifier: reason().id },
  });
  expect(orderOf({}, { homes: [] }).identifiers).not.toHaveProperty('asset');
  expect(orderOf({ asset: undefined }).identifiers).not.toHaveProperty('asset');
  expect(orderOf({ location: 'attic' }).job).not.toHaveProperty('location');
});

test('only a resident of a merged landlord is one', () => {
  const isCatalyst = (isMergedLandlord: boolean) =>
    orderOf({}, { resident: { isMergedLandlord } as NonNullable<RepairFacts['resident']> }).statuses
      ?.isCatalyst;
  expect([isCatalyst(true), isCatalyst(false), orderOf({}).statuses?.isCatalyst]).toEqual([
    true,
    false,
    false,
  ]);
});

test('what is wrong stays behind when the step in hand is left', () => {
  const order = savable(repairOf({ details: 'It drips.', number: '07700900123' }), (id) => id !== 'number');
  expect(order.job?.additionalInformation).toBe('It drips.');
  expect(order.reporter?.telecomsAddresses).toEqual([]);
});
