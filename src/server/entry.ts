// What the gateway loads of the portal: a build product of its own, see scripts/server-entry.ts.
import type { Offer } from '../../contract/offers.ts';
import { homePage } from '../../journeys/shared/addresses.ts';
import { faultKindOf, isSameAddress } from '../../machines/engine/index.ts';
import { createQueries } from '../client/create-queries.ts';
import { createGateway } from '../client/gateway.ts';
import { shareReads } from '../client/reads.ts';
import { readFirst } from './first-reads.ts';
import type { Asked } from './reads/read.ts';
import { renderForResident } from './rendered/resident-page.tsx';
import { isOfResidents } from './without-script/pages.ts';
import { type References, readReferences } from './without-script/references.ts';

/** Who asks for a page. */
interface Resident {
  readonly customerId: string;
  readonly offers: readonly Offer[];
  /** Names the request in the log. */
  readonly correlationId: string;
}

/** Never called: it only makes the addresses whole. */
const origin = 'http://gateway.invalid';

/** How a read of the resident is answered. */
type Answer = (url: string, headers: Readonly<Record<string, string>>) => Promise<Response>;

export { isRenderedPage, renderPublicPage } from './rendered/render.tsx';
export { isRenderedForResidents, revealScript } from './rendered/resident-page.tsx';
export { nameOfPage, renderPlainBody, renderPlainHead } from './without-script/render.tsx';

/** Whether the page at an address has first reads: it is one of residents, who are signed in. */
export const hasFirstReads = isOfResidents;

/** What becomes of the first reads besides their answers. */
interface FirstPage {
  /** What Home tells a resident whose browser runs no script. */
  readonly references: References | undefined;
  /** The page in a template, where it is rendered; else what stood in the way, if anything did. */
  readonly rendered: string | undefined;
  readonly problem: unknown;
}

/** Asks for nothing twice, however far apart: a page is of one moment. */
function once(answer: Answer): Answer {
  const given = new Map<string, Promise<Response>>();
  return async (url, headers) => {
    const found = given.get(url) ?? answer(url, headers);
    given.set(url, found);
    return (await found).clone();
  };
}

/**
 * Makes the reads that the page at an address makes first, as the page itself makes them, and renders it with what they answer.
 * @param answer answers each of them, for this resident alone
 */
export async function makeFirstReads(asked: Asked, resident: Resident, answer: Answer): Promise<FirstPage> {
  const { customerId, offers, correlationId } = resident;
  const answerOnce = once(answer);
  const identifiers = {
    read: () => ({
      channel: 'CustomerSelfService',
      customerId,
      corelationId: correlationId,
      sessionId: undefined,
      offers: offers.join(' '),
    }),
    signIn: () => {},
    correlate: () => {},
    clear: () => {},
  };
  const carried = createGateway({
    identifiers,
    subscriptionKey: 'portal',
    origin,
    onSignedOut: () => {},
    onAbandoned: () => {},
    fetch: (input) => {
      const { method, url, headers } = new Request(input);
      if (method !== 'GET') throw new Error('a page that is asked for changes nothing');
      return answerOnce(url.slice(origin.length), Object.fromEntries(headers));
    },
  });
  const queries = createQueries();
  const readings = createQueries();
  const shared = shareReads(carried, { whose: () => customerId, page: () => asked.address }, queries);
  try {
    const gateway = { ...shared, offers: (what: Offer) => offers.includes(what) };
    // Together, so that nothing is asked for twice.
    const references = isSameAddress(asked.address, homePage)
      ? readReferences({ services: { gateway, customerId } }).catch(() => undefined)
      : undefined;
    let problem: unknown;
    const { now, isPhone } = asked;
    const rendering = { customerId, gateway, queries: readings, now, isPhone, media: new Map() };
    const rendered = renderForResident(asked, rendering).catch((error: unknown) => {
      // What there is not, or not for this resident, is told by the page itself.
      if (faultKindOf(error) !== 'missing') problem = error;
    });
    await readFirst(asked, gateway, customerId);
    return { references: await references, rendered: (await rendered) ?? undefined, problem };
  } finally {
    queries.clear();
    readings.clear();
  }
}
