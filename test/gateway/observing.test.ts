import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAppointment } from '../../contract/appointments.ts';
import { uploadDocument } from '../../contract/documents.ts';
import { findRepairReasons } from '../../contract/reference.ts';
import { trackError, trackNavigation } from '../../contract/tracking.ts';
import { addNote, getWorksOrder, searchWorksOrders, updateWorksOrder } from '../../contract/works-orders.ts';
import { residents } from '../../gateway/demo/residents.ts';
import {
  Browser,
  eventually,
  freshDatabase,
  type SpawnedGateway,
  signInAtProvider,
  spawnGateway,
} from '../support/gateway.ts';
import { openIdentityPage } from '../support/identity.ts';
import {
  bookingOf,
  change,
  numbered,
  offered,
  readOrder,
  startDraft,
  submission,
} from '../support/repairs.ts';

const amara = residents.find(({ email }) => email === 'amara.okafor@example.com');
if (!amara) throw new Error('the demonstration has no Amara');

/** What the resident types, and nobody else must read. */
const typed = {
  details: 'Dripping behind the blue curtain',
  name: 'Ngozi Obi',
  phone: '07700900123',
  note: 'Please ring before coming',
  searched: 'curtain rail',
  file: 'my-kitchen.pdf',
  wrongPassword: 'rosebud-and-thorn',
  page: 'somewhere-private',
};
/** As the portal makes it, and as a resident reads it out. */
const click = '4F7H2MQX';

let gateway: SpawnedGateway;
let database: pg.Client;
/** Holds a row while the other looks on. */
let holder: pg.Client;
let resident: Browser;
let log = '';
beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  gateway = await spawnGateway({
    databaseUrl,
    env: { LOG_LEVEL: 'debug', METRICS_PORT: '0' },
    onLog: (text) => {
      log += text;
    },
  });
  database = new pg.Client({ connectionString: databaseUrl });
  holder = new pg.Client({ connectionString: databaseUrl });
  await Promise.all([database.connect(), holder.connect()]);
  await walkThroughEverything();
});
afterAll(async () => {
  await gateway.end('SIGTERM');
  await Promise.all([database.end(), holder.end()]);
});

/** Signs in after a mistake, reports a repair with a photo, books, searches, and is refused here and there. */
async function walkThroughEverything(): Promise<void> {
  const stranger = new Browser(gateway.url);
  const form = await openIdentityPage(stranger);
  const mistake = new URLSearchParams({ email: amara?.email ?? '', password: typed.wrongPassword });
  expect((await stranger.fetch(form, { method: 'POST', body: mistake })).status).toBe(400);
  resident = await signInAtProvider(gateway, amara?.email ?? '');

  const draft = await startDraft(resident, {
    premises: 'Flat 6, Mill Court',
    reason: 'Leaking tap',
    location: 'Kitchen',
    answers: {
      job: { additionalInformation: typed.details },
      reporter: {
        name: { givenName: typed.name, surname: 'Obi' },
        telecomsAddresses: [{ number: typed.phone }],
        relationship: 'Friend or Family',
      },
    },
  });
  const worksOrderId = draft.identifiers.worksOrderIdentifier;
  await resident.call(uploadDocument, {
    params: { worksOrderId },
    body: {
      DocumentType: 'WORKORDER',
      Media: Buffer.from('%PDF-1.7').toString('base64'),
      Metadata: [
        { key: 'filename', value: typed.file },
        { key: 'content-type', value: 'application/pdf' },
      ],
    },
  });
  await change(resident, await readOrder(resident, worksOrderId), {
    job: { additionalInformation: typed.details },
  });
  const sent = await resident.call(
    updateWorksOrder,
    { params: { worksOrderId }, body: submission },
    {
      eTag: (await readOrder(resident, worksOrderId)).eTag ?? null,
      headers: { 'x-correlation-id': click },
    },
  );
  const order = await numbered(resident, sent);
  const [slot] = await offered(resident, order);
  if (!slot) throw new Error('no slot is free');
  await resident.call(bookAppointment, {
    params: { worksOrderId },
    query: {},
    body: bookingOf(order, slot),
  });
  await resident.call(addNote, {
    params: { worksOrderId, customerId: resident.customerId },
    body: { type: 'Other', description: typed.note },
  });
  await resident.send(searchWorksOrders, { query: { searchText: typed.searched } });
  await resident.send(findRepairReasons, { query: { searchText: typed.searched, assetType: 'Property' } });
  await resident.send(trackError, { body: { status: '500 Server Error', page: typed.page } });
  const state = 'repair/media/attachFiles/failed';
  await resident.send(trackNavigation, { body: { page: typed.page, state } });
  await resident.send(trackNavigation, { body: { page: typed.page, state: `${state} ${typed.name}` } });
  // Refused: a text where none belongs, a character that cannot be kept, no page, another's repair.
  await resident.fetch(`/customerselfserve/api/v1/works-orders/${encodeURIComponent(typed.name)}`);
  await resident.send(searchWorksOrders, { query: { searchText: `${typed.searched}\0` } });
  await resident.fetch(`/${typed.file}?name=${encodeURIComponent(typed.name)}`);
  await resident.send(getWorksOrder, { params: { worksOrderId: randomUUID() } });
}

const lines = (): Record<string, unknown>[] =>
  log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('the log of a repair that was reported', () => {
  it('has a line for each request and each job', () => {
    const routes = lines().map(({ route }) => route);
    for (const call of [updateWorksOrder, uploadDocument, bookAppointment, searchWorksOrders]) {
      expect(routes).toContain(call.path);
    }
    expect(routes).toContain('/identity/interaction/:uid');
    expect(lines().map(({ job }) => job)).toContain('assign-job-number');
  });

  it('names the state of an error page, as far as it is one', () => {
    const states = lines().flatMap(({ state }) => (typeof state === 'string' ? [state] : []));
    expect(states).toEqual(['repair/media/attachFiles/failed']);
  });

  it('says nothing of the resident', async () => {
    const { rows } = await database.query<Record<string, string>>(
      `select given_name, surname, email, mobile_phone, address_line_1, postcode
       from customer
       join tenancy on tenancy.customer_id = customer.id
       join tenancy_premises on tenancy_premises.tenancy_id = tenancy.id
       join asset on asset.id = tenancy_premises.asset_id
       where customer.id = $1`,
      [resident.customerId],
    );
    const secrets = [
      ...Object.values(typed),
      ...rows.flatMap((row) => Object.values(row)),
      amara.password,
      resident.cookies.get('__Host-session') ?? '',
      encodeURIComponent(typed.searched),
    ].filter((text) => text !== '');
    expect(secrets.length).toBeGreaterThan(15);
    expect(lines().length).toBeGreaterThan(20);
    for (const secret of secrets) expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(log).not.toContain('searchText');
  });
});

describe('a click', () => {
  it('can be followed from the request to its job', async () => {
    const told = await eventually(async () => {
      const found = lines().filter(({ correlationId }) => correlationId === click);
      return found.length >= 2 ? found : undefined;
    });
    expect(told).toEqual([
      expect.objectContaining({ method: 'PATCH', route: updateWorksOrder.path, status: 200 }),
      expect.objectContaining({ job: 'assign-job-number' }),
    ]);
    const { rows } = await database.query(`select data from jobs.job where data->>'correlationId' = $1`, [
      click,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('names its transaction in the database', async () => {
    const draft = await startDraft(resident, {
      premises: 'Flat 6, Mill Court',
      reason: 'Leaking tap',
      location: 'Kitchen',
    });
    const worksOrderId = draft.identifiers.worksOrderIdentifier;
    await holder.query('begin');
    await holder.query('select 1 from works_order where id = $1 for update', [worksOrderId]);
    const following = `click-${randomUUID()}`;
    const saved = resident.send(
      updateWorksOrder,
      { params: { worksOrderId }, body: { job: { additionalInformation: 'More' } } },
      { eTag: draft.eTag ?? null, idempotencyKey: randomUUID(), headers: { 'x-correlation-id': following } },
    );
    await eventually(async () => {
      const { rowCount } = await database.query(
        `select 1 from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'`,
        [`doorstep ${following}`],
      );
      return rowCount === 1 ? true : undefined;
    });
    await holder.query('rollback');
    expect((await saved).status).toBe(200);
    const { rowCount } = await database.query('select 1 from pg_stat_activity where application_name = $1', [
      `doorstep ${following}`,
    ]);
    expect(rowCount).toBe(0);
  });
});
