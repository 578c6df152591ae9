import { exchangeToken } from '../contract/session.ts';
import { Caller, type Met } from './caller.ts';
import { answerOf, type Reply } from './reply.ts';

/** How somebody signs in: at the identity provider's form, or with the cookies of a session that a browser has. */
export type Resident =
  | { readonly email: string; readonly password: string }
  | { readonly customerId: string; readonly cookies: string };

/** Reads `EMAIL:PASSWORD` or `CUSTOMER_ID:COOKIES`. Throws when it is neither. */
export function residentOf(text: string): Resident {
  const at = text.indexOf(':');
  const [who, secret] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || secret === '') throw new Error('A resident is EMAIL:PASSWORD or CUSTOMER_ID:COOKIES');
  return who.includes('@') ? { email: who, password: secret } : { customerId: who, cookies: secret };
}

/** What the identity provider sends a browser back with. */
export interface Returned {
  readonly code: string;
  readonly state: 'login';
  readonly iss?: string;
}

const mostRedirects = 10;
const isReturn = ({ searchParams }: URL): boolean => searchParams.has('code') || searchParams.has('error');

/** Follows redirects up to a page, or up to the way back to the portal. */
async function follow(caller: Caller, first: URL): Promise<URL> {
  let address = first;
  for (let times = 0; times < mostRedirects && !isReturn(address); times++) {
    const next = (await caller.fetch(address.href)).headers.get('location');
    if (next === null) return address;
    address = new URL(next, address);
  }
  return address;
}

/** Signs in at the identity provider up to the way back, with the code not yet exchanged. */
export async function authenticate(
  caller: Caller,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Returned> {
  const authorize = '/customerselfserve/api/v1/authorize?policy=B2C_1_signin&state=login';
  const form = await follow(caller, new URL(authorize, caller.url));
  const sent = await caller.fetch(form.href, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
  });
  const next = sent.headers.get('location');
  if (next === null) throw new Error(`${email} could not sign in: the form answered ${sent.status}`);
  const { searchParams } = await follow(caller, new URL(next, form));
  const [code, iss] = [searchParams.get('code'), searchParams.get('iss')];
  if (code === null) throw new Error(`${email} came back without a code`);
  return { code, state: 'login', ...(iss === null ? {} : { iss }) };
}

/** Exchanges the code of a sign-in for a session. */
export const exchange = (caller: Caller, body: Returned): Promise<Reply> =>
  caller.send(exchangeToken, { body });

/** Somebody who is signed in. */
export async function signIn(url: string, met: Met, resident: Resident): Promise<Caller> {
  const caller = new Caller(url, met);
  if ('cookies' in resident) {
    for (const pair of resident.cookies.split(';')) {
      const at = pair.indexOf('=');
      caller.cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
    }
    caller.customerId = resident.customerId;
    return caller;
  }
  const reply = await exchange(caller, await authenticate(caller, resident));
  const { customerId, offers = [] } = answerOf(exchangeToken, reply);
  caller.customerId = customerId;
  caller.offers = offers;
  return caller;
}
