import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchCases } from '../../contract/cases.ts';
import { createComplaint, listComplaints, requestComplaintReview } from '../../contract/complaints.ts';
import { dayOf } from '../../contract/dates.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import { acknowledge, answerComplaint } from '../../gateway/complaints/handling.ts';
import { complaintDays } from '../../gateway/legal-deadlines/complaint.ts';
import { freshKey } from '../support/cases.ts';
import { complain, type NewComplaint, newComplaint, readComplaint } from '../support/complaints.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { startDraft } from '../support/repairs.ts';
import { messagesAbout } from '../support/written-messages.ts';

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway({
    env: { LOG_LEVEL: 'silent', LIMIT_SUBMIT_ACCOUNT: 'off', LIMIT_SUBMIT_ADDRESS: 'off' },
  });
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

const send = (body: NewComplaint, options = freshKey(), customerId = amara.customerId) =>
  amara.send(createComplaint, { params: { customerId }, body }, options);
const count = async () => (await gateway.platform.db.selectFrom('complaint').select('id').execute()).length;
const lettersAbout = (words: string) =>
  gateway.platform.db.selectFrom('mail').selectAll().where('subject', 'like', `%${words}%`).execute();

/** What the provider does about a complaint, as its own systems would. */
const handled = (id: string, act: typeof acknowledge, text: string) =>
  gateway.platform.db.transaction().execute(async (transaction) => {
    const complaint = await transaction
      .selectFrom('complaint')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return act({ transaction, notifier: gateway.platform, complaint, now: gateway.platform.now() }, text);
  });

describe('a complaint', () => {
  it('is taken once for a key, with its days, a message and an e-mail', async () => {
    const key = freshKey();
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(newComplaint(), key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const { complaintReference, complaintIdentifier, ...days } = (await send(newComplaint(), key)).answer();
    expect(days).toMatchObject(complaintDays(1, gateway.platform.now()));
    expect(complaintReference).toMatch(/^CMP-\d+$/);
    expect((await send(newComplaint({ details: 'Something else.' }), key)).status).toBe(422);
    expect(await messagesAbout(gateway, complaintReference)).toMatchObject([
      { customer_id: amara.customerId, asset_id: null, category: 'General' },
    ]);
    const letters = await lettersAbout(complaintReference);
    expect(letters.map(({ recipient }) => recipient)).toEqual(['amara.okafor@example.com']);
    expect(letters[0]?.body).toContain('0300 111 3000');
    expect(letters[0]?.body).not.toContain(newComplaint().details);
    expect(await readComplaint(amara, complaintIdentifier)).toMatchObject({
      complaintReference,
      stage: 1,
      status: 'Received',
      about: '',
      next: { duty: 'acknowledge', dueBy: days.acknowledgeBy, isMissed: false, isExtended: false },
      canRequestReview: false,
      events: [{ kind: 'received', stage: 1, text: '', dueBy: null }],
    });
  });

  it('names the repair or the service request that it is about', async () => {
    const { models } = await amara.call(searchWorksOrders, { query: { limit: 1 } });
    const order = models[0]?.identifiers;
    const aboutRepair = await complain(amara, {
      subject: 'repair',
      worksOrderIdentifier: order?.worksOrderIdentifier ?? '',
    });
    expect(aboutRepair.about).toContain(order?.jobNumber);
    const { cases } = await amara.call(searchCases, { query: {} });
    const aboutRequest = await complain(amara, { subject: 'request', caseIdentifier: cases[0]?.id ?? '' });
    expect(aboutRequest.about).toBe(`${cases[0]?.caseTypeDescription}, ${cases[0]?.caseReferenceNumber}`);
    expect((await complain(amara, { subject: 'repair' })).about).toBe('');
  });

  it('about what is not the resident’s is as if there were none', async () => {
    const ben = await signIn(gateway, 'ben.hughes@example.com');
    const { models } = await ben.call(searchWorksOrders, { query: { limit: 1 } });
    const { cases } = await ben.call(searchCases, { query: {} });
    const draft = await startDraft(amara, {
      premises: 'Flat 6, Mill Court',
      reason: 'Leaking tap',
      location: 'Kitchen',
    });
    const before = await count();
    const theirs: readonly NewComplaint[] = [
      newComplaint({
        subject: 'repair',
        worksOrderIdentifier: models[0]?.identifiers.worksOrderIdentifier ?? '',
      }),
      newComplaint({
        subject: 'repair',
        worksOrderIdentifier: draft.identifiers.worksOrderIdentifier,
      }),
      newComplaint({ subject: 'request', caseIdentifier: cases[0]?.id ?? '' }),
    ];
    for (const body of theirs) expect((await send(body)).status).toBe(404);
    expect((await send(newComplaint(), freshKey(), ben.customerId)).status).toBe(404);
    expect(await count()).toBe(before);
  });

  it.each<[string, Partial<NewComplaint>, string]>([
    ['no details', { details: ' \n ' }, 'details'],
    ['details of 3001 characters', { details: 'a'.repeat(3001) }, 'details'],
    ['no remedy', { remedy: '' }, 'remedy'],
    ['a remedy of 1501 characters', { remedy: 'a'.repeat(1501) }, 'remedy'],
    ['another subject', { subject: 'weather' as never }, 'subject'],
    [
      'a repair about staff',
      { subject: 'staff', worksOrderIdentifier: randomUUID() },
      'worksOrderIdentifier',
    ],
    ['a request about a repair', { subject: 'repair', caseIdentifier: randomUUID() }, 'caseIdentifier'],
    [
      'no number to call',
      { contact: { channel: 'phone', phoneNumber: null, name: null, relation: null } },
      'contact.phoneNumber',
    ],
    [
      'a number that is not saved, without a name',
      { contact: { channel: 'phone', phoneNumber: '07700900555', name: null, relation: null } },
      'contact.name',
    ],
    [
      'a number for a letter',
      { contact: { channel: 'letter', phoneNumber: '07700900555', name: null, relation: null } },
      'contact.phoneNumber',
    ],
  ])('is refused, by field, with %s', async (_what, more, field) => {
    const before = await count();
    const answer = await send(newComplaint(more));
    expect([answer.status, Object.keys(answer.problem().errors ?? {})]).toEqual([400, [field]]);
    expect(await count()).toBe(before);
  });

  it('is answered by e-mail only where an address is saved', async () => {
    const contact = { channel: 'email', phoneNumber: null, name: null, relation: null } as const;
    expect((await send(newComplaint({ contact }))).status).toBe(201);
    const { db } = gateway.platform;
    const customer = db.updateTable('customer').where('id', '=', amara.customerId);
    await customer.set({ email: '' }).execute();
    expect((await send(newComplaint({ contact }))).status).toBe(400);
    await customer.set({ email: 'amara.okafor@example.com' }).execute();
  });
});

describe('the list', () => {
  it('has the caller’s own complaints alone, page by page, the newest first unless told', async () => {
    const kelly = await signIn(gateway, 'kelly.adams@example.com');
    const params = { customerId: kelly.customerId };
    const first = await kelly.call(listComplaints, { params, query: {} });
    const rest = await kelly.call(listComplaints, { params, query: { skip: 10, limit: 100 } });
    expect([first.complaints.length, rest.complaints.length]).toEqual([10, 14]);
    expect([first['total-count'], rest['total-count']]).toEqual([24, 24]);
    const all = [...first.complaints, ...rest.complaints].map(({ createdDate }) => createdDate);
    expect(all).toEqual([...all].sort().reverse());
    const order = 'createdDate asc';
    const oldest = await kelly.call(listComplaints, { params, query: { order, limit: 1 } });
    expect(oldest.complaints[0]).toEqual(rest.complaints.at(-1));
    const other = await amara.send(listComplaints, { params, query: {} });
    expect(other.status).toBe(404);
  });

  it('has complaints of every status in the demonstration', async () => {
    const chloe = await signIn(gateway, 'chloe.martin@example.com');
    const params = { customerId: chloe.customerId };
    const { complaints } = await chloe.call(listComplaints, { params, query: { limit: 100 } });
    const statuses = complaints.map(({ stage, status, next }) =>
      [stage, status, next?.isMissed && 'missed', next?.isExtended && 'extended'].filter(Boolean).join(' '),
    );
    expect(statuses.sort()).toEqual([
      '1 Acknowledged',
      '1 Acknowledged extended',
      '1 Acknowledged missed',
      '1 Answered',
      '1 Received',
      '1 Received missed',
      '2 Acknowledged',
      '2 Answered',
      '2 Received',
    ]);
  });
});

describe('the second stage', () => {
  const review = (
    complaintId: string,
    eTag: string | undefined,
    reason = 'It is still dirty.',
    options = freshKey(),
  ) =>
    amara.send(
      requestComplaintReview,
      { params: { customerId: amara.customerId, complaintId }, body: { reason } },
      { ...options, eTag: eTag ?? null },
    );

  it('is asked for once, after the answer, with the tag that was read last', async () => {
    const sent = await complain(amara);
    const id = sent.identifiers.complaintIdentifier;
    expect((await review(id, sent.eTag)).status).toBe(409);
    await handled(id, acknowledge, 'We have it.');
    await handled(id, answerComplaint, 'We clean it.');
    expect((await review(id, sent.eTag)).status).toBe(412);
    expect((await review(id, undefined)).status).toBe(428);
    const answered = await readComplaint(amara, id);
    expect(answered).toMatchObject({ status: 'Answered', next: null, canRequestReview: true });
    const key = freshKey();
    const asked = await Promise.all(
      [1, 2, 3].map(() => review(id, answered.eTag, 'It is still dirty.', key)),
    );
    expect(asked.map(({ status }) => status)).toEqual([201, 201, 201]);
    const again = await readComplaint(amara, id);
    expect(again).toEqual(asked[0]?.answer());
    expect(again).toMatchObject({
      stage: 2,
      status: 'Received',
      reviewReason: 'It is still dirty.',
      canRequestReview: false,
      stages: [{ stage: 1 }, { stage: 2, acknowledgedDate: null, answerBy: null }],
    });
    expect(again.events.map(({ kind, stage }) => `${stage} ${kind}`)).toEqual([
      '1 received',
      '1 acknowledged',
      '1 answered',
      '2 reviewRequested',
    ]);
    expect((await review(id, again.eTag)).status).toBe(409);
    const told = await messagesAbout(gateway, again.complaintReference);
    expect(told).toHaveLength(4);
    expect(await lettersAbout(again.complaintReference)).toHaveLength(4);
  });

  it('needs no reason', async () => {
    const { identifiers } = await complain(amara);
    const id = identifiers.complaintIdentifier;
    await handled(id, acknowledge, 'We have it.');
    await handled(id, answerComplaint, 'We clean it.');
    const { eTag } = await readComplaint(amara, id);
    expect((await review(id, eTag, ' ')).answer()).toMatchObject({ stage: 2, reviewReason: '' });
  });

  it('may take 20 working days from its acknowledgement', async () => {
    const { now } = gateway.platform;
    const { identifiers } = await complain(amara);
    const id = identifiers.complaintIdentifier;
    await handled(id, acknowledge, 'We have it.');
    await handled(id, answerComplaint, 'We clean it.');
    await review(id, (await readComplaint(amara, id)).eTag);
    await handled(id, acknowledge, 'We look again.');
    const { stages, next } = await readComplaint(amara, id);
    expect(stages[1]?.acknowledgeBy).toBe(complaintDays(2, now()).acknowledgeBy);
    expect(next?.duty).toBe('answer');
    expect(next?.dueBy?.localeCompare(dayOf(now()))).toBe(1);
  });
});
