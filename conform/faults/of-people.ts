import { isOk, made, onAnswer, onCall, withHeaders, withJson } from './change.ts';
import type { Answered, Asked, Fault } from './proxy.ts';

const cookieOf = ({ headers }: Asked): string => headers.get('cookie') ?? '';
const hasSession = (cookie: string): boolean => cookie.includes('=') && !cookie.includes('forged');

/** Uses the last session that worked where a request has none that does. */
const borrowing = (id: string, says: string, applies: (cookie: string) => boolean): Fault => ({
  says,
  make: () => {
    let last = '';
    return (asked, forward) => {
      const cookie = cookieOf(asked);
      if (hasSession(cookie)) last = cookie;
      const lends = asked.call?.id === id && applies(cookie) && last !== '';
      return forward(lends ? withHeaders(asked, { cookie: last }) : asked);
    };
  },
});

/** Answers a call about a thing to everybody as to its owner. */
const forgetful = (id: string, says: string): Fault => ({
  says,
  make: () => {
    const owners = new Map<string, string>();
    return async (asked, forward) => {
      const owner = [...owners].find(([thing]) => asked.url.pathname.includes(thing))?.[1];
      const swapped = asked.call?.id === id && owner ? withHeaders(asked, { cookie: owner }) : asked;
      const answered = await forward(swapped);
      const isTheirs = isOk(answered) && hasSession(cookieOf(asked));
      if (isTheirs && asked.method === 'POST' && asked.call?.id !== 'exchangeToken') {
        const ids = answered.body.toString().match(/[\da-f]{8}-[\da-f-]{27}/g) ?? [];
        for (const one of ids) if (!owners.has(one)) owners.set(one, cookieOf(asked));
      }
      return answered;
    };
  },
});

/** Cookies of a session without one of their attributes. */
const cookiesWithout = (attribute: RegExp, says: string, instead = ''): Fault =>
  onAnswer(
    says,
    (answered) => {
      const headers = new Headers(answered.headers);
      const lines = headers.getSetCookie();
      headers.delete('set-cookie');
      for (const line of lines) headers.append('set-cookie', line.replace(attribute, instead));
      return { ...answered, headers };
    },
    (answered) => answered.headers.getSetCookie().length > 0,
  );

const replayed = (): Fault['make'] => () => {
  const seen = new Map<string, Answered>();
  return async (asked, forward) => {
    if (asked.call?.id !== 'exchangeToken') return forward(asked);
    const before = seen.get(asked.body.toString());
    if (before) return before;
    const answered = await forward(asked);
    if (isOk(answered)) seen.set(asked.body.toString(), answered);
    return answered;
  };
};

/** Gateways that are wrong about who asks. */
export const faultsOfPeople: readonly Fault[] = [
  borrowing(
    'getCustomer',
    'nobody is answered as the resident who came before',
    (cookie) => !hasSession(cookie),
  ),
  borrowing('getAccounts', 'a forged session is taken', (cookie) => cookie.includes('forged')),
  onAnswer(
    'who has no session is answered 403',
    (answered) => ({ ...withJson(answered, (json: object) => ({ ...json, status: 403 })), status: 403 }),
    ({ status }, { call }) => status === 401 && call?.id === 'getTenancies',
  ),
  cookiesWithout(/;\s*HttpOnly/i, 'script can read the cookie of the session'),
  cookiesWithout(/;\s*Secure/i, 'the cookie of the session goes without TLS'),
  cookiesWithout(/SameSite=\w+/i, 'other sites can send the cookie of the session', 'SameSite=None'),
  onCall('logout', 'signing out ends nothing', async () => made(204)),
  onCall('logoutEverywhere', 'signing out everywhere ends nothing', async (asked, forward) =>
    hasSession(cookieOf(asked)) ? made(204) : forward(asked),
  ),
  { says: 'a code is exchanged as often as it comes', make: replayed() },
  onCall('createComplaint', 'another site can complain for a resident', (asked, forward) =>
    forward(withHeaders(asked, { 'sec-fetch-site': undefined, origin: undefined })),
  ),
  forgetful('getWorksOrder', 'every resident can read every repair'),
  forgetful('getPayment', 'every resident can read every payment'),
  forgetful('getComplaint', 'every resident can read every complaint'),
  onAnswer(
    'another’s document is forbidden, not absent',
    (answered) => ({ ...withJson(answered, (json: object) => ({ ...json, status: 403 })), status: 403 }),
    ({ status }, { call }) => status === 404 && call?.id === 'getDocument',
  ),
  {
    says: 'another’s account is absent in other words than nobody’s',
    make: () => {
      const seen = new Set<string>();
      return async (asked, forward) => {
        const answered = await forward(asked);
        const text = answered.body.toString();
        if (isOk(answered) && asked.call?.id === 'getAccounts') {
          for (const id of text.match(/[\da-f]{8}-[\da-f-]{27}/g) ?? []) seen.add(id);
        }
        const isKnown = [...seen].some((id) => asked.url.pathname.includes(id));
        return asked.call?.id === 'getAccount' && answered.status === 404 && isKnown
          ? withJson(answered, (json: object) => ({ ...json, title: 'Not yours' }))
          : answered;
      };
    },
  },
];
