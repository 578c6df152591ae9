import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { closedForMaintenance } from '../../contract/works-order-change.ts';
import { createWorksOrder, deleteWorksOrder, updateWorksOrder } from '../../contract/works-orders.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import type { RepairToReport } from '../support/repairs.ts';
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
  gateway = await startGateway({ env: { CLOCK: '2026-11-23T11:00:00Z' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

const tap: RepairToReport = { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' };

describe('a draft', () => {
  it('is created with its address and holds what was answered', async () => {
    const draft = await startDraft(amara, tap);
    expect(draft.location?.split('/')[5]).toBe(draft.identifiers.worksOrderIdentifier);
    expect(draft).toMatchObject({
      eTag: '"1"',
      statuses: { status: 'In Diagnosis', isDraft: true, isSubmitted: false, isEmergency: false },
      job: { sorCode: 'PLUM04', trade: 'Plumbing', repairReason: 'Leaking tap', priority: 'NA' },
      reporter: { reportingMethod: { reportingMethodId: 4 } },
      channel: 'CustomerSelfService',
    });
  });

  it('starts with the place alone', async () => {
    const { identifiers } = newRepair(tap);
    const draft = await amara.call(createWorksOrder, { body: { identifiers } });
    expect(draft.job).toMatchObject({ sorCode: 'NA', repairReasonIdentifier: null });
  });

  it('is changed only under its present tag', async () => {
    const draft = await startDraft(amara, tap);
    const params = { worksOrderId: draft.identifiers.worksOrderIdentifier };
    const body = { job: { additionalInformation: 'Another text' } };
    const send = (eTag: string | null) => amara.send(updateWorksOrder, { params, body }, { eTag });
    expect((await send(null)).status).toBe(428);
    expect((await send('eTag')).status).toBe(428);
    expect((await send('"7"')).status).toBe(412);
    expect((await send('"1"')).answer().eTag).toBe('"2"');
    expect((await send('"1"')).status).toBe(412);
  });

  it('is thrown away under its present tag, and is gone then', async () => {
    const draft = await startDraft(amara, tap);
    const params = { worksOrderId: draft.identifiers.worksOrderIdentifier };
    expect((await amara.send(deleteWorksOrder, { params }, { eTag: null })).status).toBe(428);
    expect((await amara.send(deleteWorksOrder, { params }, { eTag: '"2"' })).status).toBe(412);
    expect((await amara.send(deleteWorksOrder, { params }, { eTag: '"1"' })).status).toBe(204);
    await expect(readOrder(amara, params.worksOrderId)).rejects.toThrow('404');
  });

  it('is thrown away once for a key: who lost the answer is given it again, and nobody else is', async () => {
    const draft = await startDraft(amara, tap);
    const params = { worksOrderId: draft.identifiers.worksOrderIdentifier };
    const options = { eTag: '"1"', idempotencyKey: randomUUID() };
    const ben = await signIn(gateway, 'ben.hughes@example.com');
    const remove = (browser: Browser) => browser.send(deleteWorksOrder, { params }, options);
    expect((await remove(amara)).status).toBe(204);
    expect((await remove(amara)).status).toBe(204);
    expect((await remove(ben)).status).toBe(404);
    expect((await amara.send(deleteWorksOrder, { params }, { eTag: '"1"' })).status).toBe(404);
  });

  it('loses location and reason when it moves to another kind of place', async () => {
    const draft = await startDraft(amara, tap);
    const block = newRepair({ ...tap, asset: 'Mill Court' }).identifiers.asset;
    const moved = await change(amara, draft, { identifiers: { asset: block } });
    expect(moved.asset.type.assetTypeName).toBe('Block');
    expect(moved.job).toMatchObject({ repairReason: '', sorCode: 'NA', location: { locationId: '' } });
  });
});

describe('a submitted repair', () => {
  it('gets one job number however often the same sending arrives', async () => {
    const draft = await startDraft(amara, tap);
    const params = { worksOrderId: draft.identifiers.worksOrderIdentifier };
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        amara.send(updateWorksOrder, { params, body: submission }, { eTag: '"1"', idempotencyKey }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const order = await numbered(amara, draft);
    expect(order.identifiers.jobNumber).toMatch(/^R-\d{7}$/);
    expect(order.statuses).toMatchObject({ status: 'Unappointed', isDraft: false, isSubmitted: true });
    expect(order.contractor).toMatchObject({
      name: 'Brightfix Repairs',
      siteStatus: 'ACTIVE',
      isIntegrated: true,
    });
    const { historyItems } = await amara.call(getWorksOrderHistory, { params });
    expect(historyItems).toMatchObject([{ statusTitle: 'Repair reported', appointment: null }]);
  });

  it('is sent once, and not changed any more', async () => {
    const sent = await numbered(amara, await report(amara, { ...tap, location: 'Bathroom' }));
    await expect(change(amara, sent, submission)).rejects.toThrow('409');
    const later = await readOrder(amara, sent.identifiers.worksOrderIdentifier);
    await expect(change(amara, later, { job: { additionalInformation: 'More' } })).rejects.toThrow('409');
  });

  it.each([
    ['the location', { job: { location: { locationId: '', location: '' } } }, 'job.location.locationId'],
    ['the reason', { job: { repairReasonIdentifier: null } }, 'job.repairReasonIdentifier'],
    ['the details', { job: { additionalInformation: ' ' } }, 'job.additionalInformation'],
    ['the number', { reporter: { telecomsAddresses: [] } }, 'reporter.telecomsAddresses'],
  ] as const)('needs %s', async (_what, answers, field) => {
    const draft = await startDraft(amara, tap);
    const emptied = await change(amara, draft, {
      ...answers,
      ...('reporter' in answers ? { reporter: { telecomsAddresses: [] } } : {}),
    } as Parameters<typeof change>[2]);
    const answer = await amara.send(
      updateWorksOrder,
      { params: { worksOrderId: draft.identifiers.worksOrderIdentifier }, body: submission },
      { eTag: emptied.eTag ?? null },
    );
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.problem().errors ?? {})).toContain(field);
    expect((await readOrder(amara, draft.identifiers.worksOrderIdentifier)).statuses.isDraft).toBe(true);
  });

  it('is not taken while online repairs are closed, and is still a draft then', async () => {
    const draft = await startDraft(amara, tap);
    const params = { worksOrderId: draft.identifiers.worksOrderIdentifier };
    const turn = (value: string) =>
      gateway.platform.db
        .updateTable('configuration')
        .set({ value })
        .where('name', '=', 'isMyPbRepairsMaintainence')
        .execute();
    const send = () => amara.send(updateWorksOrder, { params, body: submission }, { eTag: '"1"' });
    await turn('true');
    try {
      const refused = await send();
      expect([refused.status, refused.problem().title]).toEqual([409, closedForMaintenance]);
      expect((await readOrder(amara, params.worksOrderId)).statuses.isDraft).toBe(true);
    } finally {
      await turn('false');
    }
    expect((await send()).status).toBe(200);
  });
});
