import { exchangeToken } from '../../contract/session.ts';
import { analystSignIn } from '../../contract/traffic.ts';
import type { FieldName } from '../../gateway/identity/pages.ts';
import type { Policy } from '../../gateway/identity/policy.ts';
import { Browser } from './browser.ts';

/** What the identity provider sent the browser back with. */
export interface Returned {
  readonly code: string;
  readonly state: string;
  readonly iss: string;
  readonly error: string;
}

const mostRedirects = 8;

/** Follows redirects until one leads to the address, or a page is shown. */
async function follow(
  browser: Browser,
  first: string,
  until: (address: URL) => boolean,
): Promise<{ address: URL; page: Response }> {
  let address = new URL(first, browser.url);
  for (let redirects = 0; redirects < mostRedirects; redirects++) {
    const page = await browser.fetch(address.href);
    const next = page.headers.get('location');
    if (page.status < 300 || page.status >= 400 || next === null) return { address, page };
    address = new URL(next, address);
    if (until(address)) return { address, page };
  }
  throw new Error(`too many redirects from ${first}`);
}

const isReturn = (address: URL): boolean => address.pathname === '/customer360View';

const returnedBy = ({ searchParams }: URL): Returned => ({
  code: searchParams.get('code') ?? '',
  state: searchParams.get('state') ?? '',
  iss: searchParams.get('iss') ?? '',
  error: searchParams.get('error') ?? '',
});

/** Goes to the identity provider's page of a policy; answers the address of its form. */
export async function openIdentityPage(
  browser: Browser,
  policy: Policy = 'B2C_1_signin',
  state = 'login',
): Promise<string> {
  const authorize = `/customerselfserve/api/v1/authorize?policy=${policy}&state=${state}`;
  const { address, page } = await follow(browser, authorize, isReturn);
  if (page.status !== 200)
    throw new Error(`the identity provider answered ${page.status}: ${await page.text()}`);
  return address.href;
}

/** Sends the form of the page: the way back, or the page that was shown instead. */
export async function sendIdentityForm(
  browser: Browser,
  form: string,
  values: Partial<Record<FieldName, string>>,
): Promise<{ returned: Returned } | { status: number; page: string }> {
  const posted = await browser.fetch(form, { method: 'POST', body: new URLSearchParams(values) });
  const next = posted.headers.get('location');
  if (next === null) return { status: posted.status, page: await posted.text() };
  const target = new URL(next, browser.url);
  const { address, page } = isReturn(target)
    ? { address: target, page: posted }
    : await follow(browser, next, isReturn);
  if (!isReturn(address)) return { status: page.status, page: await page.text() };
  return { returned: returnedBy(address) };
}

/** Signs in at the identity provider up to the way back, with the code not yet exchanged. */
export async function authenticate(browser: Browser, email: string, password: string): Promise<Returned> {
  const outcome = await sendIdentityForm(browser, await openIdentityPage(browser), { email, password });
  if (!('returned' in outcome)) throw new Error(`${email} could not sign in: ${outcome.page}`);
  return outcome.returned;
}

const isAtlas = (address: URL): boolean => address.pathname === '/atlas';

/** Signs somebody in at the atlas; answers the browser, and the address at which it comes back. */
export async function signInAtAtlas(
  url: string,
  email: string,
  password: string,
): Promise<{ readonly browser: Browser; readonly address: URL }> {
  const browser = new Browser(url);
  const { address: form } = await follow(browser, `${analystSignIn}?at=repair!traffic`, isAtlas);
  const posted = await browser.fetch(form.href, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
  });
  const { address } = await follow(browser, posted.headers.get('location') ?? '', isAtlas);
  if (!isAtlas(address)) throw new Error(`${email} did not come back to the atlas but to ${address}`);
  return { browser, address };
}

/** Signs a resident in, all the way: the browser that comes back holds the session. */
export async function signInAt(url: string, email: string, password: string): Promise<Browser> {
  const browser = new Browser(url);
  const { code, iss } = await authenticate(browser, email, password);
  const session = await browser.call(exchangeToken, { body: { code, state: 'login', iss } });
  browser.customerId = session.customerId;
  return browser;
}
