import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadDocument } from '../../contract/documents.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import { assignJobNumber, sweepDrafts } from '../../gateway/provider/jobs.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { numbered, readOrder, report, startDraft } from '../support/repairs.ts';

let gateway: TestGateway;
let jack: Browser;
beforeAll(async () => {
  gateway = await startGateway();
  jack = await signIn(gateway, 'jack.brown@example.com');
});
afterAll(() => gateway.close());

const tap = { premises: 'Flat 11, Mill Court', reason: 'Leaking tap', location: 'Kitchen' };
const hour = 3_600_000;

/** The provider as it is so many hours later. */
const later = (hours: number) => ({
  db: gateway.platform.db,
  now: () => new Date(gateway.platform.now().getTime() + hours * hour),
});

it('drafts are swept 48 hours after they were last saved, with their files, and nothing else', async () => {
  const draft = await startDraft(jack, tap);
  const { worksOrderIdentifier: worksOrderId } = draft.identifiers;
  await jack.call(uploadDocument, {
    params: { worksOrderId },
    body: {
      DocumentType: 'WORKORDER',
      Media: 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
      Metadata: [
        { key: 'filename', value: 'tap.gif' },
        { key: 'content-type', value: 'image/gif' },
      ],
    },
  });
  const sent = await report(jack, { ...tap, location: 'Bathroom' });
  await sweepDrafts(later(47.9));
  expect((await readOrder(jack, worksOrderId)).statuses.isDraft).toBe(true);
  expect(await sweepDrafts(later(48.1))).toBeGreaterThan(0);
  expect(await sweepDrafts(later(48.1))).toBe(0);
  await expect(readOrder(jack, worksOrderId)).rejects.toThrow('404');
  expect((await readOrder(jack, sent.identifiers.worksOrderIdentifier)).statuses.isSubmitted).toBe(true);
});

it('a draft that is too old is gone before it is swept', async () => {
  const draft = await startDraft(jack, { ...tap, location: 'Hallway' });
  const id = draft.identifiers.worksOrderIdentifier;
  await gateway.platform.db
    .updateTable('works_order')
    .set({ saved_at: new Date(gateway.platform.now().getTime() - 48 * hour - 1) })
    .where('id', '=', id)
    .execute();
  await expect(readOrder(jack, id)).rejects.toThrow('404');
  const { models } = await jack.call(searchWorksOrders, { query: { limit: 100 } });
  expect(models.map(({ identifiers }) => identifiers.worksOrderIdentifier)).not.toContain(id);
});

it('a job number is given once, and to nothing that waits for a person', async () => {
  const order = await numbered(jack, await report(jack, { ...tap, location: 'Loft' }));
  const platform = gateway.platform;
  await assignJobNumber(platform, { worksOrderId: order.identifiers.worksOrderIdentifier });
  const again = await readOrder(jack, order.identifiers.worksOrderIdentifier);
  expect(again.identifiers.jobNumber).toBe(order.identifiers.jobNumber);
  expect(again.eTag).toBe(order.eTag);
  const customer = { vulnerability: { isVulnerable: true, VulnerableResponseText: 'I am unwell.' } };
  const triage = await report(jack, { ...tap, location: 'Garden', answers: { customer } });
  await assignJobNumber(platform, { worksOrderId: triage.identifiers.worksOrderIdentifier });
  expect((await readOrder(jack, triage.identifiers.worksOrderIdentifier)).identifiers.jobNumber).toBeNull();
  await assignJobNumber(platform, { worksOrderId: randomUUID() });
});
