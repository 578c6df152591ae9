import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../gateway/config.ts';
import { openDatabase } from '../../gateway/database/open.ts';
import { createMailTransport, type Letter } from '../../gateway/mail/transport.ts';
import { now } from '../support/clock.ts';
import { freshDatabase } from '../support/gateway.ts';
import { startMailServer } from '../support/mail-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'doorstep-secret-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'secret');

/** The address with another account in it. */
function asAccount(url: string, name: string): string {
  const [scheme, rest = ''] = url.split('://');
  return `${scheme}://${name}@${rest.slice(rest.indexOf('@') + 1)}`;
}

it('opens each connection to the database with the account of now, and ends none that is there', async () => {
  const url = await freshDatabase();
  writeFileSync(file, url);
  const config = readConfig({ DEMONSTRATION: 'on', DATABASE_URL_FILE: file });
  const { pool, close } = await openDatabase(config);
  const other = `account_${randomUUID().replaceAll('-', '')}`;
  const account = async (client: Pick<typeof pool, 'query'>): Promise<unknown> =>
    (await client.query('select session_user::text as name')).rows[0]?.name;
  try {
    await pool.query(`create role ${other} login`);
    const first = await pool.connect();
    expect(await account(first)).toBe('postgres');
    writeFileSync(file, asAccount(url, other));
    const second = await pool.connect();
    expect([await account(first), await account(second)]).toEqual(['postgres', other]);
    first.release();
    second.release(true);
    await pool.query(`drop role ${other}`);
  } finally {
    await close();
  }
});

it('hands letters to the mail server of now', async () => {
  const [one, two] = [await startMailServer(), await startMailServer()];
  writeFileSync(file, one.url);
  const mail = createMailTransport(readConfig({ SMTP_URL_FILE: file }));
  const letter: Letter = {
    id: 'one',
    sender: 'homes@example.com',
    recipient: 'ann@example.com',
    replyTo: null,
    subject: 'A letter',
    body: 'Hello',
    file: null,
    writtenAt: now(),
  };
  try {
    await mail.send(letter);
    writeFileSync(file, two.url);
    await mail.send({ ...letter, id: 'two' });
    expect([one.taken.length, two.taken.length]).toEqual([1, 1]);
  } finally {
    await mail.close();
    await Promise.all([one.close(), two.close()]);
  }
});
