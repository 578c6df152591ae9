import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestOf } from '../../contract/call.ts';
import {
  communicationCategories,
  listCommunications,
  markCommunicationRead,
} from '../../contract/communications.ts';
import { findCommunications } from '../../gateway/communications/store.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import { seedBulk } from '../../gateway/demo/seed-bulk.ts';
import { now } from '../support/clock.ts';
import { type Browser, signedIn, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { plansOf } from '../support/plans.ts';
import { moveIn, type TestResident } from '../support/resident.ts';

let gateway: TestGateway;
let kelly: Browser;
beforeAll(async () => {
  gateway = await startGateway();
  kelly = await signIn(gateway, 'kelly.adams@example.com');
});
afterAll(() => gateway.close());

type Query = RequestOf<typeof listCommunications>['query'];

const list = (browser: Browser, query: Query = {}) =>
  browser.call(listCommunications, { params: { customerId: browser.customerId }, query });

const read = (browser: Browser, communicationId: string, customerId = browser.customerId) =>
  browser.send(markCommunicationRead, { params: { customerId, communicationId }, body: { status: 'READ' } });

interface NewMessage {
  readonly subject?: string;
  readonly body?: string;
  readonly at?: string;
  readonly home?: string;
  readonly category?: string;
  readonly notification?: string;
}

async function tell(resident: TestResident, message: NewMessage): Promise<string> {
  const { id } = await gateway.platform.db
    .insertInto('communication')
    .values({
      customer_id: resident.customerId,
      asset_id: message.home ?? null,
      payment_reference: null,
      category: message.category ?? 'General',
      subject: message.subject ?? 'A subject',
      body: message.body ?? 'A body',
      notification_type: message.notification ?? null,
      created_at: message.at ?? '2026-05-05T10:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function newcomer(homes = 1) {
  const resident = await moveIn(gateway.platform.db, { homes });
  return { resident, browser: await signedIn(gateway, resident) };
}

const subjects = (found: Awaited<ReturnType<typeof list>>): string[] =>
  found.communications.map(({ message }) => message.content[0] ?? '');

describe('a list of messages', () => {
  it('comes in pages that leave none out and repeat none, the newest first', async () => {
    const pages = await Promise.all([0, 100, 200].map((skip) => list(kelly, { limit: 100, skip })));
    const all = pages.flatMap(({ communications }) => communications);
    expect(all.length).toBeGreaterThan(120);
    expect(pages.map((page) => page['total-count'])).toEqual(pages.map(() => all.length));
    expect(new Set(all.map(({ identifier }) => identifier)).size).toBe(all.length);
    const dates = all.map(({ createdDate }) => createdDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const oldest = await list(kelly, { sort: 'createdDate asc', limit: 1 });
    expect(oldest.communications).toEqual(all.slice(-1));
    expect((await list(kelly)).communications).toHaveLength(10);
  });

  it('is empty for somebody who was never told anything', async () => {
    expect(await list(await signIn(gateway, 'jack.brown@example.com'))).toMatchObject({
      communications: [],
      'total-count': 0,
      'total-unread': 0,
      unreadCatagoryTypes: [],
    });
  });

  it('holds the subject, the body with its lines and, for some, the notification type', async () => {
    const { resident, browser } = await newcomer();
    await tell(resident, { subject: 'Plain', body: 'One\nTwo', at: '2026-05-05T10:00:00Z' });
    await tell(resident, {
      subject: 'Ready',
      body: 'It is.',
      notification: 'STATEMENT',
      at: '2026-05-06T10:00:00Z',
    });
    const { communications } = await list(browser);
    expect(communications.map(({ message }) => message.content)).toEqual([
      ['Ready', 'It is.', 'STATEMENT'],
      ['Plain', 'One\nTwo'],
    ]);
  });

  it('is of days in England, the first and the last included', async () => {
    const { resident, browser } = await newcomer();
    // Summer time: midnight in England is 23:00 in Greenwich.
    await tell(resident, { subject: 'last of June', at: '2026-06-30T22:59:59.999Z' });
    await tell(resident, { subject: 'first of July', at: '2026-06-30T23:00:00Z' });
    await tell(resident, { subject: 'last of July', at: '2026-07-31T22:59:59.999Z' });
    await tell(resident, { subject: 'first of August', at: '2026-07-31T23:00:00Z' });
    const july = await list(browser, { fromDate: '2026-07-01', toDate: '2026-07-31' });
    expect(subjects(july)).toEqual(['last of July', 'first of July']);
    expect(subjects(await list(browser, { toDate: '2026-06-30' }))).toEqual(['last of June']);
    expect(subjects(await list(browser, { fromDate: '2026-08-01' }))).toEqual(['first of August']);
    expect((await list(browser, { fromDate: '2026-08-01', toDate: '2026-07-01' }))['total-count']).toBe(0);
  });

  it('finds words in the subject and the body, taken as they stand', async () => {
    const { resident, browser } = await newcomer();
    await tell(resident, { subject: 'Your BOILER', body: 'x' });
    await tell(resident, { subject: 'x', body: 'a new boiler' });
    await tell(resident, { subject: '100% done & dusted', body: 'x' });
    const count = async (searchText: string) => (await list(browser, { searchText }))['total-count'];
    expect(await count('boiler')).toBe(2);
    expect(await count('  boiler  ')).toBe(2);
    expect(await count('%')).toBe(1);
    expect(await count('done & dusted')).toBe(1);
    expect(await count('_')).toBe(0);
    expect(await count('\\')).toBe(0);
    expect(await count("'; drop table communication; --")).toBe(0);
  });

  it('is of one home, with what is about no home in particular; another’s home is not found', async () => {
    const { resident, browser } = await newcomer(2);
    const [first = '', second = ''] = resident.homes;
    await tell(resident, { subject: 'first', home: first, at: '2026-05-03T10:00:00Z' });
    await tell(resident, { subject: 'second', home: second, at: '2026-05-02T10:00:00Z' });
    await tell(resident, { subject: 'both', at: '2026-05-01T10:00:00Z' });
    expect(subjects(await list(browser, { assetIdentifier: first }))).toEqual(['first', 'both']);
    expect(subjects(await list(browser, { assetIdentifier: second.toUpperCase() }))).toEqual([
      'second',
      'both',
    ]);
    const elsewhere = await browser.send(listCommunications, {
      params: { customerId: resident.customerId },
      query: { assetIdentifier: assetIdOf('14 Orchard Lane') },
    });
    expect(elsewhere.status).toBe(404);
  });

  it('counts what is unread whatever the status and the words, and names what it is about', async () => {
    const { resident, browser } = await newcomer();
    await tell(resident, { category: 'Annual Domestic Gas Servicing', subject: 'gas' });
    await tell(resident, { category: 'Annual Domestic Gas Servicing', subject: 'gas again' });
    await tell(resident, { category: 'Five Year Electrical Check', subject: 'electrics' });
    const seen = await tell(resident, { category: 'Repairs', subject: 'repair' });
    expect((await read(browser, seen)).status).toBe(204);
    const unread = {
      'total-unread': 3,
      unreadCatagoryTypes: ['Annual Domestic Gas Servicing', 'Five Year Electrical Check'],
    };
    expect(await list(browser)).toMatchObject({ 'total-count': 4, ...unread });
    expect(await list(browser, { status: 'READ' })).toMatchObject({ 'total-count': 1, ...unread });
    expect(await list(browser, { status: 'UNREAD', limit: 1 })).toMatchObject({
      'total-count': 3,
      ...unread,
    });
    expect(await list(browser, { searchText: 'nothing' })).toMatchObject({ 'total-count': 0, ...unread });
    expect(await list(browser, { toDate: '2026-01-01' })).toMatchObject({
      'total-unread': 0,
      unreadCatagoryTypes: [],
    });
  });

  it('is refused by the name of what is wrong', async () => {
    const wrong = [
      [{ fromDate: '2026-02-30' }, 'fromDate'],
      [{ toDate: '1/2/2026' }, 'toDate'],
      [{ status: 'read' }, 'status'],
      [{ limit: 101 }, 'limit'],
      [{ sort: 'subject' }, 'sort'],
      [{ searchText: 'a'.repeat(101) }, 'searchText'],
      [{ assetIdentifier: 'x' }, 'assetIdentifier'],
    ] as const;
    for (const [query, field] of wrong) {
      const params = { customerId: kelly.customerId };
      const answer = await kelly.send(listCommunications, { params, query: query as Query } as never);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(Object.keys(answer.problem().errors ?? {})).toEqual([field]);
    }
  });
});

describe('reading a message', () => {
  it('happens once, however often and from wherever it is said', async () => {
    const { resident, browser } = await newcomer();
    const id = await tell(resident, {});
    const answers = await Promise.all(Array.from({ length: 6 }, () => read(browser, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
    const readAt = () =>
      gateway.platform.db
        .selectFrom('communication')
        .select('read_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const first = await readAt();
    expect((await read(browser, id)).status).toBe(204);
    expect(await readAt()).toEqual(first);
    const after = await list(browser);
    expect(after.communications.map(({ status }) => status)).toEqual(['READ']);
    expect(after['total-unread']).toBe(0);
  });

  it('is of one’s own messages alone', async () => {
    const { resident } = await newcomer();
    const id = await tell(resident, {});
    expect((await read(kelly, id)).status).toBe(404);
    expect((await read(kelly, id, resident.customerId)).status).toBe(404);
    expect((await read(kelly, randomUUID())).status).toBe(404);
    const row = await gateway.platform.db
      .selectFrom('communication')
      .select('read_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.read_at).toBeNull();
  });
});

it('has messages of every category in the demonstration', async () => {
  const rows = await gateway.platform.db.selectFrom('communication').select('category').distinct().execute();
  expect(rows.map(({ category }) => category)).toEqual(expect.arrayContaining([...communicationCategories]));
});

it('finds the messages of one resident among many by an index', async () => {
  const { db } = gateway.platform;
  await seedBulk(db, 1000, now());
  await sql`analyze`.execute(db);
  const search = { fromDate: '2024-01-01', toDate: '2030-01-01', searchText: 'repair', limit: 10 };
  const plans = await plansOf(gateway.databaseUrl, (at) => findCommunications(at, kelly.customerId, search));
  expect(plans).toHaveLength(3);
  for (const { indexes, readWhole } of plans) {
    expect(indexes.join()).toMatch(/communication_(?:customer|unread)/);
    expect(readWhole).toEqual([]);
  }
});
