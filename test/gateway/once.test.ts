import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../gateway/identity/accounts.ts';
import { sweepPlatform } from '../../gateway/jobs/sweep.ts';
import { now } from '../support/clock.ts';
import { type Browser, startGateway, type TestGateway } from '../support/gateway.ts';
import { signInAt } from '../support/identity.ts';
import { addTestNote, platformDomain } from '../support/platform-domain.ts';

const password = 'three quiet words';
const [ann, ben] = ['11111111-2222-4333-8444-000000000001', '11111111-2222-4333-8444-000000000002'] as const;

let gateway: TestGateway;
let annBrowser: Browser;
let benBrowser: Browser;
beforeAll(async () => {
  gateway = await startGateway({ domain: platformDomain, env: { LOG_LEVEL: 'silent' } });
  const { db } = gateway.platform;
  await createAccount(db, { email: 'ann@platform.test', password, customerId: ann });
  await createAccount(db, { email: 'ben@platform.test', password, customerId: ben });
  annBrowser = await signInAt(gateway.url, 'ann@platform.test', password);
  benBrowser = await signInAt(gateway.url, 'ben@platform.test', password);
});
afterAll(() => gateway.close());

async function notesOf(customerId: string, text: string): Promise<number> {
  const rows = await gateway.platform.db
    .selectFrom('configuration')
    .select('name')
    .where('name', 'like', `${customerId}/%`)
    .where('value', '=', text)
    .execute();
  return rows.length;
}

const add = (browser: Browser, text: string, idempotencyKey: string) =>
  browser.send(addTestNote, { body: { text } }, { idempotencyKey });

it('refuses a call without a key, or with one that is none', async () => {
  const without = await annBrowser.send(addTestNote, { body: { text: 'keyless' } });
  expect(without.status).toBe(400);
  expect(without.problem().errors).toHaveProperty('Idempotency-Key');
  expect((await add(annBrowser, 'keyless', 'short')).status).toBe(400);
  expect(await notesOf(ann, 'keyless')).toBe(0);
});

it('makes one effect of ten sends at once, and answers all ten alike', async () => {
  const sends = Array.from({ length: 10 }, () => add(annBrowser, 'ten', 'key-for-ten'));
  const answers = await Promise.all(sends);
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1);
  expect(answers.every((answer) => answer.headers.get('etag') === '"1"')).toBe(true);
  expect(await notesOf(ann, 'ten')).toBe(1);
});

it('refuses another body under the same key', async () => {
  await add(annBrowser, 'first', 'key-reused');
  const other = await add(annBrowser, 'second', 'key-reused');
  expect(other.status).toBe(422);
  expect(other.problem().status).toBe(422);
  expect(await notesOf(ann, 'second')).toBe(0);
});

it('lets another customer use the same key', async () => {
  expect((await add(annBrowser, 'shared', 'key-shared')).status).toBe(201);
  expect((await add(benBrowser, 'shared', 'key-shared')).status).toBe(201);
  expect([await notesOf(ann, 'shared'), await notesOf(ben, 'shared')]).toEqual([1, 1]);
});

it('takes the effect back and frees the key when something fails', async () => {
  expect((await add(annBrowser, 'fail', 'key-failing')).status).toBe(500);
  expect(await notesOf(ann, 'fail')).toBe(0);
  expect((await add(annBrowser, 'works', 'key-failing')).status).toBe(201);
});

it('forgets keys after a week, and not before', async () => {
  await add(annBrowser, 'old', 'key-from-last-month');
  await add(annBrowser, 'young', 'key-from-today');
  const { db } = gateway.platform;
  await db
    .updateTable('idempotency')
    .set({ created_at: new Date(now().getTime() - 8 * 24 * 3600_000) })
    .where('key', '=', 'key-from-last-month')
    .execute();
  await sweepPlatform(gateway.platform);
  const keys = (await db.selectFrom('idempotency').select('key').execute()).map(({ key }) => key);
  expect(keys).toContain('key-from-today');
  expect(keys).not.toContain('key-from-last-month');
});
