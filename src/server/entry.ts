// What the gateway loads of the portal: a build product of its own, see scripts/server-entry.ts.
import type { Offer } from '../../contract/offers.ts';
import { homePage } from '../../journeys/shared/addresses.ts';
import { isSameAddress } from '../../machines/engine/index.ts';
import { createGateway } from '../client/gateway.ts';
import { createQueries, shareReads } from '../client/reads.ts';
import { type Asked, isKnown, readFirst } from './first-reads.ts';
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
export { nameOfPage, renderPlainBody, renderPlainHead } from './without-script/render.tsx';

/** Whether it is known what the page at an address reads first. */
export const hasFirstReads = isKnown;

/**
 * Makes the reads that the page at an address makes first, as the page itself makes them.
 * @param answer answers each of them, for this resident alone
 * @returns what Home tells a resident whose browser runs no script, found among the same reads
 */
export async function makeFirstReads(
  asked: Asked,
  resident: Resident,
  answer: Answer,
): Promise<References | undefined> {
  const { customerId, offers, correlationId } = resident;
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
      const { url, headers } = new Request(input);
      return answer(url.slice(origin.length), Object.fromEntries(headers));
    },
  });
  const queries = createQueries();
  const shared = shareReads(carried, { whose: () => customerId, page: () => asked.address }, queries);
  try {
    const gateway = { ...shared, offers: (what: Offer) => offers.includes(what) };
    // Together, so that nothing is asked for twice.
    const references = isSameAddress(asked.address, homePage)
      ? readReferences({ services: { gateway, customerId } }).catch(() => undefined)
      : undefined;
    await readFirst(asked, gateway, customerId);
    return await references;
  } finally {
    queries.clear();
  }
}
