import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCommunications } from '../../contract/communications.ts';
import { answerFeedback } from '../../contract/feedback.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { askForFeedback } from '../../gateway/feedback/ask.ts';
import { countFeedback } from '../../gateway/feedback/feedback.ts';
import { feedbackPath } from '../../gateway/feedback/link.ts';
import type { Browser, TestGateway } from '../support/gateway.ts';
import { type Newcomer, startWithNewcomer } from '../support/newcomer.ts';
import { addLeakingTap, moveIn, type TestResident } from '../support/resident.ts';

let gateway: TestGateway;
let resident: TestResident;
let browser: Browser;
let daysAgo: Newcomer['daysAgo'];

beforeAll(async () => {
  ({ gateway, resident, browser, daysAgo } = await startWithNewcomer());
});
afterAll(() => gateway.close());

/** A repair in progress that is then finished. */
async function finish(of = resident, days = 0): Promise<string> {
  const { db } = gateway.platform;
  const id = await addLeakingTap(db, of, {
    raised_at: daysAgo(days + 9),
    status: 'In progress',
    contractor_site: 'BRIGHT-01',
  });
  await db
    .updateTable('works_order')
    .set({ status: 'Completed', completed_at: daysAgo(days) })
    .where('id', '=', id)
    .execute();
  return id;
}

const questionsOf = (worksOrderId: string) =>
  gateway.platform.db
    .selectFrom('repair_feedback')
    .where('works_order_id', '=', worksOrderId)
    .selectAll()
    .execute();

/** The letters that ask about a repair, by its reference. */
async function lettersAbout(worksOrderId: string): Promise<readonly string[]> {
  const { db } = gateway.platform;
  const { job_number } = await db
    .selectFrom('works_order')
    .where('id', '=', worksOrderId)
    .select('job_number')
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('mail')
    .where('recipient', '=', resident.email)
    .where('body', 'like', `%${job_number}%`)
    .select('body')
    .execute();
  return rows.map(({ body }) => body);
}

const post = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields) });

const answer = (worksOrderId: string, isSatisfied: boolean, reason = '') =>
  browser.send(
    answerFeedback,
    { params: { worksOrderId }, body: { isSatisfied, reason, isFixed: false } },
    { idempotencyKey: randomUUID() },
  );

const shown = async (worksOrderId: string) =>
  (await browser.call(getWorksOrderHistory, { params: { worksOrderId } })).feedback;

it('asks once about each finished repair, by a message and an e-mail with a link', async () => {
  const id = await finish();
  await askForFeedback(gateway.platform);
  await askForFeedback(gateway.platform);
  const letters = await lettersAbout(id);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain(`${gateway.url}/feedback?token=`);
  const { communications } = await browser.call(listCommunications, {
    params: { customerId: resident.customerId },
    query: {},
  });
  const told = communications.filter(({ message }) => message.content[0]?.startsWith('The work is done'));
  expect(told.length).toBeGreaterThan(0);
  expect(JSON.stringify(told)).not.toContain('token=');
});

it('asks nobody about what was finished long ago, or is open again', async () => {
  expect(await questionsOf(await finish(resident, 3))).toHaveLength(0);
  const open = await finish();
  await gateway.platform.db
    .updateTable('works_order')
    .set({ status: 'Unappointed', completed_at: null })
    .where('id', '=', open)
    .execute();
  await askForFeedback(gateway.platform);
  expect(await lettersAbout(open)).toHaveLength(0);
});

it('is answered by its link without signing in, as often as the resident likes', async () => {
  const id = await finish();
  await askForFeedback(gateway.platform);
  const [letter = ''] = await lettersAbout(id);
  const address = /\S+token=\S+/.exec(letter)?.[0] ?? '';
  const page = await (await fetch(address)).text();
  expect(page).toContain('Are you satisfied with the repair?');
  for (const secret of [resident.email, resident.givenName, 'Leaking tap', 'Test House', id]) {
    expect(page).not.toContain(secret);
  }
  expect((await questionsOf(id))[0]?.answered_at).toBeNull();
  const nothing = await post(address, { reason: '<b>' });
  expect([nothing.status, (await nothing.text()).includes('&lt;b&gt;')]).toEqual([400, true]);
  expect((await post(address, { satisfied: 'no', reason: ' Nobody cleaned up. ' })).status).toBe(200);
  expect(await questionsOf(id)).toMatchObject([{ is_satisfied: false, reason: 'Nobody cleaned up.' }]);
  expect(await shown(id)).toEqual({ isSatisfied: false });
  await post(address, { satisfied: 'yes', reason: 'Nobody cleaned up.' });
  expect(await questionsOf(id)).toMatchObject([{ is_satisfied: true, reason: '' }]);
});

it('takes no link that is changed, over, or signed for something else', async () => {
  const id = await finish();
  const [question] = await questionsOf(id);
  const path = await feedbackPath(gateway.platform.db, question?.id ?? '', daysAgo(-1));
  const over = await feedbackPath(gateway.platform.db, question?.id ?? '', daysAgo(0));
  const of = async (of: string) => (await post(`${gateway.url}${of}`, { satisfied: 'yes' })).status;
  expect(await of(`${path.slice(0, -4)}AAAA`)).toBe(410);
  expect(await of(over)).toBe(410);
  expect(await of('/feedback')).toBe(410);
  expect(await of('/feedback?token=a&token=b')).toBe(410);
  expect((await questionsOf(id))[0]?.answered_at).toBeNull();
  expect(await of(path)).toBe(200);
});

it('is answered signed in, and by nobody else', async () => {
  const id = await finish();
  expect(await shown(id)).toEqual({ isSatisfied: null });
  expect((await answer(id, false, ' Late. ')).status).toBe(204);
  expect(await questionsOf(id)).toMatchObject([{ is_satisfied: false, reason: 'Late.' }]);
  const never = await addLeakingTap(gateway.platform.db, resident);
  expect((await answer(never, true)).status).toBe(412);
  const neighbour = await moveIn(gateway.platform.db);
  expect((await answer(await finish(neighbour), true)).status).toBe(404);
});

it('counts the answers for each contractor', async () => {
  const period = { from: daysAgo(1), to: daysAgo(-1) };
  const counted = async () => {
    const rows = await countFeedback(gateway.platform.db, period);
    return rows.find(({ contractor }) => contractor === 'Brightfix Repairs');
  };
  const before = await counted();
  await answer(await finish(), true);
  await answer(await finish(), false, 'Late.');
  const after = await counted();
  expect((after?.satisfied ?? 0) - (before?.satisfied ?? 0)).toBe(1);
  expect((after?.unsatisfied ?? 0) - (before?.unsatisfied ?? 0)).toBe(1);
  expect(await countFeedback(gateway.platform.db, { from: daysAgo(9), to: daysAgo(8) })).toEqual([]);
});
