import type { Page } from 'playwright';
import type { AnswerOf } from '../../contract/call.ts';
import { exchangeToken } from '../../contract/session.ts';
import { residents } from '../../gateway/demo/residents.ts';
import { homePage } from '../../journeys/shared/addresses.ts';
import type { Visit } from '../../src/app/session/kept-visit.ts';
import { keepIdentifiers } from '../../src/client/identifiers.ts';
import { now } from './clock.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

/** The resident of the demonstration with this name, to sign in as. */
export function named(name: string) {
  const found = residents.find((resident) => resident.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
}

/** Signs in at the identity provider, whose page is not drawn; answers where it sends the browser back to. */
async function authenticate(page: Page, { email, password }: Login): Promise<URL> {
  const { request } = page.context();
  const form = await request.get('/customerselfserve/api/v1/authorize?policy=B2C_1_signin&state=login');
  const back = await request.post(form.url(), { form: { email, password } });
  return new URL(back.url());
}

/** What the portal keeps of a sign-in, in the browser and in the tab. */
function stateAfterSignIn(answer: AnswerOf<typeof exchangeToken>) {
  const browser = new Map<string, string>([['lastActive', String(now().getTime())]]);
  keepIdentifiers({
    getItem: (key) => browser.get(key) ?? null,
    setItem: (key, value) => void browser.set(key, value),
    removeItem: (key) => void browser.delete(key),
  }).signIn(answer.customerId, answer.sessionId, answer.offers);
  const visit: Visit = {
    loginStatus: true,
    loginTime: now().toISOString(),
    accessTokenExpiry: answer.idleExpiresAt,
    refreshTokenExpiry: answer.expiresAt,
  };
  return { browser: [...browser], tab: [['visit', JSON.stringify(visit)] as const] };
}

/**
 * Opens a page of the portal, the dashboard unless told, as a resident who has just signed in. The page to which the identity
 * provider sends a browser back is left out: it has tests of its own, and draws a dashboard that most tests leave at once.
 */
export async function signIn(page: Page, login: Login, address: string = homePage): Promise<void> {
  const { searchParams } = await authenticate(page, login);
  const exchanged = await page.context().request.post(exchangeToken.path, {
    headers: {
      'ocp-apim-subscription-key': 'portal',
      'x-channel-identifier': 'CustomerSelfService',
      'x-correlation-id': 'sign-in',
      'x-agent-id': 'anonymous',
    },
    data: {
      code: searchParams.get('code'),
      state: searchParams.get('state'),
      iss: searchParams.get('iss') ?? undefined,
    },
  });
  if (!exchanged.ok()) throw new Error(`${login.email} cannot sign in: ${await exchanged.text()}`);
  const state = stateAfterSignIn((await exchanged.json()) as AnswerOf<typeof exchangeToken>);
  const keeping = await page.addInitScript(({ browser, tab }) => {
    for (const [key, value] of browser) localStorage.setItem(key, value);
    for (const [key, value] of tab) sessionStorage.setItem(key, value);
  }, state);
  await page.goto(address);
  await keeping.dispose();
}

/** Signs a resident in and waits for the dashboard, from the page on to which the identity provider sends a browser back. */
export async function signInAtProvider(page: Page, login: Login): Promise<void> {
  const back = await authenticate(page, login);
  await page.goto(back.href);
  await page.waitForURL(
    ({ pathname, searchParams }) =>
      pathname.toLowerCase() === '/customer360view' && !searchParams.has('code'),
  );
}
