import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCommunications } from '../../contract/communications.ts';
import { dayOf } from '../../contract/dates.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { chaseWorksOrder, confirmVisit } from '../../contract/promises.ts';
import { watchPromises } from '../../gateway/promises/watch.ts';
import { recordEvent } from '../../gateway/provider/timeline.ts';
import type { Browser, TestGateway } from '../support/gateway.ts';
import { type Newcomer, startWithNewcomer } from '../support/newcomer.ts';
import { addLeakingTap, addOpenRepair, moveIn, type TestResident } from '../support/resident.ts';

let gateway: TestGateway;
let resident: TestResident;
let browser: Browser;
let daysAgo: Newcomer['daysAgo'];

beforeAll(async () => {
  ({ gateway, resident, browser, daysAgo } = await startWithNewcomer());
});
afterAll(() => gateway.close());
// Each test watches its own repairs alone.
beforeEach(() => gateway.platform.db.deleteFrom('promise').execute());

const watch = (days = 0): Promise<number> =>
  watchPromises({ ...gateway.platform, now: () => daysAgo(-days) });

/** A repair that was reported some days ago, and whose promises were watched from then on. */
async function reported(days: number, changes: Parameters<typeof addOpenRepair>[2]['changes'] = {}) {
  const { db } = gateway.platform;
  const id = await addLeakingTap(db, resident, {
    raised_at: daysAgo(days),
    saved_at: daysAgo(days),
    ...changes,
  });
  await db
    .updateTable('promise')
    .set({ watched_since: daysAgo(days) })
    .where('works_order_id', '=', id)
    .execute();
  return id;
}

/** Somebody was to come in the morning of a day so many days ago. */
async function visited(days: number): Promise<string> {
  const { db } = gateway.platform;
  const id = await reported(days + 3, { status: 'Appointed' });
  const day = dayOf(daysAgo(days));
  await db
    .insertInto('appointment_slot')
    .values({ site: 'BRIGHT-01', day, availability_type: 'AM', capacity: 9, taken: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const appointment = await db
    .insertInto('appointment')
    .values({
      works_order_id: id,
      site: 'BRIGHT-01',
      day,
      availability_type: 'AM',
      starts_at: `${day}T08:00:00`,
      ends_at: `${day}T12:00:00`,
      is_preference: false,
      created_at: daysAgo(days + 2),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((transaction) =>
    recordEvent(transaction, {
      worksOrderId: id,
      code: 'APCREATE01',
      at: daysAgo(days + 2),
      appointment: { id: appointment.id, startsAt: `${day}T08:00:00`, endsAt: `${day}T12:00:00` },
    }),
  );
  return id;
}

const promiseOf = (id: string) =>
  gateway.platform.db
    .selectFrom('promise')
    .where('works_order_id', '=', id)
    .select(['kind', 'due_at', 'is_stale', 'missed_at'])
    .executeTakeFirst();

const missedOf = (id: string) =>
  gateway.platform.db
    .selectFrom('missed_promise')
    .where('works_order_id', '=', id)
    .orderBy('due_at')
    .select(['kind', 'notified_at', 'settled_at'])
    .execute();

const messages = async () => {
  const { communications } = await browser.call(listCommunications, {
    params: { customerId: browser.customerId },
    query: { limit: 50 },
  });
  return communications.map(({ message }) => message.content.join('\n'));
};

const nextOf = async (worksOrderId: string) =>
  (await browser.call(getWorksOrderHistory, { params: { worksOrderId } })).next;

const chase = (worksOrderId: string, key: string = randomUUID()) =>
  browser.send(chaseWorksOrder, { params: { worksOrderId }, body: {} }, { idempotencyKey: key });
const confirm = (worksOrderId: string) =>
  browser.send(confirmVisit, { params: { worksOrderId }, body: {} }, { idempotencyKey: randomUUID() });

describe('a promise that passes', () => {
  it('is told once, in a message and by e-mail, with what the resident can do', async () => {
    const id = await reported(0, { contractor_site: 'SOLO-01' });
    expect(await watch()).toBe(0);
    expect(await promiseOf(id)).toMatchObject({ kind: 'contractorCall', is_stale: false, missed_at: null });
    expect(await watch(1)).toBe(0);
    const before = (await messages()).length;
    expect(await watch(3)).toBe(1);
    expect(await watch(3)).toBe(0);
    const [newest, ...others] = await messages();
    expect(others).toHaveLength(before);
    expect(newest).toContain('We did not do what we said: Leaking tap');
    expect(newest).toContain('should have called you by 8pm on Wednesday 25 November 2026.');
    expect(newest).toContain('ask us what is happening');
    const { count } = await gateway.platform.db
      .selectFrom('mail')
      .where('recipient', '=', resident.email)
      .where('subject', 'like', 'We did not do what we said%')
      .select((select) => select.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    expect(await missedOf(id)).toMatchObject([{ kind: 'contractorCall', settled_at: null }]);
  });

  it('offers a new time where there is an appointment to move', async () => {
    const id = await visited(2);
    expect(await watch()).toBe(1);
    expect(await messages()).toContainEqual(expect.stringContaining('choose a new time'));
    expect(await promiseOf(id)).toMatchObject({ kind: 'visit' });
  });

  it('is settled by whatever happens next, which is promised by a time of its own', async () => {
    const id = await visited(2);
    await watch();
    await gateway.platform.db
      .transaction()
      .execute((transaction) =>
        recordEvent(transaction, { worksOrderId: id, code: 'NOACCESS', at: gateway.platform.now() }),
      );
    expect(await promiseOf(id)).toMatchObject({ is_stale: true });
    expect(await watch()).toBe(0);
    expect(await promiseOf(id)).toMatchObject({ kind: 'contractorCall', missed_at: null });
    expect((await missedOf(id))[0]?.settled_at).not.toBeNull();
  });

  it('is remembered and told to nobody where it was late before it was watched', async () => {
    const id = await addOpenRepair(gateway.platform.db, resident, {
      assetId: resident.homes[0] ?? '',
      reason: 'Leaking tap',
      location: 'Bathroom',
      changes: { raised_at: daysAgo(30) },
    });
    expect(await watch()).toBe(0);
    expect(await missedOf(id)).toMatchObject([{ kind: 'choice', notified_at: null }]);
  });

  it('is of no more interest once the repair is over', async () => {
    const id = await visited(2);
    await watch();
    await gateway.platform.db
      .updateTable('works_order')
      .set({ status: 'Cancelled' })
      .where('id', '=', id)
      .execute();
    await watch();
    expect(await promiseOf(id)).toBeUndefined();
    expect((await missedOf(id))[0]?.settled_at).not.toBeNull();
  });

  it('changes when its contractor is put on hold', async () => {
    const { db } = gateway.platform;
    await db
      .insertInto('contractor_site')
      .expression((select) =>
        select
          .selectFrom('contractor_site')
          .where('code', '=', 'BRIGHT-01')
          .select((column) => [column.val('PROMISE-01').as('code'), 'contractor_id', 'is_on_hold', 'places']),
      )
      .execute();
    const id = await reported(0, { contractor_site: 'PROMISE-01' });
    await watch();
    expect(await promiseOf(id)).toMatchObject({ kind: 'choice' });
    await db
      .updateTable('contractor_site')
      .set({ is_on_hold: true })
      .where('code', '=', 'PROMISE-01')
      .execute();
    await watch();
    expect(await promiseOf(id)).toMatchObject({ kind: 'holdUpdate' });
  });

  it('is told of once by two that look at the same time', async () => {
    await visited(1);
    const told = await Promise.all([watch(), watch()]);
    expect(told[0] + told[1]).toBe(1);
  });
});

describe('a resident who waits', () => {
  it('asks what is happening, once, and is promised an answer', async () => {
    const id = await visited(2);
    const key = randomUUID();
    const first = await chase(id, key);
    expect(first.status).toBe(200);
    expect(JSON.parse(first.text).next).toEqual({
      kind: 'chaseAnswer',
      from: null,
      by: '2026-11-24T20:00:00',
      isLate: false,
    });
    expect((await chase(id, key)).text).toBe(first.text);
    expect((await chase(id)).status).toBe(412);
    expect(await nextOf(id)).toMatchObject({ kind: 'chaseAnswer', isLate: false });
    expect(await watch(3)).toBeGreaterThan(0);
    expect(await messages()).toContainEqual(expect.stringContaining('You asked us what is happening.'));
  });

  it('cannot ask about what is not late, nor about what is somebody else’s', async () => {
    expect((await chase(await reported(0))).status).toBe(412);
    const neighbour = await moveIn(gateway.platform.db);
    const theirs = await addLeakingTap(gateway.platform.db, neighbour, { raised_at: daysAgo(30) });
    expect((await chase(theirs)).status).toBe(404);
    expect((await confirm(theirs)).status).toBe(404);
  });

  it('says that somebody came, and is promised how it goes on', async () => {
    const id = await visited(1);
    const { status, text } = await confirm(id);
    expect(status).toBe(200);
    expect(JSON.parse(text).next).toMatchObject({ kind: 'work', isLate: false });
    expect((await confirm(id)).status).toBe(412);
    await watch();
    expect(await promiseOf(id)).toMatchObject({ kind: 'workReport', missed_at: null });
  });

  it('cannot say so of a visit that is still to come', async () => {
    expect((await confirm(await reported(0))).status).toBe(412);
    expect((await confirm(await visited(-3))).status).toBe(412);
  });
});
