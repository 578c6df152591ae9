import type { Call, Gateway } from '../../contract/call.ts';
import { trackError, trackNavigation } from '../../contract/tracking.ts';
import type { IdentifierKeeper } from './identifiers.ts';

/** What the portal tells its provider about itself. A report that does not arrive is never the resident's concern. */
export interface Reports {
  /** A page was opened; `page` is its path. */
  opened(page: string): void;
  /** A call came back with this status, or with an answer nobody agreed on (no status). */
  failed(call: Call, status: number | undefined): void;
  /** Something in the portal itself broke; only the name of the error is told. */
  unexpected(error: unknown): void;
}

const labels: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  500: 'Server Error',
};

/** Status and label of a failed call as one text, such as `500 Server Error`. */
export const statusText = (status: number | undefined): string =>
  [status, labels[status ?? 0] ?? 'Unknown Error'].filter((part) => part !== undefined).join(' ');

/** Reports over the gateway. `page` gives the path of the page on screen. */
export function createReports(gateway: Gateway, identifiers: IdentifierKeeper, page: () => string): Reports {
  const ids = () => {
    const { customerId, corelationId, sessionId } = identifiers.read();
    return {
      navigation: { corelationId, ...(customerId !== undefined && { customerId }) },
      session: sessionId === undefined ? {} : { sessionId },
    };
  };
  return {
    opened(path) {
      quietly(gateway.call(trackNavigation, { body: { ...ids().navigation, page: path } }));
    },
    failed(call, status) {
      // A report about a report would go round for ever.
      if (call.id === trackError.id || call.id === trackNavigation.id) return;
      const { navigation, session } = ids();
      const body = { ...navigation, ...session, status: statusText(status), page: page() };
      quietly(gateway.call(trackError, { body }));
    },
    unexpected(error) {
      const { navigation, session } = ids();
      const status = (error instanceof Error ? error.name : 'Unknown Error').slice(0, 60);
      quietly(gateway.call(trackError, { body: { ...navigation, ...session, status, page: page() } }));
    },
  };
}

const quietly = (report: Promise<unknown>): void => {
  report.catch(() => undefined);
};
