import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenancyGroups } from '../../contract/customers.ts';
import { getDocument, listDocuments } from '../../contract/documents.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { mediaContentTypes } from '../../contract/repair-rules.ts';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import { fileTypeOf } from '../../gateway/provider/file-types.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { demonstrationOfToday } from '../support/moments.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway(await demonstrationOfToday());
});
afterAll(() => gateway.close());

const repairsOf = async (resident: Browser) =>
  (await resident.call(searchWorksOrders, { query: { limit: 100 } })).models;
const paramsOf = (repair: Awaited<ReturnType<typeof repairsOf>>[number]) => ({
  worksOrderId: repair.identifiers.worksOrderIdentifier,
});

it('has damp and mould, and emergencies, at every stage of what the law sets', async () => {
  const priya = await signIn(gateway, 'priya.shah@example.com');
  const stages = await Promise.all(
    (await repairsOf(priya)).map(async (repair) => {
      const { hazard } = await priya.call(getWorksOrderHistory, { params: paramsOf(repair) });
      return [repair.job.location, hazard?.severity, hazard?.duties.map(({ state }) => state)] as const;
    }),
  );
  const byLocation = (a: (typeof stages)[number], b: (typeof stages)[number]) => a[0].localeCompare(b[0]);
  expect([...stages].sort(byLocation)).toEqual([
    ['Bathroom', 'significant', ['due', 'waiting', 'waiting', 'waiting', 'waiting']],
    ['Bedroom', 'significant', ['done', 'done', 'done', 'done', 'done']],
    ['Hallway', 'significant', ['overdue', 'waiting', 'waiting', 'waiting', 'waiting']],
    ['Kitchen', 'emergency', ['done', 'overdue', 'overdue', 'done', 'due', 'due']],
    ['Living room', 'significant', ['dueSoon', 'waiting', 'waiting', 'waiting', 'waiting']],
    ['Loft', 'emergency', ['due', 'due', 'waiting', 'waiting', 'waiting']],
    ['Whole home', 'emergency', ['done', 'done', 'done', 'done', 'done']],
  ]);
});

it('has a file of every kind, one of them removed, each what it says it is', async () => {
  const umar = await signIn(gateway, 'umar.aziz@example.com');
  const door = (await repairsOf(umar)).find(({ job }) => job.repairReason === 'Kitchen unit door');
  if (!door) throw new Error('no repair with files');
  const { documents } = await umar.call(listDocuments, { params: paramsOf(door) });
  const shown = await Promise.all(
    documents.map(async ({ id, media, metadata }) => {
      const type = metadata.find(({ key }) => key === 'content-type')?.value;
      const item = await umar.call(getDocument, { params: { ...paramsOf(door), documentId: id } });
      const found = fileTypeOf(Buffer.from(item.media.content, 'base64'));
      const isAppropriate = metadata.find(({ key }) => key === 'IsMediaAppropriate')?.value;
      return [media.fileName, isAppropriate, found === undefined ? null : mediaContentTypes[found] === type];
    }),
  );
  expect(shown).toEqual([
    ['hinge.jpg', 'true', true],
    ['marks.png', 'false', null],
    ['door.mp4', 'true', true],
    ['note.pdf', 'true', true],
    ['door.mpeg', 'true', true],
  ]);
});

it('has somebody for every tenancy that hides repairs, for merged landlords, for every triage and for out of hours', async () => {
  const { db } = gateway.platform;
  const tenancies = await db.selectFrom('tenancy').select(['tenancy_type', 'tenancy_group']).execute();
  const types = tenancies.map((tenancy) => tenancy.tenancy_type);
  expect(types).toEqual(expect.arrayContaining(['AGENCY', 'COM1', 'HMBY2010', 'OFFICE', 'USENOCCU']));
  expect(new Set(tenancies.map((tenancy) => tenancy.tenancy_group))).toEqual(new Set(tenancyGroups));

  const merged = db
    .selectFrom('customer')
    .innerJoin('tenancy', 'tenancy.customer_id', 'customer.id')
    .innerJoin('tenancy_premises', 'tenancy_premises.tenancy_id', 'tenancy.id')
    .innerJoin('asset', 'asset.id', 'tenancy_premises.asset_id')
    .where('customer.is_catalyst', '=', true);
  const boroughs = (await merged.select('asset.borough').execute()).map(({ borough }) => borough);
  expect(boroughs).toEqual(expect.arrayContaining(['Harbour', 'Westport']));

  const repairs = await db.selectFrom('works_order').select(['status', 'is_out_of_hours']).execute();
  expect(repairs.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['CATALYST_TRIAGE_TIER2', 'CATALYST_TRIAGE_EMA', 'CATALYST_TRIAGE_DEFECT']),
  );
  expect(repairs.some((repair) => repair.is_out_of_hours && repair.status === 'Unappointed')).toBe(true);
});
