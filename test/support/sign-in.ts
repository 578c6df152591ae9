import type { Page } from 'playwright';
import { residents } from '../../gateway/demo/residents.ts';
import { sessionCookie } from '../../gateway/http/cookies.ts';
import { beginSession, type NewSession } from '../../gateway/identity/sessions.ts';
import { offersOf } from '../../gateway/offers.ts';
import { homePage } from '../../journeys/shared/addresses.ts';
import type { Visit } from '../../src/app/session/kept-visit.ts';
import { keepIdentifiers } from '../../src/client/identifiers.ts';
import { now } from './clock.ts';
import { journeysDatabase } from './journeys-database.ts';
import type { TestResident } from './resident.ts';

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
function stateAfterSignIn(customerId: string, session: NewSession) {
  const browser = new Map<string, string>([['lastActive', String(now().getTime())]]);
  keepIdentifiers({
    getItem: (key) => browser.get(key) ?? null,
    setItem: (key, value) => void browser.set(key, value),
    removeItem: (key) => void browser.delete(key),
  }).signIn(customerId, session.trackingId, offersOf({ tracingEndpoint: undefined }));
  const visit: Visit = {
    loginStatus: true,
    loginTime: now().toISOString(),
    accessTokenExpiry: session.idleExpiresAt.toISOString(),
    refreshTokenExpiry: session.expiresAt.toISOString(),
  };
  return { browser: [...browser], tab: [['visit', JSON.stringify(visit)] as const] };
}

/** Who signs in. */
export type SignedIn = Pick<TestResident, 'customerId'>;

/** A session of a resident who has just signed in, as a browser holds it: the cookie, and what the portal keeps. */
async function newSession({ customerId }: SignedIn) {
  const session = await beginSession(
    { db: await journeysDatabase(), now },
    { role: 'resident', customerId },
    null,
  );
  const cookie = {
    name: sessionCookie,
    value: session.credential,
    domain: 'localhost',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  } as const;
  return { cookie, kept: stateAfterSignIn(customerId, session) };
}

/** The state of a new browser in which a resident has just signed in; nothing of the portal was loaded into it. */
export async function signedInBrowser(resident: SignedIn, baseURL: string | undefined) {
  const { cookie, kept } = await newSession(resident);
  const localStorage = kept.browser.map(([name, value]) => ({ name, value }));
  return {
    cookies: [{ ...cookie, expires: -1 }],
    origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }],
  };
}

/** From the next page on a resident has just signed in, in this tab or, for a new one, in another. Answers what ends that being so anew with each page. */
export async function holdSession(
  page: Page,
  resident: SignedIn,
  tab: 'this' | 'new' = 'this',
): Promise<() => Promise<void>> {
  const { cookie, kept } = await newSession(resident);
  await page.context().addCookies([cookie]);
  const keeping = await page.addInitScript(
    (state) => {
      for (const [key, value] of state.browser) localStorage.setItem(key, value);
      for (const [key, value] of state.tab) sessionStorage.setItem(key, value);
    },
    { browser: kept.browser, tab: tab === 'new' ? [] : kept.tab },
  );
  return () => keeping.dispose();
}

/**
 * Takes the session from a browser, as when nobody has signed in. The page is left first: one that reads something without a session
 * goes to the start page by itself, and would break off a test's way to its next page.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/**
 * Opens a page of the portal, the dashboard unless told, as a resident who has just signed in. Neither the identity provider nor the
 * page to which it sends a browser back is asked: they have tests of their own, and draw a dashboard that most tests leave at once.
 */
export async function signIn(page: Page, resident: SignedIn, address: string = homePage): Promise<void> {
  const held = await holdSession(page, resident);
  await page.goto(address);
  await held();
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
