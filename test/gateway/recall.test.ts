import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerFeedback } from '../../contract/feedback.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { recallWorksOrder } from '../../contract/recall.ts';
import { closeRepairs } from '../../gateway/provider/jobs.ts';
import type { Browser, TestGateway } from '../support/gateway.ts';
import { type Newcomer, startWithNewcomer } from '../support/newcomer.ts';
import { readOrder } from '../support/repairs.ts';
import { addLeakingTap, moveIn, type TestResident } from '../support/resident.ts';

let gateway: TestGateway;
let resident: TestResident;
let browser: Browser;
let daysAgo: Newcomer['daysAgo'];

beforeAll(async () => {
  ({ gateway, resident, browser, daysAgo } = await startWithNewcomer());
});
afterAll(() => gateway.close());

/** A repair that was finished some days ago. */
const finished = (days: number, changes: Parameters<typeof addLeakingTap>[2] = {}, of = resident) =>
  addLeakingTap(gateway.platform.db, of, {
    raised_at: daysAgo(days + 9),
    status: 'Completed',
    completed_at: daysAgo(days),
    ...changes,
  });

const recall = (worksOrderId: string, key: string = randomUUID(), stillWrong = ' It drips again. ') =>
  browser.send(recallWorksOrder, { params: { worksOrderId }, body: { stillWrong } }, { idempotencyKey: key });

it('opens the repair again under its reference, for an appointment to be chosen', async () => {
  const id = await finished(3);
  const before = await readOrder(browser, id);
  const key = randomUUID();
  const first = await recall(id, key);
  expect(first.status).toBe(200);
  expect(JSON.parse(first.text).next).toEqual({
    kind: 'choice',
    from: null,
    by: '2026-11-25T20:00:00',
    isLate: false,
  });
  expect((await recall(id, key)).text).toBe(first.text);
  expect((await recall(id)).status).toBe(412);
  const after = await readOrder(browser, id);
  expect(after.identifiers.jobNumber).toBe(before.identifiers.jobNumber);
  expect(after).toMatchObject({ statuses: { status: 'Unappointed' }, completedDate: null, appointments: [] });
  const { historyItems } = await browser.call(getWorksOrderHistory, { params: { worksOrderId: id } });
  expect(historyItems[0]?.statusTitle).toBe('Repair open again');
  const notes = await gateway.platform.db
    .selectFrom('note')
    .where('works_order_id', '=', id)
    .select(['type', 'description'])
    .execute();
  expect(notes).toEqual([{ type: 'NotFixed', description: 'It drips again.' }]);
});

it.each([
  ['was finished too long ago', 190, {}],
  ['was cancelled', 3, { status: 'Cancelled', completed_at: null }],
  ['is not finished', 3, { status: 'Unappointed', completed_at: null }],
  ['is a recall itself', 3, { is_recall: true }],
] as const)('does not open one that %s', async (_what, days, changes) => {
  expect((await recall(await finished(days, changes))).status).toBe(412);
});

it('needs to know what is wrong, and nothing of other people', async () => {
  expect((await recall(await finished(3), randomUUID(), '  ')).status).toBe(400);
  const neighbour = await moveIn(gateway.platform.db);
  expect((await recall(await finished(3, {}, neighbour))).status).toBe(404);
});

const confirm = (worksOrderId: string, key: string = randomUUID()) =>
  browser.send(
    answerFeedback,
    { params: { worksOrderId }, body: { isSatisfied: true, reason: '', isFixed: true } },
    { idempotencyKey: key },
  );

const closeAfter = (hours: number) =>
  closeRepairs({
    db: gateway.platform.db,
    now: () => new Date(gateway.platform.now().getTime() + hours * 3_600_000),
  });

const newest = async (worksOrderId: string) => {
  const { next, historyItems } = await browser.call(getWorksOrderHistory, { params: { worksOrderId } });
  return { next, title: historyItems[0]?.statusTitle, at: historyItems[0]?.createDateTime };
};

it('closes a finished repair when the resident says that it is fixed, once', async () => {
  const id = await finished(1);
  expect((await newest(id)).next).toMatchObject({ kind: 'confirmFixed' });
  const key = randomUUID();
  expect((await confirm(id, key)).status).toBe(204);
  expect((await confirm(id, key)).status).toBe(204);
  expect((await confirm(id)).status).toBe(204);
  expect((await readOrder(browser, id)).statuses.status).toBe('Closed');
  expect(await newest(id)).toMatchObject({ title: 'Repair closed', next: { kind: 'recall' } });
  const closings = await gateway.platform.db
    .selectFrom('works_order_event')
    .where('works_order_id', '=', id)
    .where('code', 'like', 'CLOSED%')
    .select('code')
    .execute();
  expect(closings).toEqual([{ code: 'CLOSED01' }]);
  expect((await recall(id)).status).toBe(200);
});

it('closes a finished repair after 48 hours, and no other', async () => {
  const done = await finished(1);
  const later = await finished(0.5);
  const notFixed = await finished(1);
  await recall(notFixed);
  await closeAfter(24.1);
  expect(await closeAfter(24.1)).toBe(0);
  expect((await readOrder(browser, done)).statuses.status).toBe('Closed');
  expect((await newest(done)).at).toContain('2026-11-24T11:00:');
  expect((await readOrder(browser, later)).statuses.status).toBe('Completed');
  expect((await readOrder(browser, notFixed)).statuses.status).toBe('Unappointed');
});

it('opens a recall again until it is closed, and leaves an emergency to the phone', async () => {
  const again = await finished(1, { is_recall: true });
  expect(JSON.parse((await recall(again)).text).next.kind).toBe('contractorCall');
  const emergency = await finished(1, { is_emergency: true });
  expect((await newest(emergency)).next?.kind).toBe('closing');
  expect((await recall(emergency)).status).toBe(412);
  expect((await confirm(emergency)).status).toBe(204);
  expect((await readOrder(browser, emergency)).statuses.status).toBe('Closed');
});

it('closes nothing of other people', async () => {
  const neighbour = await moveIn(gateway.platform.db);
  expect((await confirm(await finished(1, {}, neighbour))).status).toBe(404);
});
