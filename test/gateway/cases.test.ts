import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCase, determineCaseTeam, searchCases } from '../../contract/cases.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import { residents } from '../../gateway/demo/residents.ts';
import { ownerNameOf } from '../../journeys/shared/case-owner.ts';
import { freshKey, type NewCase, newCase } from '../support/cases.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { messagesAbout } from '../support/written-messages.ts';

const home = 'Flat 6, Mill Court';
const chloeId = () => residents.find(({ key }) => key === 'chloe.martin')?.customerId ?? '';

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway({ env: { LIMIT_SUBMIT_ACCOUNT: 'off' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

const send = (who: Browser, body: NewCase, options = freshKey()) => who.send(createCase, { body }, options);
const ofAmara = (more: Partial<NewCase> = {}) => newCase(amara.customerId, home, more);
const kept = async () => {
  const rows = await gateway.platform.db
    .selectFrom('service_request')
    .selectAll()
    .where('customer_id', '=', amara.customerId)
    .orderBy('number')
    .execute();
  return rows;
};

/** The fields that a request is refused for. */
async function refusedFields(more: Partial<NewCase>, who = amara, premises = home): Promise<string[]> {
  const before = (await kept()).length;
  const answer = await send(who, newCase(who.customerId, premises, more));
  expect([answer.status, (await kept()).length]).toEqual([400, before]);
  return Object.keys(answer.problem().errors ?? {});
}

describe('a service request', () => {
  it('is kept with its lines, its team and a reference', async () => {
    const { caseIdentifier, caseReferenceNumber } = (await send(amara, ofAmara())).answer();
    expect(caseReferenceNumber).toMatch(/^CAS-1\d{5}$/);
    expect(await messagesAbout(gateway, caseReferenceNumber)).toMatchObject([
      { subject: 'We have your request: Keys and fobs', asset_id: assetIdOf(home), read_at: null },
    ]);
    const { cases } = await amara.call(searchCases, { query: { limit: 1 } });
    expect(cases).toEqual([
      {
        id: caseIdentifier,
        identifiers: { caseIdentifier, assetIdentifier: assetIdOf(home) },
        caseReferenceNumber,
        caseTypeDescription: 'Keys and fobs',
        assignee: 'CARETAKE',
        assigneeType: 'Team',
        createdDate: expect.stringMatching(/Z$/),
        status: 'Active',
        description:
          'What do you need? Help with a fob that does not work\nWhere do you use it? The back door.',
      },
    ]);
    const row = (await kept()).at(-1);
    expect(row).toMatchObject({
      case_type_id: 101,
      asset_type: 'Property',
      contact_phone: '07700900555',
      contact_name: 'Sam Reed',
      contact_relation: 'Friend or Family',
      answers: ofAmara().additionalInfo,
      catalogue_version: 1,
    });
  });

  it('is made once by ten sends at once under one key', async () => {
    const before = (await kept()).length;
    const key = freshKey();
    const body = ofAmara();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(amara, body, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await kept()).length).toBe(before + 1);
    const other = await send(amara, ofAmara({ additionalInfo: [] }), key);
    expect(other.status).toBe(422);
    expect((await amara.send(createCase, { body })).status).toBe(400);
  });

  it('may be about the building of the home, and comes from a saved number without a name', async () => {
    const mine = ofAmara();
    const saved = { phoneNumber: '07700900001', name: null, relationId: null, relation: null };
    const identifiers = { ...mine.identifiers, assetIdentifier: assetIdOf('Mill Court') };
    const asset = { type: { assetTypeId: 4, assetTypeName: 'Block' as const } };
    expect((await send(amara, ofAmara({ identifiers, asset, contactDetails: saved }))).status).toBe(201);
  });

  it('of a leaseholder stands for the block', async () => {
    const david = await signIn(gateway, 'david.lee@example.com');
    const body = newCase(david.customerId, 'Flat 31, Beacon House', {
      assignee: 'LEASEHOLD',
      asset: { type: { assetTypeId: 4, assetTypeName: 'Block' } },
    });
    expect((await send(david, body)).status).toBe(201);
  });

  it.each<[string, (mine: NewCase) => NewCase['identifiers']]>([
    [
      'another’s home',
      ({ identifiers }) => ({ ...identifiers, assetIdentifier: assetIdOf('14 Orchard Lane') }),
    ],
    [
      'a building elsewhere',
      ({ identifiers }) => ({ ...identifiers, assetIdentifier: assetIdOf('Tide House') }),
    ],
    [
      'another’s tenancy',
      ({ identifiers }) => ({
        ...identifiers,
        tenancyIdentifier: newCase(chloeId(), 'Flat 8, Mill Court').identifiers.tenancyIdentifier,
      }),
    ],
    ['another customer', ({ identifiers }) => ({ ...identifiers, customerIdentifier: chloeId() })],
  ])('about %s is as if there were none', async (_what, change) => {
    const before = (await kept()).length;
    const answer = await send(amara, ofAmara({ identifiers: change(ofAmara()) }));
    expect([answer.status, (await kept()).length]).toEqual([404, before]);
  });

  it('about the home of a tenancy that has ended is as if there were none', async () => {
    const chloe = await signIn(gateway, 'chloe.martin@example.com');
    expect((await send(chloe, newCase(chloe.customerId, '5 Lock Cottages'))).status).toBe(404);
  });
});

describe('what is refused, by field', () => {
  it.each<[string, Partial<NewCase>, string[]]>([
    ['an unknown type', { caseTypeId: 777 }, ['caseTypeId']],
    [
      'a type for staff only',
      { caseTypeId: 199, caseTypeDescription: 'Suspected tenancy fraud' },
      ['caseTypeId'],
    ],
    ['a type for other tenancies', { caseTypeId: 113 }, ['caseTypeId']],
    ['another description', { caseTypeDescription: 'Keys' }, ['caseTypeDescription']],
    [
      'another kind of place',
      { asset: { type: { assetTypeId: 3, assetTypeName: 'Estate' } } },
      ['asset.type.assetTypeName'],
    ],
    [
      'the number of another kind of place',
      { asset: { type: { assetTypeId: 3, assetTypeName: 'Property' } } },
      ['asset.type.assetTypeId'],
    ],
  ])('%s', async (_what, more, fields) => {
    expect(await refusedFields(more)).toEqual(fields);
  });

  it.each<[string, Partial<NewCase['contactDetails']>, string[]]>([
    ['a short number', { phoneNumber: '0770090055' }, ['contactDetails.phoneNumber']],
    ['a number of another country', { phoneNumber: '+4477009005' }, ['contactDetails.phoneNumber']],
    ['a number that is not saved, without a name', { name: null }, ['contactDetails.name']],
    ['a name of digits', { name: 'R2D2' }, ['contactDetails.name']],
    ['a relation under another number', { relationId: 3 }, ['contactDetails.relationId']],
    ['a number of no relation', { relation: null }, ['contactDetails.relationId']],
  ])('contact: %s', async (_what, more, fields) => {
    const contactDetails = { ...ofAmara().contactDetails, ...more };
    expect(await refusedFields({ contactDetails })).toEqual(fields);
  });

  const fob = { questionId: 'need', responseId: 'faulty-fob' };
  const newKey = { questionId: 'need', responseId: 'new-key' };
  const three = { questionId: 'how-many', responseId: 'three' };
  const where = { questionId: 'where', responseText: 'The back door.' };
  it.each<[string, NewCase['additionalInfo'], string[]]>([
    ['none', [], ['additionalInfo']],
    ['the last one missing', [fob], ['additionalInfo']],
    ['one between missing', [newKey, where], ['additionalInfo', 'additionalInfo.1.questionId']],
    ['one that is jumped over', [fob, three, where], ['additionalInfo.1.questionId']],
    ['an unknown question', [fob, where, { questionId: 'colour' }], ['additionalInfo.2.questionId']],
    ['one twice', [fob, where, where], ['additionalInfo.2.questionId']],
    ['an unknown option', [{ ...fob, responseId: 'gold' }, where], ['additionalInfo.0.responseId']],
    [
      'a text for options',
      [{ questionId: 'need', responseText: 'a fob' }, where],
      ['additionalInfo.0.responseText'],
    ],
    ['an option for a text', [fob, { ...where, responseId: 'x' }], ['additionalInfo.1.responseId']],
    ['an empty text', [fob, { ...where, responseText: ' \n' }], ['additionalInfo.1.responseText']],
    ['neither', [{ questionId: 'need' }, where], ['additionalInfo.0.responseId']],
  ])('answers: %s', async (_what, additionalInfo, fields) => {
    expect(await refusedFields({ additionalInfo })).toEqual(fields);
  });

  it.each(['>', '<', '&', '*', '!', '--'])('a text that holds %s', async (part) => {
    const additionalInfo = [fob, { questionId: 'where', responseText: `The back ${part} door` }];
    expect(await refusedFields({ additionalInfo })).toEqual(['additionalInfo.1.responseText']);
  });

  it('takes a single hyphen, accents, several lines and what only looks like a pattern', async () => {
    const responseText = "Zoë's back-door,\r\n50% of the time: _ \\ ; drop table";
    const { caseIdentifier } = (
      await send(amara, ofAmara({ additionalInfo: [fob, { questionId: 'where', responseText }] }))
    ).answer();
    const { cases } = await amara.call(searchCases, { query: { searchText: '50% _ \\' } });
    expect(cases.map(({ id, description }) => [id, description.split('\n').length])).toEqual([
      [caseIdentifier, 3],
    ]);
  });

  it('an answer with which nobody can go on', async () => {
    const sublet = { caseTypeId: 102, caseTypeDescription: 'Subletting', assignee: 'TEN_FRAUD' };
    const who = { questionId: 'who-and-when', responseText: 'My cousin.' };
    const whole = [{ questionId: 'how-much', responseId: 'whole-home' }, who];
    expect(await refusedFields({ ...sublet, additionalInfo: whole })).toEqual([
      'additionalInfo.0.responseId',
    ]);
    // What others are offered is nothing to a social tenant.
    const others = [{ questionId: 'how-much', responseId: 'whole-home-allowed' }, who];
    expect(await refusedFields({ ...sublet, additionalInfo: others })).toEqual([
      'additionalInfo.0.responseId',
    ]);
    const room = [{ questionId: 'how-much', responseId: 'room' }, who];
    expect((await send(amara, ofAmara({ ...sublet, additionalInfo: room }))).status).toBe(201);
  });

  it('another team than the one that takes it', async () => {
    const before = (await kept()).length;
    for (const more of [{ assignee: 'ESTATES' }, { assigneeType: 'IncomesOfficer' as const }]) {
      expect((await send(amara, ofAmara(more))).status).toBe(409);
    }
    expect((await kept()).length).toBe(before);
  });
});

describe('the team', () => {
  const ask = (caseSubType: string, tenancyType = 'ASSURED', landLord = 'Own') =>
    amara.call(determineCaseTeam, {
      body: {
        channel: 'CustomerSelfService',
        caseSubType,
        caseSubTypeCategory: '',
        landLord,
        tenancyType,
        caseCategory: '',
      },
    });

  it('follows from the subtype, then from landlord and tenancy', async () => {
    expect(await ask('KEYS')).toEqual({ owningTeam: 'CARETAKE', owningTeamCategory: 'Team' });
    expect(await ask('KEYS', 'LEASE100')).toEqual({ owningTeam: 'LEASEHOLD', owningTeamCategory: 'Team' });
    expect(await ask('VISIT')).toEqual({
      owningTeam: 'NEIGH_EAST',
      owningTeamCategory: 'NeighbourhoodManager',
    });
    expect(await ask('GARAGE', 'GARAGELS')).toEqual({
      owningTeam: 'INCOME',
      owningTeamCategory: 'IncomesOfficer',
    });
  });

  it('is none where nobody takes the request', async () => {
    const none = { owningTeam: null, owningTeamCategory: null };
    expect(await ask('SUBLET', 'INTERMED', 'Sail Freeholds')).toEqual(none);
    expect(await ask('NOTHING')).toEqual(none);
  });

  it('is none for the request itself then', async () => {
    const liam = await signIn(gateway, 'liam.murphy@example.com');
    const body = newCase(liam.customerId, 'Flat 12, Sail House', {
      caseTypeId: 102,
      caseTypeDescription: 'Subletting',
      assignee: 'TEN_FRAUD',
      additionalInfo: [
        { questionId: 'how-much', responseId: 'room' },
        { questionId: 'who-and-when', responseText: 'A student.' },
      ],
    });
    expect((await send(liam, body)).status).toBe(409);
  });

  it('is shown as an officer, by its name, or in words', () => {
    expect(ownerNameOf('NEIGH_EAST', 'NeighbourhoodManager')).toBe('Neighbourhood Manager');
    expect(ownerNameOf('INCOME', 'IncomesOfficer')).toBe('Incomes Officer');
    expect(ownerNameOf('NEIGH_EAST', 'Team')).toBe('Neighbourhood Team East');
    expect(ownerNameOf('DAMP_AND_MOULD', 'Team')).toBe('Damp and mould');
    expect(ownerNameOf('constructor', 'Team')).toBe('Constructor');
  });
});
