import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { searchCases } from '../../contract/cases.ts';
import { uploadDocument } from '../../contract/documents.ts';
import { beginUpload } from '../../contract/uploads.ts';
import { createWorksOrder, searchWorksOrders } from '../../contract/works-orders.ts';
import { customers, tenancies } from '../../gateway/demo/people.ts';
import { assetIdOf, places } from '../../gateway/demo/places.ts';
import { reasonIdOf } from '../../gateway/demo/reasons.ts';
import { accountIdOf } from '../../gateway/demo/seed-money.ts';
import { readStatements } from '../../gateway/money/statements.ts';
import { newCase } from '../support/cases.ts';
import { now } from '../support/clock.ts';
import { newComplaint } from '../support/complaints.ts';
import { Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { bookingOf, moveOf, newRepair, numbered, report, startDraft } from '../support/repairs.ts';

type Order = Awaited<ReturnType<typeof startDraft>>;

let gateway: TestGateway;
let stranger: Browser;
let signedOut: Browser;
let draft: Order;
let sent: Order;
let documentId: string;
let uploadId: string;
let statementId: string;
let paymentId: string;
let communicationId: string;
let buildingDocumentId: string;
let complaintId: string;
const owner = 'ben.hughes@example.com';
const home = '14 Orchard Lane';
const benAccount = accountIdOf({ who: 'ben.hughes', premises: home, type: 'REN' });

/** The smallest picture there is. */
const picture = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const pictureMetadata = [
  { key: 'filename', value: 'tap.gif' },
  { key: 'content-type', value: 'image/gif' },
];

const pictureBytes = Buffer.from(picture, 'base64');
const newUpload = {
  DocumentType: 'WORKORDER' as const,
  size: pictureBytes.length,
  Metadata: pictureMetadata,
};

beforeAll(async () => {
  gateway = await startGateway();
  const ben = await signIn(gateway, owner);
  draft = await startDraft(ben, { premises: home, reason: 'Faulty socket', location: 'Kitchen' });
  ({ documentIdentifier: documentId } = await ben.call(uploadDocument, {
    params: { worksOrderId: draft.identifiers.worksOrderIdentifier },
    body: { DocumentType: 'WORKORDER', Media: picture, Metadata: pictureMetadata },
  }));
  ({ uploadIdentifier: uploadId } = await ben.call(beginUpload, {
    params: { worksOrderId: draft.identifiers.worksOrderIdentifier },
    body: newUpload,
  }));
  sent = await numbered(
    ben,
    await report(ben, { premises: home, reason: 'Damp and mould', location: 'Bedroom' }),
  );
  ({ id: communicationId } = await gateway.platform.db
    .insertInto('communication')
    .values({
      customer_id: benId(),
      asset_id: assetIdOf(home),
      payment_reference: null,
      category: 'General',
      subject: 'For Ben',
      body: 'Nobody else may read this.',
      notification_type: null,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow());
  ({ id: buildingDocumentId } = await gateway.platform.db
    .insertInto('building_document')
    .values({
      asset_id: assetIdOf(home),
      title: 'Evacuation guidance',
      document_date: '2026-01-01',
      file_name: 'evacuation.pdf',
      content: Buffer.from('%PDF-1.7'),
    })
    .returning('id')
    .executeTakeFirstOrThrow());
  ({ id: complaintId } = await gateway.platform.db
    .selectFrom('complaint')
    .select('id')
    .where('customer_id', '=', ben.customerId)
    .executeTakeFirstOrThrow());
  const statements = await readStatements(gateway.platform.db, ben.customerId, gateway.platform.now());
  statementId = String(statements[0]?.id);
  ({ id: paymentId } = await gateway.platform.db
    .insertInto('payment')
    .values({
      customer_id: ben.customerId,
      account_id: benAccount,
      amount: 100,
      pay_reference: payReference,
      state: 'waiting',
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow());
  stranger = await signIn(gateway, 'amara.okafor@example.com');
  signedOut = new Browser(gateway.url);
});
afterAll(() => gateway.close());

const benId = () => String(customers.find(({ email }) => email === owner)?.id);
const payReference = `${tenancies.find((tenancy) => tenancy.customer_id === benId())?.payment_reference}01`;
const benCase = newCase(benId(), home);
const uprn = String(places.find(({ id }) => id === assetIdOf(home))?.uprn);

/** Ids of what is the owner's, by the name of the parameter. */
const ownIds = (): Record<string, string> => ({
  customerId: benId(),
  premisesId: assetIdOf(home),
  assetId: assetIdOf(home),
  worksOrderId: draft.identifiers.worksOrderIdentifier,
  documentId,
  uploadId,
  accountId: benAccount,
  paymentId,
  communicationId,
  buildingDocumentId,
  complaintId,
  name: 'IsMediaEnabledSS',
});

/** Ids of the same shape that nothing has. */
const noIds = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(ownIds()).map((name) => [name, name === 'name' ? 'NoSuchSetting' : randomUUID()]),
  );

const slot = {
  date: '2030-01-07',
  availabilityType: 'AM',
  appointmentFromDate: '2030-01-07T08:00:00',
  appointmentToDate: '2030-01-07T12:00:00',
};

/** A body or query that is right in itself, for the calls that take one. */
const partsOf = (
  worksOrderId: string,
  assetIds: {
    premises: string;
    uprn: string;
    payReference: string;
    accountId: string;
    paymentId: string;
    customerId: string;
  },
): Record<string, { body?: unknown; query?: unknown; content?: Blob }> => ({
  listStatements: { query: { yearMonthFrom: '2026/01', yearMonthTo: '2030/01' } },
  beginPayment: { body: { 'account-identifier': assetIds.accountId, amount: 25 } },
  getPaymentToken: { query: { paymentId: assetIds.paymentId } },
  getLatestTransactions: { query: { payReference: assetIds.payReference } },
  getPremises: { query: { ids: assetIds.premises } },
  checkAssetEligibility: { body: { tenancyGroup: 'Social' } },
  checkRepairEligibility: {
    body: {
      repairReasonIdentifier: reasonIdOf('Leaking tap'),
      premisesType: 'Property',
      maintenanceResponsibility: null,
      repairResponsibility: 'PROVIDER',
      additionalRepairInfo: '',
      isRepairEligible: true,
      isCustomerView: true,
      uprn: assetIds.uprn,
      isInDefects: false,
      repairType: 'NA',
      heatingRepairContext: null,
    },
  },
  determineSor: {
    body: {
      context: '',
      propertyAttributes: '',
      dividedBlockAttributes: '',
      blockAttributes: '',
      estateAttributes: '',
    },
  },
  createWorksOrder: {
    body: {
      ...newRepair({ premises: home, reason: 'Leaking tap', location: 'Kitchen' }),
      identifiers: { asset: { assetIdentifier: assetIds.premises, premisesIdentifier: assetIds.premises } },
    },
  },
  updateWorksOrder: { body: { job: { additionalInformation: 'Another text' } } },
  checkCancellationEligibility: { body: { worksOrderIdentifier: worksOrderId } },
  addNote: { body: { type: 'Other', description: 'Please call me.' } },
  sendCommunication: {
    body: { communicationTemplateIdentifier: 'T', communicationType: 'Email', content: [] },
  },
  updateAdjustments: { body: { needs: ['noKnocking'], language: '' } },
  updatePreferences: { body: { reminders: 'text' } },
  updateCustomer: {
    body: {
      emailAddress: owner,
      mobilePhone: '07700900999',
      homePhone: '',
      workPhone: '',
    },
  },
  listCommunications: { query: { assetIdentifier: assetIds.premises } },
  markCommunicationRead: { body: { status: 'READ' } },
  sendCustomerCommunication: {
    body: {
      sender: { digitalAddresses: [] },
      communicationTemplateIdentifier: 'STATEMENT_REQUEST_EMAIL',
      communicationType: 'Email',
      content: [
        { identifier: 'payment_ref', value: payReference },
        { identifier: 'customer_name', value: 'Ben Hughes' },
        { identifier: 'statement_startdate', value: '2026-01-01' },
        { identifier: 'statement_enddate', value: '2026-02-01' },
        { identifier: 'customer_email', value: owner },
      ],
    },
  },
  createCase: {
    body: {
      ...benCase,
      identifiers: {
        assetIdentifier: assetIds.premises,
        customerIdentifier: assetIds.customerId,
        tenancyIdentifier:
          assetIds.premises === assetIdOf(home) ? benCase.identifiers.tenancyIdentifier : randomUUID(),
      },
    },
  },
  sendEnquiry: {
    body: {
      additionalDetails: 'I would like to talk.',
      referralReason: ['Debt'],
      referralFor: 'Myself',
      assetIdentifier: assetIds.premises,
      serviceRequestType: 'financialinclusionenquiry',
      preferredContact: {
        personName: 'Sam Reed',
        relationship: 'Other',
        phoneNumber: '07700900555',
        phoneNumberType: 'other',
      },
    },
  },
  listComplaints: { query: {} },
  createComplaint: { body: newComplaint() },
  chaseWorksOrder: { body: {} },
  confirmVisit: { body: {} },
  answerFeedback: { body: { isSatisfied: true, reason: '', isFixed: false } },
  recallWorksOrder: { body: { stillWrong: 'It drips again.' } },
  requestComplaintReview: { body: { reason: 'It is still broken.' } },
  getCompliance: { query: { complianceType: 'GAS' } },
  uploadDocument: { body: { DocumentType: 'WORKORDER', Media: picture, Metadata: pictureMetadata } },
  beginUpload: { body: newUpload },
  sendUploadBytes: { query: { offset: 0 }, content: new Blob([pictureBytes]) },
  getAvailability: { query: { referenceNumber: sent.identifiers.jobNumber ?? '' } },
  bookAppointment: { query: {}, body: bookingOf(sent, slot) },
  rescheduleAppointment: { body: moveOf(sent, slot) },
});

/** Calls that name nothing of a resident: they answer everybody alike. */
const impersonal = [
  'getReferenceData',
  'findRepairReasons',
  'findCaseTypes',
  'checkEnhancedEligibility',
  'determinePriority',
  'listContractors',
  'getConfiguration',
  'getConfigurations',
  'determineCaseTeam',
];
/** Calls that answer what is the caller's own and take no id of a record that is required. */
const filtered = ['searchWorksOrders', 'searchCases'];
/** Calls about the sessions of whoever makes them: test/gateway/sign-in.test.ts. */
const ofSessions = ['logoutEverywhere'];

// What analysts may call is none of a resident's: test/gateway/traffic.test.ts.
const personal = calls.filter(
  (call) =>
    call.public !== true &&
    call.role === undefined &&
    !impersonal.includes(call.id) &&
    !filtered.includes(call.id) &&
    !ofSessions.includes(call.id),
);

const send = (who: Browser, call: Call, given: Record<string, string>) => {
  const ids =
    call.id === 'getStatement' && given.documentId === documentId
      ? { ...given, documentId: statementId }
      : given;
  const money = { accountId: ids.accountId ?? '', paymentId: ids.paymentId ?? '' };
  const assets =
    ids.premisesId === assetIdOf(home)
      ? { premises: assetIdOf(home), uprn, payReference, ...money }
      : { premises: ids.premisesId ?? '', uprn: '1', payReference: '1', ...money };
  const parts =
    partsOf(ids.worksOrderId ?? '', { ...assets, customerId: ids.customerId ?? '' })[call.id] ?? {};
  return who.send(call, { params: ids, ...parts } as never, { eTag: '"1"', idempotencyKey: randomUUID() });
};

/** Everything that the provider holds, to see that nothing has changed. */
async function everything(): Promise<string> {
  const tables = [
    'works_order',
    'works_order_event',
    'appointment',
    'appointment_slot',
    'document',
    'upload',
    'upload_piece',
    'note',
    'repair_communication',
    'customer',
    'account',
    'account_transaction',
    'payment',
    'contact_change',
    'communication',
    'mail',
    'service_request',
    'financial_enquiry',
    'complaint',
    'complaint_stage',
    'complaint_event',
  ];
  const parts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ sum: string | null }>`
        select md5(string_agg(row_text, ',' order by row_text)) as sum
        from (select t::text as row_text from ${sql.table(table)} t) all_rows`.execute(gateway.platform.db);
      return `${table} ${rows[0]?.sum}`;
    }),
  );
  return parts.join('\n');
}

it('sees every call that names something of a resident', () => {
  expect(personal.length).toBeGreaterThanOrEqual(28);
  for (const name of [...impersonal, ...filtered, ...ofSessions])
    expect(calls.map(({ id }) => id)).toContain(name);
  const named = new Set(Object.keys(ownIds()));
  for (const call of personal) {
    const params = call.params;
    if (params === undefined || !('entries' in params)) continue;
    for (const name of Object.keys(v.object({ ...(params.entries as v.ObjectEntries) }).entries)) {
      expect([call.id, named.has(name)]).toEqual([call.id, true]);
    }
  }
});

describe.each(personal.map((call) => [call.id, call] as const))('%s', (_id, call) => {
  it('answers another resident as if there were nothing, and changes nothing', async () => {
    const before = await everything();
    const [theirs, none] = [await send(stranger, call, ownIds()), await send(stranger, call, noIds())];
    expect([call.id, theirs.status, none.status]).toEqual([call.id, 404, 404]);
    expect(theirs.text).toBe(none.text);
    expect(await everything()).toBe(before);
  });

  it('answers nobody who is not signed in', async () => {
    const before = await everything();
    expect((await send(signedOut, call, ownIds())).status).toBe(401);
    expect(await everything()).toBe(before);
  });
});

it('answers the owner of the same ids', async () => {
  const ben = await signIn(gateway, owner);
  for (const call of personal) {
    const { status } = await send(ben, call, ownIds());
    expect([call.id, [400, 401, 404].includes(status) ? status : 'found']).toEqual([call.id, 'found']);
  }
});

it('lists only repairs of the caller, also for another’s home', async () => {
  const all = await stranger.call(searchWorksOrders, { query: { limit: 100 } });
  expect(all.totalCount).toBeGreaterThan(0);
  expect(all.models.map(({ raisedBy }) => raisedBy.personName.givenName)).toEqual(
    all.models.map(() => 'Amara'),
  );
  const theirs = await stranger.call(searchWorksOrders, { query: { propertiesIds: [assetIdOf(home)] } });
  expect(theirs).toMatchObject({ models: [], totalCount: 0 });
});

it('lets nobody report for the home of a tenancy that has ended', async () => {
  const chloe = await signIn(gateway, 'chloe.martin@example.com');
  const body = newRepair({ premises: '5 Lock Cottages', reason: 'Leaking tap', location: 'Kitchen' });
  expect((await chloe.send(createWorksOrder, { body }, { idempotencyKey: randomUUID() })).status).toBe(404);
});

it('lists only service requests of the caller, also for another’s home and under another’s id', async () => {
  const all = await stranger.call(searchCases, { query: { limit: 1000 } });
  const mine = await gateway.platform.db
    .selectFrom('service_request')
    .select('id')
    .where('customer_id', '=', stranger.customerId)
    .execute();
  expect(mine.length).toBeGreaterThan(0);
  expect(all.cases.map(({ id }) => id).sort()).toEqual(mine.map(({ id }) => id).sort());
  const theirs = await stranger.call(searchCases, { query: { asset: assetIdOf(home) } });
  expect(theirs).toMatchObject({ cases: [], 'total-count': 0 });
  for (const customerId of [benId(), randomUUID()]) {
    expect((await stranger.send(searchCases, { query: { customerId } })).status).toBe(404);
  }
});
