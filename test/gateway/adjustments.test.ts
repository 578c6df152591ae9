import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAdjustments, updateAdjustments } from '../../contract/adjustments.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { recallWorksOrder } from '../../contract/recall.ts';
import { createWorksOrder } from '../../contract/works-orders.ts';
import { book, move, slotAt } from '../support/appointments.ts';
import { type Browser, signedIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { change, newRepair, offered, readOrder, submission } from '../support/repairs.ts';
import { addOpenRepair, moveIn, type TestResident } from '../support/resident.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ env: { CLOCK: '2026-11-23T11:00:00Z' } });
});
afterAll(() => gateway.close());

/** Somebody who lives here for one test alone. */
async function arrive() {
  const resident = await moveIn(gateway.platform.db);
  const browser = await signedIn(gateway, resident);
  return { resident, browser, params: { customerId: resident.customerId } };
}

const addRepair = (resident: TestResident, changes: Parameters<typeof addOpenRepair>[2]['changes'] = {}) =>
  addOpenRepair(gateway.platform.db, resident, {
    assetId: resident.homes[0] ?? '',
    reason: 'Leaking tap',
    location: 'Kitchen',
    changes,
  });

const sentWith = async (browser: Browser, worksOrderId: string) =>
  (await browser.call(getWorksOrderHistory, { params: { worksOrderId } })).adjustments;

const needs = { needs: ['interpreter', 'noKnocking'] as const, language: 'Polish' };
const bodyOf = (one: { readonly needs: readonly string[]; readonly language: string }) =>
  ({ ...one }) as never;

it('is asked once, saved under the tag that was read, and found again', async () => {
  const { browser, params } = await arrive();
  const first = await browser.send(getAdjustments, { params });
  expect(first.answer()).toMatchObject({ needs: [], language: '', isAnswered: false });
  const eTag = first.headers.get('etag') ?? '';
  const entered = { needs: ['noKnocking', 'interpreter', 'noKnocking'], language: ' Polish ' };
  const saved = await browser.send(updateAdjustments, { params, body: bodyOf(entered) }, { eTag });
  expect(saved.answer()).toMatchObject({ ...needs, isAnswered: true });
  expect(await browser.call(getAdjustments, { params })).toMatchObject({ ...needs, isAnswered: true });
  expect((await browser.send(updateAdjustments, { params, body: bodyOf(needs) }, { eTag })).status).toBe(412);
  expect((await browser.send(updateAdjustments, { params, body: bodyOf(needs) })).status).toBe(428);
});

it('wants a language with an interpreter, and without one none', async () => {
  const { browser, params } = await arrive();
  const save = (body: Parameters<typeof bodyOf>[0]) =>
    browser.send(updateAdjustments, { params, body: bodyOf(body) }, { eTag: '"0"' });
  expect((await save({ needs: ['interpreter'], language: ' ' })).status).toBe(400);
  expect((await save({ needs: ['largePrint'], language: 'Polish' })).status).toBe(400);
  expect((await save({ needs: ['gold taps'], language: '' })).status).toBe(400);
  expect((await save({ needs: ['largePrint'], language: '' })).status).toBe(200);
});

it('goes with a report, a booking, a move and a recall, and to open repairs when it changes', async () => {
  const { resident, browser, params } = await arrive();
  const [open, over, told] = await Promise.all([
    addRepair(resident),
    addRepair(resident, { status: 'Cancelled' }),
    addRepair(resident, { status: 'Completed', completed_at: new Date('2026-11-20T10:00:00Z') }),
  ]);
  expect(await sentWith(browser, open)).toBeUndefined();
  const order = await readOrder(browser, open);
  const slots = await offered(browser, order);
  expect((await book(browser, order, slotAt(slots, 3))).status).toBe(201);
  // Who was never asked has told nobody anything.
  expect(await sentWith(browser, open)).toBeUndefined();

  await browser.send(updateAdjustments, { params, body: bodyOf(needs) }, { eTag: '"0"' });
  expect(await sentWith(browser, open)).toEqual(needs);
  expect(await sentWith(browser, over)).toBeUndefined();

  const { db } = gateway.platform;
  await db.deleteFrom('works_order_adjustments').where('works_order_id', '=', open).execute();
  expect((await move(browser, order, slotAt(slots, 5))).status).toBe(200);
  expect(await sentWith(browser, open)).toEqual(needs);

  const key = { idempotencyKey: 'recall-of-adjustments' };
  const recalled = { params: { worksOrderId: told }, body: { stillWrong: 'It drips.' } };
  expect((await browser.send(recallWorksOrder, recalled, key)).status).toBe(200);
  expect(await sentWith(browser, told)).toEqual(needs);

  const home = resident.homes[0] ?? '';
  const repair = newRepair({
    premises: 'Flat 6, Mill Court',
    reason: 'Broken window latch',
    location: 'Kitchen',
  });
  const identifiers = { asset: { assetIdentifier: home, premisesIdentifier: home } };
  const draft = await browser.call(createWorksOrder, { body: { ...repair, identifiers } });
  await change(browser, draft, submission);
  const id = draft.identifiers.worksOrderIdentifier;
  expect(await sentWith(browser, id)).toEqual(needs);

  const less = { needs: ['largePrint'], language: '' };
  await browser.send(updateAdjustments, { params, body: bodyOf(less) }, { eTag: '"1"' });
  for (const one of [open, told, id]) expect(await sentWith(browser, one)).toEqual(less);
});

it('reaches a booking that is made at the same moment', async () => {
  const { resident, browser, params } = await arrive();
  const open = await addRepair(resident);
  const order = await readOrder(browser, open);
  const slot = slotAt(await offered(browser, order), 7);
  const [booked, saved] = await Promise.all([
    book(browser, order, slot),
    browser.send(updateAdjustments, { params, body: bodyOf(needs) }, { eTag: '"0"' }),
  ]);
  expect([booked.status, saved.status]).toEqual([201, 200]);
  expect(await sentWith(browser, open)).toEqual(needs);
});
