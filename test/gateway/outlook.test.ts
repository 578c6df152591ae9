import { afterAll, beforeAll, expect, it } from 'vitest';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { noticeByEventCode } from '../../contract/timeline.ts';
import { createWorksOrder } from '../../contract/works-orders.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import { recordEvent } from '../../gateway/provider/timeline.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import {
  change,
  newRepair,
  numbered,
  readOrder,
  report,
  startDraft,
  submission,
} from '../support/repairs.ts';

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway({ env: { CLOCK: '2026-11-21T23:59:00Z' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

const home = 'Flat 6, Mill Court';
const mould = { premises: home, reason: 'Damp and mould', location: 'Bedroom' };
const historyOf = (resident: Browser, worksOrderId: string) =>
  resident.call(getWorksOrderHistory, { params: { worksOrderId } });

/** Moves the moment at which the provider heard of a repair, in days. */
const receivedDaysAgo = (worksOrderId: string, days: number) =>
  gateway.platform.db
    .updateTable('works_order')
    .set({ first_received_at: new Date(gateway.platform.now().getTime() - days * 86_400_000) })
    .where('id', '=', worksOrderId)
    .execute();

it('sets the dates of the law from when the report was sent, not from the draft', async () => {
  const draft = await startDraft(amara, mould);
  const { worksOrderIdentifier: id } = draft.identifiers;
  await gateway.platform.db
    .updateTable('works_order')
    .set({ raised_at: new Date(gateway.platform.now().getTime() - 40 * 3_600_000) })
    .where('id', '=', id)
    .execute();
  expect((await historyOf(amara, id)).hazard).toBeNull();
  const sent = await change(amara, await readOrder(amara, id), submission);
  // An appointment is chosen once the repair has its number.
  await numbered(amara, sent);
  const { hazard, next } = await historyOf(amara, id);
  expect(next).toMatchObject({ kind: 'choice', isLate: false });
  expect(hazard).toMatchObject({
    severity: 'significant',
    firstReceivedDate: sent.raisedDate,
    // Sent on a Saturday at 23:59.
    duties: [{ kind: 'investigation', state: 'due', dueBy: '2026-12-04T23:59:59' }, {}, {}, {}, {}],
  });
});

it('counts a second report of what is open from the first one', async () => {
  const place = { ...mould, location: 'Hallway' };
  const first = await report(amara, place);
  await receivedDaysAgo(first.identifiers.worksOrderIdentifier, 20);
  const second = await report(amara, place);
  const { hazard } = await historyOf(amara, second.identifiers.worksOrderIdentifier);
  expect(hazard?.firstReceivedDate.slice(0, 10)).toBe('2026-11-01');
  expect(hazard?.duties[0]?.state).toBe('overdue');
});

it('tells what was done about it, and nothing of the law once it is cancelled', async () => {
  const order = await numbered(amara, await report(amara, { ...mould, location: 'Loft' }));
  const { worksOrderIdentifier: worksOrderId } = order.identifiers;
  await gateway.platform.db
    .transaction()
    .execute((transaction) =>
      recordEvent(transaction, { worksOrderId, code: 'HZINV01', at: gateway.platform.now() }),
    );
  const { hazard, historyItems } = await historyOf(amara, worksOrderId);
  expect(hazard?.duties.map(({ state }) => state)).toEqual(['done', 'due', 'due', 'due', 'due']);
  expect(historyItems[0]?.statusTitle).toBe('Problem investigated');
  await change(amara, await readOrder(amara, worksOrderId), { statuses: { status: 'Cancelled' } });
  expect(await historyOf(amara, worksOrderId)).toMatchObject({ hazard: null, next: null });
});

it('says nothing of the law for other repairs, nor to owners', async () => {
  const tap = await report(amara, { ...mould, reason: 'Leaking tap' });
  expect((await historyOf(amara, tap.identifiers.worksOrderIdentifier)).hazard).toBeNull();
  const david = await signIn(gateway, 'david.lee@example.com');
  const owned = await report(david, { ...mould, premises: 'Flat 31, Beacon House' });
  expect((await historyOf(david, owned.identifiers.worksOrderIdentifier)).hazard).toBeNull();
});

it('shows every event in words, and an unknown one as news', async () => {
  const order = await report(amara, { premises: home, reason: 'Extractor fan', location: 'Kitchen' });
  const { worksOrderIdentifier: worksOrderId } = order.identifiers;
  const codes = [...Object.keys(noticeByEventCode), 'XQ99'];
  await gateway.platform.db
    .insertInto('works_order_event')
    .values(codes.map((code) => ({ works_order_id: worksOrderId, code, created_at: gateway.platform.now() })))
    .execute();
  const { historyItems } = await historyOf(amara, worksOrderId);
  expect(historyItems).toHaveLength(codes.length + 1);
  const words = historyItems.map(({ statusTitle, comments }) => `${statusTitle} ${comments}`).join('\n');
  expect(words).toContain('Repair updated');
  expect(words).not.toMatch(/[A-Z]{4,}\d\d|[{}]/);
});

it('keeps a draft whose asset is not chosen yet, and sends it only with one', async () => {
  const started = newRepair({ premises: home, reason: 'Leaking tap', location: 'Kitchen' });
  const asset = { premisesIdentifier: assetIdOf(home) };
  const { job: _job, ...answers } = started;
  const draft = await amara.call(createWorksOrder, { body: { ...answers, identifiers: { asset } } });
  expect(draft.identifiers.asset).toMatchObject({ assetIdentifier: null, ...asset });
  expect(draft.asset.fullAddress).toContain(home);
  const { worksOrderIdentifier: id } = draft.identifiers;
  expect(await historyOf(amara, id)).toMatchObject({ historyItems: [], next: { kind: 'finishDraft' } });

  const early = amara.call(createWorksOrder, { body: { ...started, identifiers: { asset } } });
  await expect(early).rejects.toThrow('400');
  await expect(change(amara, draft, submission)).rejects.toThrow('400');

  const place = { assetIdentifier: assetIdOf(home), ...asset };
  const chosen = await change(amara, draft, { identifiers: { asset: place }, job: started.job });
  expect(chosen.identifiers.asset).toMatchObject(place);
  const saved = await change(amara, chosen, { identifiers: { asset } });
  expect(saved.identifiers.asset.assetIdentifier).toBe(place.assetIdentifier);
  const taken = await change(amara, saved, { identifiers: { asset: { ...asset, assetIdentifier: null } } });
  expect(taken.identifiers.asset.assetIdentifier).toBeNull();
  expect(taken.job.repairReasonIdentifier).toBeNull();
});
