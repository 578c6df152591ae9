import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestComplaintReview } from '../../contract/complaints.ts';
import { sweepComplaints } from '../../gateway/complaints/missed.ts';
import { complaintRound } from '../../gateway/demo/complaint-round.ts';
import { freshKey } from '../support/cases.ts';
import { complain, readComplaint } from '../support/complaints.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { messagesAbout } from '../support/written-messages.ts';

const pace = 60;
let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway({ env: { LIMIT_SUBMIT_ACCOUNT: 'off', LIMIT_SUBMIT_ADDRESS: 'off' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

/** The platform as it is so many seconds later. */
const later = (seconds: number) => ({
  ...gateway.platform,
  now: () => new Date(gateway.platform.now().getTime() + seconds * 1000),
});
/** One round of the demonstration’s provider, so many paces after now. */
const round = (paces: number, contractorPaceSeconds = pace) => {
  const platform = later(paces * pace + 1);
  return complaintRound({ ...platform, config: { ...platform.config, contractorPaceSeconds } });
};
const day = 86_400;
const idOf = ({ identifiers }: Awaited<ReturnType<typeof complain>>) => identifiers.complaintIdentifier;
const kindsOf = async (id: string) => (await readComplaint(amara, id)).events.map(({ kind }) => kind);

describe('the provider of the demonstration', () => {
  it('leaves alone what the demonstration came with, and everything where it has no pace', async () => {
    expect(await round(10_000)).toBe(0);
    await complain(amara);
    expect(await round(10_000, 0)).toBe(0);
    expect(await round(-1)).toBe(0);
    expect(await round(1)).toBe(1);
  });

  it('takes each complaint to its answer, step by step, and some with an extension', async () => {
    const all = [];
    for (let made = 0; made < 12; made += 1) all.push(idOf(await complain(amara)));
    for (let paces = 10; paces < 20; paces += 1) await round(paces);
    const kinds = await Promise.all(all.map(kindsOf));
    for (const each of kinds) {
      expect(['received acknowledged answered', 'received acknowledged extended answered']).toContain(
        each.join(' '),
      );
    }
    const again = await Promise.all(all.map((id) => readComplaint(amara, id)));
    for (const complaint of again) expect(complaint).toMatchObject({ status: 'Answered', next: null });
    expect(await round(30)).toBe(0);
  });

  it('moves each complaint once, however many processes go round', async () => {
    const id = idOf(await complain(amara));
    await Promise.all(Array.from({ length: 5 }, () => round(40)));
    expect(await kindsOf(id)).toEqual(['received', 'acknowledged']);
  });

  it('goes on with a second stage, also of what the demonstration came with', async () => {
    const ben = await signIn(gateway, 'ben.hughes@example.com');
    const { id } = await gateway.platform.db
      .selectFrom('complaint')
      .select('id')
      .where('customer_id', '=', ben.customerId)
      .executeTakeFirstOrThrow();
    const params = { customerId: ben.customerId, complaintId: id };
    const { eTag } = await readComplaint(ben, id);
    await ben.call(
      requestComplaintReview,
      { params, body: { reason: '' } },
      { ...freshKey(), eTag: eTag ?? '' },
    );
    for (let paces = 50; paces < 55; paces += 1) await round(paces);
    expect(await readComplaint(ben, id)).toMatchObject({ stage: 2, status: 'Answered', next: null });
  });
});

describe('a day that was missed', () => {
  it('is told of once, with a message and an e-mail, for each of the two duties', async () => {
    // What was not acknowledged before is not of this test.
    await sweepComplaints(later(60 * day));
    const sent = await complain(amara);
    const id = idOf(sent);
    expect(await sweepComplaints(later(4 * day))).toBe(0);
    expect(await sweepComplaints(later(30 * day))).toBe(1);
    await Promise.all([1, 2, 3].map(() => sweepComplaints(later(30 * day))));
    expect(await kindsOf(id)).toEqual(['received', 'acknowledgementMissed']);
    await round((30 * day) / pace + 1);
    expect(await sweepComplaints(later(31 * day))).toBe(0);
    expect(await sweepComplaints(later(90 * day))).toBe(1);
    expect(await sweepComplaints(later(91 * day))).toBe(0);
    const { events, complaintReference } = await readComplaint(amara, id);
    expect(events.map(({ kind }) => kind)).toEqual([
      'received',
      'acknowledgementMissed',
      'acknowledged',
      'answerMissed',
    ]);
    expect(events[1]?.dueBy).toBe(sent.next?.dueBy);
    const subjects = (await messagesAbout(gateway, complaintReference)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('We are late'))).toHaveLength(2);
  });
});
