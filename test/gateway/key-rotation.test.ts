import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCustomer } from '../../contract/customers.ts';
import { exchangeToken } from '../../contract/session.ts';
import { feedbackPath } from '../../gateway/feedback/link.ts';
import { identityRoot, returnPath } from '../../gateway/http/paths.ts';
import { addKey, dropOldKeys, type KeyName, keyNames, keysOf } from '../../gateway/identity/keys.ts';
import { resetPath } from '../../gateway/identity/page-paths.ts';
import { sendPasswordReset } from '../../gateway/identity/password-reset.ts';
import { newSecret, sharedSecret } from '../../gateway/identity/secrets.ts';
import { Browser, startGateway, type TestGateway } from '../support/gateway.ts';
import { authenticate, openIdentityPage, sendIdentityForm, signInAt } from '../support/identity.ts';
import { addLeakingTap, moveIn, type TestResident } from '../support/resident.ts';

/** What was signed is made at the first and presented at the second, which has nothing but the database in common with it. */
let one: TestGateway;
let two: TestGateway;
let resident: TestResident;
beforeAll(async () => {
  one = await startGateway();
  two = await startGateway({ databaseUrl: one.databaseUrl, env: { PUBLIC_URL: one.url } });
  resident = await moveIn(one.platform.db);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

/** Presents what was made; whether it was accepted. */
type Present = () => Promise<boolean>;

const opens = (path: string): Present => {
  return async () => (await fetch(`${two.url}${path}`)).status === 200;
};

async function beginSignIn(): Promise<Present> {
  const browser = new Browser(one.url);
  const { code, iss } = await authenticate(browser, resident.email, resident.password);
  return async () => {
    const { status } = await browser.at(two.url).send(exchangeToken, { body: { code, state: 'login', iss } });
    return status === 200;
  };
}

async function writeFeedbackLink(): Promise<Present> {
  const { db, now } = one.platform;
  const id = await addLeakingTap(db, resident, { status: 'In progress', contractor_site: 'BRIGHT-01' });
  const finished = { status: 'Completed', completed_at: now() } as const;
  await db.updateTable('works_order').set(finished).where('id', '=', id).execute();
  const question = await db
    .selectFrom('repair_feedback')
    .select('id')
    .where('works_order_id', '=', id)
    .executeTakeFirstOrThrow();
  return opens(await feedbackPath(db, question.id, new Date(now().getTime() + 60_000)));
}

async function writePasswordReset(): Promise<Present> {
  const { db } = one.platform;
  const { id } = await db
    .selectFrom('identity_account')
    .select('id')
    .where('email', '=', resident.email)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('mail').where('recipient', '=', resident.email).execute();
  await sendPasswordReset(one.platform, { accountId: id });
  const { body } = await db
    .selectFrom('mail')
    .select('body')
    .where('recipient', '=', resident.email)
    .executeTakeFirstOrThrow();
  return opens(`${resetPath}?token=${/token=(\S+)/.exec(body)?.[1]}`);
}

async function openSignInPage(): Promise<Present> {
  const browser = new Browser(one.url);
  const form = new URL(await openIdentityPage(browser));
  const { email, password } = resident;
  return async () => {
    const outcome = await sendIdentityForm(browser.at(two.url), form.pathname, { email, password });
    return 'returned' in outcome;
  };
}

/** Takes an identity token as a client of the provider does, and looks for its key among those that are published. */
async function takeIdentityToken(): Promise<Present> {
  const browser = new Browser(one.url);
  const { code } = await authenticate(browser, resident.email, resident.password);
  const [kept = ''] = (browser.cookies.get('__Host-signin') ?? '').split('.');
  const { verifier } = JSON.parse(Buffer.from(kept, 'base64url').toString()).value;
  const secret = await sharedSecret(one.platform.db, 'identity-client', newSecret);
  const answer = await fetch(`${one.url}${identityRoot}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`portal:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: `${one.url}${returnPath}`,
      code_verifier: verifier,
      code,
    }),
  });
  const { id_token: token } = (await answer.json()) as { id_token: string };
  const [header = '', claims = '', signature = ''] = token.split('.');
  return async () => {
    const published = await fetch(`${two.url}${identityRoot}/jwks`);
    const { keys } = (await published.json()) as { keys: JsonWebKey[] };
    return keys.some((key) =>
      verify(
        'sha256',
        Buffer.from(`${header}.${claims}`),
        { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    );
  };
}

const makers: Readonly<Record<KeyName, () => Promise<Present>>> = {
  'sign-in': beginSignIn,
  feedback: writeFeedbackLink,
  'password-reset': writePasswordReset,
  'identity-cookies': openSignInPage,
  'identity-signing-key': takeIdentityToken,
};

it.each(keyNames)('accepts what %s signed until its key is taken away', async (name) => {
  const { db } = one.platform;
  const [first, second] = [await makers[name](), await makers[name]()];
  expect(await addKey(db, name)).toBe(2);
  const later = await makers[name]();
  expect(await first()).toBe(true);
  expect(await dropOldKeys(db, name)).toBe(1);
  expect(await second()).toBe(false);
  expect(await later()).toBe(true);
});

it('adds every key when several are added at once', async () => {
  const { db } = one.platform;
  await Promise.all([addKey(db, 'feedback'), addKey(db, 'feedback'), addKey(db, 'feedback')]);
  expect(new Set(await keysOf(db, 'feedback')).size).toBe(4);
  expect(await dropOldKeys(db, 'feedback')).toBe(1);
});

it('ends no session', async () => {
  const { db } = one.platform;
  const browser = await signInAt(one.url, resident.email, resident.password);
  for (const name of keyNames) {
    await addKey(db, name);
    await dropOldKeys(db, name);
  }
  const { status } = await browser
    .at(two.url)
    .send(getCustomer, { params: { customerId: browser.customerId } });
  expect(status).toBe(200);
});
