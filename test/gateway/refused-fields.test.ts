import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAppointment } from '../../contract/appointments.ts';
import { getPremises } from '../../contract/customers.ts';
import { checkAssetEligibility, determinePriority } from '../../contract/eligibility.ts';
import { findRepairReasons } from '../../contract/reference.ts';
import {
  addNote,
  createWorksOrder,
  searchWorksOrders,
  updateWorksOrder,
} from '../../contract/works-orders.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { newRepair, readOrder, startDraft } from '../support/repairs.ts';

let gateway: TestGateway;
let amara: Browser;
let draft: Awaited<ReturnType<typeof startDraft>>;
const tap = { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' };
beforeAll(async () => {
  gateway = await startGateway();
  amara = await signIn(gateway, 'amara.okafor@example.com');
  draft = await startDraft(amara, tap);
});
afterAll(() => gateway.close());

const params = () => ({ worksOrderId: draft.identifiers.worksOrderIdentifier });

/** The fields that a change of the draft is refused for; none when it is taken. */
async function refusedFields(body: unknown): Promise<string[]> {
  const present = await readOrder(amara, params().worksOrderId);
  const answer = await amara.send(
    updateWorksOrder,
    { params: params(), body: body as object },
    { eTag: present.eTag ?? null },
  );
  if (answer.status === 200) return [];
  expect(answer.status).toBe(400);
  expect((await readOrder(amara, params().worksOrderId)).eTag).toBe(present.eTag);
  return Object.keys(answer.problem().errors ?? {});
}

const details = (additionalInformation: string) => ({ job: { additionalInformation } });
const vulnerable = (VulnerableResponseText: string, isVulnerable = true) => ({
  customer: { vulnerability: { isVulnerable, VulnerableResponseText } },
});
const crime = (crimeReferenceNumber: string | null) => ({ identifiers: { crimeReferenceNumber } });
const number = (value: string) => ({ reporter: { telecomsAddresses: [{ number: value }] } });
const name = (givenName: string, surname = '') => ({ reporter: { name: { givenName, surname } } });

it('a saved number and name may have any form', async () => {
  const { db } = gateway.platform;
  const customer = db.updateTable('customer').where('id', '=', amara.customerId);
  const before = await db
    .selectFrom('customer')
    .select(['mobile_phone', 'surname'])
    .where('id', '=', amara.customerId)
    .executeTakeFirstOrThrow();
  for (const saved of ['+44 7700 900123', '01632 960 999 ext. 4']) {
    expect(await refusedFields(number(saved))).toEqual(['reporter.telecomsAddresses.0.number']);
    await customer.set({ mobile_phone: saved, surname: 'Okafor (2nd)' }).execute();
    expect(await refusedFields(number(saved))).toEqual([]);
    expect(await refusedFields(name('Amara', 'Okafor (2nd)'))).toEqual([]);
    await customer.set(before).execute();
  }
});

describe('a draft', () => {
  it.each([
    ['188 characters', details('a'.repeat(188))],
    ['188 characters of seven code points', details('👩‍👩‍👧‍👦'.repeat(188))],
    ['500 characters of seven code points about somebody', vulnerable('👩‍👩‍👧‍👦'.repeat(500))],
    ['a carbon monoxide alarm', details('The carbon monoxide alarm sounded; no'.replace(';', ','))],
    ['a description of description', details('My description: the alerted neighbour')],
    ['a vulnerable person', vulnerable('I use a wheelchair.')],
    ['nobody vulnerable', vulnerable('', false)],
    ['no crime reference', crime('')],
    ['a crime reference of 3', crime('A/1')],
    ['a crime reference of 20 odd characters', crime('{}"\';:?[]/\\€£=~`^()-')],
    ['a crime reference that is taken back', crime(null)],
    ['a number of 11 digits', number('07700900123')],
    ['a name with an accent, a hyphen and an apostrophe', name('Zoë-Marie', 'O’Neill')],
    ['a known code', { job: { sorCode: 'COMPUMP' } }],
  ])('takes %s', async (_what, body) => {
    expect(await refusedFields(body)).toEqual([]);
  });

  it.each([
    ['189 characters', details('a'.repeat(189)), 'job.additionalInformation'],
    ['189 emoji', details('👩‍👩‍👧‍👦'.repeat(189)), 'job.additionalInformation'],
    ['a letter with thousands of accents', details(`a${'\u0301'.repeat(4000)}`), 'job.additionalInformation'],
    ...[...'$^*_{};<>'].map(
      (sign) => [`a ${sign}`, details(`one ${sign} two`), 'job.additionalInformation'] as const,
    ),
    ['a script', details('run the script now'), 'job.additionalInformation'],
    ['an alert', details('a gas ALERT was on'), 'job.additionalInformation'],
    ['encoded brackets', details('%3Cb%3E'), 'job.additionalInformation'],
    ['HTML entities', vulnerable('&lt b &gt'), 'customer.vulnerability.VulnerableResponseText'],
    ...[...'$^&*_{};<>/'].map(
      (sign) =>
        [
          `a ${sign} about somebody`,
          vulnerable(`one ${sign} two`),
          'customer.vulnerability.VulnerableResponseText',
        ] as const,
    ),
    ['vulnerable without words', vulnerable('  '), 'customer.vulnerability.VulnerableResponseText'],
    [
      '501 characters about somebody',
      vulnerable('a'.repeat(501)),
      'customer.vulnerability.VulnerableResponseText',
    ],
    ['a crime reference of 2', crime('AB'), 'identifiers.crimeReferenceNumber'],
    ['a crime reference of 21', crime('A'.repeat(21)), 'identifiers.crimeReferenceNumber'],
    ['a crime reference with a star', crime('AB*1'), 'identifiers.crimeReferenceNumber'],
    ['a number of 10 digits', number('0770090012'), 'reporter.telecomsAddresses.0.number'],
    ['a number of 12 digits', number('077009001234'), 'reporter.telecomsAddresses.0.number'],
    ['a number without the 0', number('17700900123'), 'reporter.telecomsAddresses.0.number'],
    ['a number with a plus', number('0+770090012'), 'reporter.telecomsAddresses.0.number'],
    ['a name with digits', name('R2D2'), 'reporter.name.givenName'],
    ['a name of 61 letters', name('a'.repeat(61)), 'reporter.name.givenName'],
    ['an unknown relation', { reporter: { relationship: 'MemberOfStaff' } }, 'reporter.relationship'],
    ['an unknown reason', { job: { repairReasonIdentifier: randomUUID() } }, 'job.repairReasonIdentifier'],
    ['a reason that is no id', { job: { repairReasonIdentifier: 'x' } }, 'job.repairReasonIdentifier'],
    [
      'a location of a block',
      { job: { location: { locationId: 'bin-store', location: 'Bin store' } } },
      'job.location.locationId',
    ],
    ['an unknown code', { job: { sorCode: 'XXXX' } }, 'job.sorCode'],
    ['another status', { statuses: { status: 'Completed' } }, 'statuses.status'],
    ['a word for yes', { statuses: { isVandalism: 'Yes' } }, 'statuses.isVandalism'],
    ['a file that is not attached', { identifiers: { documents: [randomUUID()] } }, 'identifiers.documents'],
    [
      'six files',
      { identifiers: { documents: Array.from({ length: 6 }, () => randomUUID()) } },
      'identifiers.documents',
    ],
  ] as const)('refuses %s', async (_what, body, field) => {
    const fields = await refusedFields(body);
    expect(fields.some((one) => one === field || one.startsWith(`${field}.`))).toBe(true);
  });

  it.each([
    ['a zero character', 'Drip\u0000ping', 'Dripping'],
    ['a bell and an escape', 'Drip\u0007ping\u001b', 'Dripping'],
    ['text turned round', 'Tap \u202egpj\u2066', 'Tap gpj'],
    ['half an emoji', 'Tap \ud83d drips', 'Tap  drips'],
    ['an accent on its own', 'Cafe\u0301', 'Café'],
    ['line breaks of any system', 'one\r\ntwo\rthree\tfour', 'one\ntwo\nthree\tfour'],
  ])('keeps %s as people read it', async (_what, typed, kept) => {
    expect(await refusedFields(details(typed))).toEqual([]);
    const { job } = await readOrder(amara, params().worksOrderId);
    expect(job.additionalInformation).toBe(kept);
  });

  it('is refused for an asset that the home is no part of', async () => {
    const body = newRepair(tap);
    body.identifiers.asset.assetIdentifier = assetIdOf('Beacon House');
    const answer = await amara.send(createWorksOrder, { body }, { idempotencyKey: randomUUID() });
    expect(answer.status).toBe(404);
  });

  it('needs a key', async () => {
    const answer = await amara.send(createWorksOrder, { body: newRepair(tap) });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.problem().errors ?? {})).toEqual(['Idempotency-Key']);
  });
});

describe('other calls', () => {
  it('keep a text without what nobody can see in it', async () => {
    const note = { type: 'Other' as const, description: 'The \u0000gate\ud800 is open' };
    const sent = await amara.send(
      addNote,
      { params: { ...params(), customerId: amara.customerId }, body: note },
      { idempotencyKey: randomUUID() },
    );
    expect(sent.status).toBeLessThan(300);
    for (const searchText of ['a\ud800b', 'a\u0000b']) {
      expect((await amara.send(searchWorksOrders, { query: { searchText } })).status).toBe(200);
    }
  });

  const fieldsOf = async (sent: Promise<{ status: number; problem(): { errors?: unknown } }>) => {
    const answer = await sent;
    expect(answer.status).toBe(400);
    return Object.keys(answer.problem().errors ?? {});
  };

  it('refuse what they do not know, by its name', async () => {
    const key = { idempotencyKey: randomUUID() };
    const priority = {
      isEmergency: false,
      repairType: 'NA' as const,
      contractorIdentifier: null,
      isVulnerable: false,
      isRecall: false,
      isEMA: 'N' as const,
      description: '',
      channel: 'CustomerSelfService' as const,
      raisedDate: '2026-02-30T10:00:00',
    };
    expect(await fieldsOf(amara.send(determinePriority, { body: priority }))).toEqual(['raisedDate']);
    expect(await fieldsOf(amara.send(getPremises, { query: { ids: 'x' } }))).toEqual(['ids.0']);
    expect(await fieldsOf(amara.send(searchWorksOrders, { query: { limit: 101 } }))).toEqual(['limit']);
    expect(await fieldsOf(amara.send(searchWorksOrders, { query: { raisedSince: 'lately' } }))).toEqual([
      'raisedSince',
    ]);
    expect(await fieldsOf(amara.send(searchWorksOrders, { query: { searchText: 'a'.repeat(101) } }))).toEqual(
      ['searchText'],
    );
    const badAssetType = { searchText: 'tap', assetType: 'Boat' as 'Property' };
    expect(await fieldsOf(amara.send(findRepairReasons, { query: badAssetType }))).toEqual(['assetType']);
    const note = { type: 'Other' as const, description: '  ' };
    expect(
      await fieldsOf(
        amara.send(addNote, { params: { ...params(), customerId: amara.customerId }, body: note }, key),
      ),
    ).toEqual(['description']);
    const noAsset = { params: { assetId: 'x' }, body: { tenancyGroup: 'Social' } };
    expect(await fieldsOf(amara.send(checkAssetEligibility, noAsset))).toEqual(['assetId']);
    const booking = { params: params(), query: {}, body: { reasonCode: 'OTHER' } as never };
    expect(await fieldsOf(amara.send(bookAppointment, booking, key))).toContain('jobNumber');
  });
});
