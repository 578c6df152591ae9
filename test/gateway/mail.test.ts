import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendCustomerCommunication } from '../../contract/communications.ts';
import { sweepMail } from '../../gateway/mail/outbox.ts';
import { mailFolder } from '../../gateway/mail/transport.ts';
import { now } from '../support/clock.ts';
import {
  type Browser,
  eventually,
  type SpawnedGateway,
  signIn,
  signInAtProvider,
  spawnGateway,
  startGateway,
  type TestGateway,
} from '../support/gateway.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';

let gateway: TestGateway;
let ben: Browser;
beforeAll(async () => {
  gateway = await startGateway({ env: { LIMIT_MAIL_ACCOUNT: '40/1h' } });
  ben = await signIn(gateway, 'ben.hughes@example.com');
});
afterAll(() => gateway.close());

const contentOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([identifier, value]) => ({ identifier, value }));

const sender = { digitalAddresses: [{ type: 'email', address: 'ben.hughes@example.com' }] };

const statementRequest = (changes: Readonly<Record<string, string>> = {}) => ({
  sender,
  communicationTemplateIdentifier: 'STATEMENT_REQUEST_EMAIL',
  communicationType: 'Email',
  content: contentOf({
    payment_ref: '310000801',
    customer_name: 'Ben Hughes',
    statement_startdate: '2026-01-01',
    statement_enddate: '2026-03-31',
    customer_email: 'ben.elsewhere@example.com',
    ...changes,
  }),
});

const profileUpdate = (changes: Readonly<Record<string, string>> = {}) => ({
  sender,
  communicationTemplateIdentifier: 'PROFILE_UPDATE_EMAIL',
  communicationType: 'Email',
  content: contentOf({
    insert_date: '2026-11-21',
    insert_time: '19:05',
    email_address: 'ben.hughes@example.com',
    mobile_phone: '07700900002',
    home_phone: '',
    business_phone: '02079460002',
    ...changes,
  }),
});

const ask = (browser: Browser, body: object, idempotencyKey: string = randomUUID()) =>
  browser.send(
    sendCustomerCommunication,
    { params: { customerId: browser.customerId }, body: body as never },
    { idempotencyKey },
  );

/** The letters in the folder, their long lines put together again. */
const letters = (): readonly string[] =>
  readdirSync(mailFolder(gateway.config))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(mailFolder(gateway.config), name), 'utf8'))
    .map((text) => text.replace(/\r/g, '').replace(/=\n/g, ''));

/** Waits until nothing is left to be sent. */
const untilSent = () =>
  eventually(async () => {
    const waiting = await gateway.platform.db
      .selectFrom('mail')
      .select('id')
      .where('sent_at', 'is', null)
      .execute();
    return waiting.length === 0 ? true : undefined;
  });

const lettersTo = async (address: string): Promise<readonly string[]> => {
  await untilSent();
  return letters().filter((letter) => letter.includes(`\nTo: ${address}\n`));
};

describe('a letter that residents ask for', () => {
  it('is a statement, sent to the address that was chosen, once for all who ask with one key', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(ben, statementRequest(), key)));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(5).fill([202, '']));
    const [letter = '', ...more] = await lettersTo('ben.elsewhere@example.com');
    expect(more).toEqual([]);
    expect(letter).toContain('\nFrom: noreply@harbourline.example\n');
    expect(letter).toContain('310000801');
    expect(letter).toContain('from 1 January 2026 to 31 March 2026');
    expect(letter).toContain('Dear Mr Ben Hughes,');
    expect(letter).toMatch(/filename="?statement-2026-01-01-to-2026-03-31\.pdf/);
    const [, encoded = ''] = letter.split(/Content-Transfer-Encoding: base64\n(?:.+\n)*\n/);
    const pdf = Buffer.from(encoded.split('--')[0] ?? '', 'base64').toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.7[\s\S]*\/StructTreeRoot[\s\S]*%%EOF\s*$/);
  });

  it('keeps what it is to be drawn from, and is drawn when it is sent', async () => {
    const { db } = gateway.platform;
    const [row] = await db
      .selectFrom('mail')
      .select(['attachment', 'file'])
      .where('recipient', '=', 'ben.elsewhere@example.com')
      .execute();
    expect(row?.attachment).toMatchObject({ kind: 'statement', from: '2026-01-01', to: '2026-03-31' });
    const [sent = ''] = await lettersTo('ben.elsewhere@example.com');
    const [, encoded = ''] = sent.split(/Content-Transfer-Encoding: base64\n(?:.+\n)*\n/);
    expect(Buffer.from(encoded.split('--')[0] ?? '', 'base64').equals(row?.file ?? Buffer.of())).toBe(true);
  });

  it('says who they are by what the provider knows, and not by what was sent', async () => {
    const values = { customer_name: 'Win a prize at https://evil.example', customer_email: 'b2@example.com' };
    expect((await ask(ben, statementRequest(values))).status).toBe(202);
    const [letter = ''] = await lettersTo('b2@example.com');
    expect(letter).toContain('Dear Mr Ben Hughes,');
    expect(letter).not.toContain('evil');
  });

  it('tells the provider of changed contact details', async () => {
    expect((await ask(ben, profileUpdate())).status).toBe(202);
    const [letter = ''] = await lettersTo('profiles@harbourline.example');
    expect(letter).toContain('\nSubject: Contact details changed: EXT-002\n');
    expect(letter).toContain('on 21 November 2026 at 19:05.');
    for (const line of [
      'Email: ben.hughes@example.com',
      'Mobile phone: 07700900002',
      'Home phone: -',
      'Business phone: 02079460002',
    ]) {
      expect(letter).toContain(`\n${line}\n`);
    }
  });

  it.each([
    ['an account of somebody else', statementRequest({ payment_ref: '310000101' }), 404],
    ['an account that nobody has', statementRequest({ payment_ref: '999999901' }), 404],
    ['days in the wrong order', statementRequest({ statement_startdate: '2026-04-01' }), 400],
    ['more than six years', statementRequest({ statement_startdate: '2020-03-31' }), 400],
    ['days in the future', statementRequest({ statement_enddate: '2100-01-01' }), 400],
    ['a day that does not exist', statementRequest({ statement_startdate: '2026-02-30' }), 400],
    ['no address', statementRequest({ customer_email: '' }), 400],
    ['two addresses', statementRequest({ customer_email: 'a@example.com, b@example.com' }), 400],
    ['a further header', statementRequest({ customer_email: 'a@example.com\nBcc: b@example.com' }), 400],
    ['a template that is none', { ...statementRequest(), communicationTemplateIdentifier: 'OTHER' }, 400],
    ['another way than e-mail', { ...statementRequest(), communicationType: 'Text' }, 400],
    ['a part left out', { ...profileUpdate(), content: profileUpdate().content.slice(1) }, 400],
    ['the parts of another letter', { ...profileUpdate(), content: statementRequest().content }, 400],
    ['a number that is none', profileUpdate({ mobile_phone: '123' }), 400],
  ] satisfies [string, object, number][])(
    'is refused for %s, and nothing is sent',
    async (_what, body, status) => {
      const count = async () => (await gateway.platform.db.selectFrom('mail').select('id').execute()).length;
      const before = await count();
      expect((await ask(ben, body)).status).toBe(status);
      expect(await count()).toBe(before);
    },
  );

  it('is forgotten a week after it was sent, and no sooner', async () => {
    const { db } = gateway.platform;
    await untilSent();
    const [kept] = await db.selectFrom('mail').select('id').execute();
    await db
      .updateTable('mail')
      .set({ sent_at: new Date(now().getTime() - 8 * 24 * 3_600_000) })
      .where('id', '!=', kept?.id ?? '')
      .execute();
    await sweepMail(db);
    expect(await db.selectFrom('mail').select('id').execute()).toEqual([kept]);
  });
});

it('is refused when somebody asks too often', async () => {
  const amara = await signIn(gateway, 'amara.okafor@example.com');
  const answers: number[] = [];
  // 41 of 40.
  for (let count = 0; count <= 40; count += 1) answers.push((await ask(amara, {})).status);
  expect(answers.slice(0, 40)).toEqual(Array(40).fill(400));
  expect(answers.at(-1)).toBe(429);
});

describe('a mail server', () => {
  let server: MailServer;
  let spawned: SpawnedGateway;
  let log = '';
  beforeAll(async () => {
    server = await startMailServer();
    spawned = await spawnGateway({
      env: { SMTP_URL: server.url, LOG_LEVEL: 'debug', MAIL_FROM: 'post@example.org' },
      onLog: (text) => {
        log += text;
      },
    });
  });
  afterAll(async () => {
    await spawned.end('SIGTERM');
    await server.close();
  });

  it('that refuses a letter is asked again, and nothing is said of who it was for', async () => {
    const resident = await signInAtProvider(spawned, 'ben.hughes@example.com');
    server.refuseNext(1);
    expect((await ask(resident, statementRequest())).status).toBe(202);
    const [letter] = await eventually(async () => (server.taken.length > 0 ? server.taken : undefined));
    expect(server.refusals()).toBe(1);
    expect(letter).toMatchObject({ from: 'post@example.org', to: ['ben.elsewhere@example.com'] });
    expect(letter?.text).toContain('To: ben.elsewhere@example.com');
    expect(log).toMatch(/"job":"send-mail".*"type":"MailFailed".*"code":"EENVELOPE"/);
    expect(log).not.toContain('ben.elsewhere');
    expect(log).not.toContain('ben.hughes');
  });
});
