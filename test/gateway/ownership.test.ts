import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../conform/caller.ts';
import { endsSession, noTag, type World } from '../../conform/check.ts';
import { aboutNothing, filtered, impersonal, personal } from '../../conform/checks/ownership.ts';
import { getAsset } from '../../contract/asset-details.ts';
import { calls } from '../../contract/calls.ts';
import { searchCases } from '../../contract/cases.ts';
import { getPremises, getPremisesTenancies, isTenancyActive } from '../../contract/customers.ts';
import { createWorksOrder, searchWorksOrders } from '../../contract/works-orders.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import { eventually, signIn, type TestGateway } from '../support/gateway.ts';
import { startWithCards } from '../support/payments.ts';
import { quietDomain } from '../support/quiet-domain.ts';
import { newRepair } from '../support/repairs.ts';
import { twoResidents } from '../support/two-residents.ts';
import { wholeDatabase } from '../support/whole-database.ts';

let gateway: TestGateway;
let world: World;
let signedOut: Caller;

beforeAll(async () => {
  gateway = await startWithCards({}, { domain: quietDomain });
  const { db } = gateway.platform;
  world = await twoResidents(gateway);
  signedOut = new Caller(gateway.url, new Map());
  // The letter about a complaint goes out by itself.
  await eventually(async () => {
    const unsent = await db.selectFrom('mail').select('id').where('sent_at', 'is', null).execute();
    return unsent.length === 0 ? true : undefined;
  });
});
afterAll(() => gateway.close());

const everything = () => wholeDatabase(gateway.platform.db);

it('sees every call that names something of a resident', () => {
  expect(personal.length).toBeGreaterThanOrEqual(28);
  const ids = calls.map(({ id }) => id);
  for (const name of [...impersonal, ...filtered, ...endsSession]) expect(ids).toContain(name);
  // A call without an example would be tried with nothing in it.
  for (const call of personal) {
    const { params = {} } = world.examples.b[call.id] ?? {};
    for (const [name, value] of Object.entries(params)) expect([call.id, name, value]).not.toContain('');
  }
});

/** Where 400 is answered, the gateway did not come as far as asking whose it is. */
const rightExample = 'for 400, write a right example of the call in conform/examples.ts';

describe.each(personal.map((call) => [call.id, call] as const))('%s', (id, call) => {
  it('answers another resident as if there were nothing, and changes nothing', async () => {
    const { a, b, examples } = world;
    const theirs = examples.b[id] ?? {};
    const before = await everything();
    const refused = await a.caller.send(call, theirs, { eTag: noTag });
    const absent = await a.caller.send(call, aboutNothing(theirs, b), { eTag: noTag });
    expect([id, refused.status, absent.status], rightExample).toEqual([id, 404, 404]);
    expect(refused.text).toBe(absent.text);
    expect(await everything()).toBe(before);
  });

  it('answers nobody who is not signed in', async () => {
    const before = await everything();
    expect((await signedOut.send(call, world.examples.b[id], { eTag: noTag })).status).toBe(401);
    expect(await everything()).toBe(before);
  });
});

it('answers the owner of the same ids', async () => {
  const { b, examples } = world;
  for (const call of personal) {
    const { status } = await b.caller.send(call, examples.b[call.id], { eTag: noTag });
    expect([call.id, [400, 401, 404].includes(status) ? status : 'found'], rightExample).toEqual([
      call.id,
      'found',
    ]);
  }
});

it('lists only repairs of the caller, also for another’s home', async () => {
  const { a, b } = world;
  const all = await a.caller.ask(searchWorksOrders, { query: { limit: 100 } });
  expect(all.totalCount).toBeGreaterThan(0);
  expect(all.models.map(({ raisedBy }) => raisedBy.personName.givenName)).toEqual(
    all.models.map(() => 'Amara'),
  );
  const theirs = await a.caller.ask(searchWorksOrders, { query: { propertiesIds: [b.home.id] } });
  expect(theirs).toMatchObject({ models: [], totalCount: 0 });
});

it('lets nobody report for the home of a tenancy that has ended', async () => {
  const chloe = await signIn(gateway, 'chloe.martin@example.com');
  const body = newRepair({ premises: '5 Lock Cottages', reason: 'Leaking tap', location: 'Kitchen' });
  expect((await chloe.send(createWorksOrder, { body }, { idempotencyKey: randomUUID() })).status).toBe(404);
});

it('knows the home of a tenancy that has ended as theirs, for what was written about it', async () => {
  const chloe = await signIn(gateway, 'chloe.martin@example.com');
  const params = { customerId: chloe.customerId, premisesId: assetIdOf('5 Lock Cottages') };
  const { tenanciesSummaries } = await chloe.call(getPremisesTenancies, { params });
  expect(tenanciesSummaries.map(isTenancyActive)).toEqual([false]);
  const { premises } = await chloe.call(getPremises, { query: { ids: params.premisesId } });
  expect(premises).toHaveLength(1);
  expect((await chloe.send(getAsset, { params: { assetId: params.premisesId } })).status).toBe(200);
});

it('finds no home where none is asked for', async () => {
  const { a } = world;
  expect((await a.caller.ask(getPremises, { query: { ids: '' } })).premises).toEqual([]);
});

it('lists only service requests of the caller, also for another’s home and under another’s id', async () => {
  const { a, b } = world;
  const all = await a.caller.ask(searchCases, { query: { limit: 1000 } });
  const mine = await gateway.platform.db
    .selectFrom('service_request')
    .select('id')
    .where('customer_id', '=', a.caller.customerId)
    .execute();
  expect(mine.length).toBeGreaterThan(0);
  expect(all.cases.map(({ id }) => id).sort()).toEqual(mine.map(({ id }) => id).sort());
  const theirs = await a.caller.ask(searchCases, { query: { asset: b.home.id } });
  expect(theirs).toMatchObject({ cases: [], 'total-count': 0 });
  for (const customerId of [b.caller.customerId, randomUUID()]) {
    expect((await a.caller.send(searchCases, { query: { customerId } })).status).toBe(404);
  }
});
