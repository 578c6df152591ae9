import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityPages } from '../../content/identity.ts';
import { mail } from '../../content/mail.ts';
import { createAccount } from '../../gateway/identity/accounts.ts';
import { keysOf } from '../../gateway/identity/keys.ts';
import { forgottenPath, resetPath, sentPath } from '../../gateway/identity/page-paths.ts';
import { sendPasswordReset } from '../../gateway/identity/password-reset.ts';
import { signValue } from '../../gateway/identity/signed-cookie.ts';
import { mailFolder } from '../../gateway/mail/transport.ts';
import { now } from '../support/clock.ts';
import { Browser, eventually, startGateway, type TestGateway } from '../support/gateway.ts';
import { signInAt } from '../support/identity.ts';
import { echo, platformDomain } from '../support/platform-domain.ts';

const password = 'the forgotten words';
const { reset, faults } = identityPages;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ domain: platformDomain });
});
afterAll(() => gateway.close());

let number = 0;
/** Somebody with an account of their own. */
async function somebody() {
  number += 1;
  const email = `forgetful${number}@platform.test`;
  const customerId = `71111111-2222-4333-8444-${String(number).padStart(12, '0')}`;
  const id = await createAccount(gateway.platform.db, { email, password, customerId });
  if (id === undefined) throw new Error(`${email} has an account already`);
  return { id, email };
}

const send = (to: string, fields: Readonly<Record<string, string>>, browser = new Browser(gateway.url)) =>
  browser.fetch(to, { method: 'POST', body: new URLSearchParams(fields) });

const lettersTo = (email: string) =>
  gateway.platform.db
    .selectFrom('mail')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();

/** Asks for a link, and answers it as the letter has it. */
async function linkFor(
  email: string,
  typed = email,
): Promise<{ readonly address: string; readonly token: string }> {
  const before = (await lettersTo(email)).length;
  await send(forgottenPath, { email: typed });
  const letter = await eventually(async () => (await lettersTo(email))[before]);
  const address = /\bhttps?:\S+/.exec(letter.body)?.[0] ?? '';
  return { address, token: new URL(address).searchParams.get('token') ?? '' };
}

const chosen = 'three other words';
const choose = (token: string, newPassword = chosen) => send(resetPath, { token, newPassword });

describe('a forgotten password', () => {
  it('is replaced by the link in a letter, and everybody is told and logged out', async () => {
    const { email } = await somebody();
    const elsewhere = await signInAt(gateway.url, email, password);
    const { address, token } = await linkFor(email, ` ${email.toUpperCase()} `);
    expect(new URL(address).pathname).toBe(resetPath);
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe(mail.passwordReset.subject);

    const page = await new Browser(gateway.url).fetch(`${resetPath}?token=${token}`);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain(`autocomplete="username" readonly value="${email}"`);
    expect(text).toContain('autocomplete="new-password"');

    const done = await choose(token);
    expect(done.status).toBe(303);
    const told = await (await new Browser(gateway.url).fetch(done.headers.get('location') ?? '')).text();
    expect(told).toContain(reset.done.heading);
    expect((await elsewhere.send(echo, { body: { text: 'x' } })).status).toBe(401);
    await expect(signInAt(gateway.url, email, password)).rejects.toThrow('could not sign in');
    await signInAt(gateway.url, email, chosen);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual([
      mail.passwordReset.subject,
      mail.passwordChanged.subject,
    ]);
  });

  it('sends the letter away', async () => {
    const { email } = await somebody();
    const { token } = await linkFor(email);
    const folder = mailFolder(gateway.platform.config);
    const written = await eventually(async () =>
      readdirSync(folder)
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
        .find((letter) => letter.includes(`To: ${email}`)),
    );
    expect(written.replaceAll(/=\r?\n/g, '')).toContain(token.slice(0, 40));
  });

  it('is answered alike whether or not anybody has the address', async () => {
    const { email } = await somebody();
    const answerTo = async (address: string) => {
      const answer = await send(forgottenPath, { email: address });
      const jobs = answer.headers.get('location');
      return { status: answer.status, leadsTo: jobs, body: await answer.text() };
    };
    const known = await answerTo(email);
    const unknown = await answerTo('nobody@platform.test');
    expect(known).toEqual({ status: 303, leadsTo: sentPath, body: '' });
    expect(unknown).toEqual(known);
    await eventually(async () => (await lettersTo(email))[0]);
    expect(await lettersTo('nobody@platform.test')).toEqual([]);
    // The job of an address that nobody has finds nobody.
    await sendPasswordReset(gateway.platform, { accountId: '00000000-0000-4000-8000-000000000000' });
    expect(await lettersTo('nobody@platform.test')).toEqual([]);
  });

  it('asks again for what is no address, and says so in the title', async () => {
    const answer = await send(forgottenPath, { email: '"><script>x' });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(`<title>${identityPages.errorInTitle}${reset.ask.heading}`);
    expect(page).toContain('id="email-error"');
    expect(page).not.toContain('<script>');
  });

  it('may be said five times an hour of one address, known or not', async () => {
    const { email } = await somebody();
    for (const address of [email, 'nobody.again@platform.test']) {
      const statuses: number[] = [];
      for (let times = 0; times < 6; times++)
        statuses.push((await send(forgottenPath, { email: address })).status);
      expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    }
  });
});

describe('the link', () => {
  it('works once', async () => {
    const { email } = await somebody();
    const { token } = await linkFor(email);
    expect((await choose(token)).status).toBe(303);
    const again = await choose(token, 'yet other words');
    expect(again.status).toBe(400);
    expect(await again.text()).toContain(reset.over.heading);
    const opened = await new Browser(gateway.url).fetch(`${resetPath}?token=${token}`);
    expect(opened.status).toBe(400);
    await signInAt(gateway.url, email, chosen);
  });

  it('works once also when it is used several times at the same moment', async () => {
    const { email } = await somebody();
    const { token } = await linkFor(email);
    const words = ['the first words', 'the second words', 'the third words'];
    const statuses = await Promise.all(words.map(async (one) => (await choose(token, one)).status));
    expect(statuses.toSorted()).toEqual([303, 400, 400]);
    await signInAt(gateway.url, email, words[statuses.indexOf(303)] ?? '');
  });

  it('ends the links before it only when it is used, and is not used up by a refused password', async () => {
    const { email } = await somebody();
    const first = await linkFor(email);
    const second = await linkFor(email);
    const short = await choose(second.token, 'short');
    expect(short.status).toBe(400);
    expect(await short.text()).toContain(faults.passwordShort);
    expect((await choose(first.token)).status).toBe(303);
    expect((await choose(second.token, 'yet other words')).status).toBe(400);
  });

  it('is refused when it is changed, made up, signed with another key, or over', async () => {
    const { id, email } = await somebody();
    const { token } = await linkFor(email);
    const [text = '', signature = ''] = token.split('.');
    const other = await somebody();
    const forOther = JSON.parse(Buffer.from(text, 'base64url').toString());
    forOther.value.accountId = other.id;
    const keys = await keysOf(gateway.platform.db, 'password-reset');
    const { value } = JSON.parse(Buffer.from(text, 'base64url').toString());
    expect(value.accountId).toBe(id);
    const refused = [
      '',
      'nonsense',
      `${Buffer.from(JSON.stringify(forOther)).toString('base64url')}.${signature}`,
      signValue(value, ['another key'], new Date(now().getTime() + 60_000)),
      signValue(value, keys, new Date(now().getTime() - 1000)),
      signValue('something else', keys, new Date(now().getTime() + 60_000)),
    ];
    for (const one of refused) {
      expect((await choose(one)).status).toBe(400);
      expect((await new Browser(gateway.url).fetch(`${resetPath}?token=${one}`)).status).toBe(400);
    }
    await signInAt(gateway.url, email, password);
    await signInAt(gateway.url, other.email, password);
  });
});

describe('the pages', () => {
  it('say where to get help, and offer a link and the sight of the password where there is one', async () => {
    const browser = new Browser(gateway.url);
    const asked = await browser.fetch('/customerselfserve/api/v1/authorize?policy=B2C_1_signin&state=login');
    let next = asked.headers.get('location');
    let page = '';
    while (next !== null) {
      const answer = await browser.fetch(next);
      next = answer.headers.get('location');
      page = await answer.text();
    }
    expect(page).toContain('href="tel:03005550100"');
    expect(page).toContain(`href="${forgottenPath}"`);
    expect(page).toContain('class="show" hidden');
    expect(page).toContain(identityPages.sharedDevice);
    for (const file of ['/identity/pages.css', '/identity/show-password.js', forgottenPath, sentPath]) {
      const answer = await browser.fetch(file);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toBe('');
    }
  });
});
