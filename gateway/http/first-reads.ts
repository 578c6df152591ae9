import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findSession } from '../identity/sessions.ts';
import { offersOf } from '../offers.ts';
import { readCookie, sessionCookie } from './cookies.ts';
import type { PortalServer } from './portal-server.ts';
import { normaliseAddress } from './preloads.ts';

/** Answers by the address that the page asks for, as they stand in it. */
type Answers = Record<string, { readonly body: unknown; readonly eTag?: string }>;

/** What a page carries at its end: the data of what it reads first, and what it shows where no script runs. */
type FirstReads = () => Promise<string>;

/** Finds the first reads of a page that is asked for; undefined where it has none. */
type FindFirstReads = (request: FastifyRequest) => FirstReads | undefined;

/** As text of a script element: nothing in it ends that. */
export const asElement = (data: unknown): string =>
  `<script type="application/json" id="first-reads">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Whoever asks for a page with `no-cache` wants everything anew, from where it comes from: a browser whose cache is switched
 * off, where developers look at each call, or a reload with the cache left out.
 */
const wantsEverythingAnew = ({ headers }: FastifyRequest): boolean =>
  headers['cache-control']?.includes('no-cache') === true;

/** What browsers say of themselves; those that do not send the hint have it in the name that they go by. */
const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' ||
  (headers['sec-ch-ua-mobile'] === undefined && /\bMobi/.test(headers['user-agent'] ?? ''));

const late = Symbol('late');

/** How long the end of a page waits, for all that it waits for together. */
interface Deadline {
  /** What comes of a promise, or `late` where the time is over first. */
  orLate<T>(promise: Promise<T>): Promise<T | typeof late>;
  end(): void;
}

function deadlineIn(ms: number): Deadline {
  const { promise: over, resolve } = Promise.withResolvers<typeof late>();
  const timer = setTimeout(resolve, ms, late);
  return {
    orLate: (promise) => Promise.race([promise, over]),
    end: () => clearTimeout(timer),
  };
}

/** Answers reads for whoever asks for a page, by the routes themselves, and collects what succeeded. */
function answering(app: FastifyInstance, request: FastifyRequest) {
  const answers: Answers = {};
  const { host = '', cookie = '' } = request.headers;
  const answer = async (url: string, headers: Readonly<Record<string, string>>): Promise<Response> => {
    const {
      statusCode,
      body,
      headers: told,
    } = await app.inject({ url, headers: { ...headers, host, cookie } });
    const eTag = told.etag === undefined ? {} : { eTag: String(told.etag) };
    if (statusCode === 200) answers[url] = { body: JSON.parse(body), ...eTag };
    return new Response(body, {
      status: statusCode,
      headers: { ...(told.etag && { etag: String(told.etag) }) },
    });
  };
  return { answers, answer };
}

/**
 * Finds what the pages of the portal read first. A resident's page then carries the answers to its first reads: they are asked
 * of the routes themselves, with the cookie that came with the request, so that whatever a route refuses is refused here.
 * Only what succeeded is in the page.
 */
export function findFirstReads(app: FastifyInstance, portal: PortalServer | undefined): FindFirstReads {
  if (portal === undefined || app.platform.config.firstReadsWaitMs === 0) return () => undefined;

  const read = async (
    request: FastifyRequest,
    address: string,
    search: string,
    until: Deadline,
  ): Promise<string> => {
    const credential = readCookie(request.headers.cookie, sessionCookie);
    const session =
      credential === undefined ? null : await until.orLate(findSession(app.platform, credential));
    if (session === late) return portal.renderPlainBody({ address, search, hasSession: true });
    if (session?.person.role !== 'resident') {
      return portal.renderPlainBody({ address, search, hasSession: false });
    }
    const { customerId } = session.person;
    const { answers, answer } = answering(app, request);
    const asked = { address, search, now: app.platform.now(), isPhone: isPhone(request) };
    const offers = offersOf(app.platform.config);
    const resident = { customerId, offers, correlationId: request.correlationId };
    const made = await until.orLate(portal.makeFirstReads(asked, resident, answer));
    // The page makes those itself that are missing.
    const first = made === late ? undefined : made;
    if (first?.problem !== undefined)
      request.log.warn({ err: first.problem }, 'a page could not be rendered');
    const plain = portal.renderPlainBody({ address, search, hasSession: true }, first?.references);
    const page =
      first?.rendered === undefined ? '' : `${first.rendered}<script>${portal.revealScript}</script>`;
    return page + plain + asElement({ customerId, answers });
  };

  return (request) => {
    const [pathname = '', search = ''] = request.url.split('?', 2);
    const address = normaliseAddress(pathname);
    if (request.method !== 'GET' || wantsEverythingAnew(request) || !portal.hasFirstReads(address))
      return undefined;
    if (readCookie(request.headers.cookie, sessionCookie) === undefined) return undefined;
    // A page that ends a sign-in has no session yet, or another one.
    if (new URLSearchParams(search).has('code')) return undefined;
    return () => {
      const until = deadlineIn(app.platform.config.firstReadsWaitMs);
      return read(request, address, search, until)
        .catch((error: unknown) => {
          request.log.warn({ err: error }, 'the first reads of a page failed');
          return portal.renderPlainBody({ address, search, hasSession: true });
        })
        .finally(until.end);
    };
  };
}
