// What the gateway loads of the portal: a build product of its own, see scripts/server-entry.ts.
import type { Offer } from '../../contract/offers.ts';
import { createGateway } from '../client/gateway.ts';
import { createQueries, shareReads } from '../client/reads.ts';
import { type Asked, isKnown, readFirst } from './first-reads.ts';

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

/** Whether it is known what the page at an address reads first. */
export const hasFirstReads = isKnown;

/**
 * Makes the reads that the page at an address makes first, as the page itself makes them.
 * @param answer answers each of them, for this resident alone
 */
export async function makeFirstReads(asked: Asked, resident: Resident, answer: Answer): Promise<void> {
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
    await readFirst(asked, { ...shared, offers: (what) => offers.includes(what) }, customerId);
  } finally {
    queries.clear();
  }
}
