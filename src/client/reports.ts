import type { Call, Gateway } from '../../contract/call.ts';
import { trackNavigation } from '../../contract/tracking.ts';
import type { Scene } from './failures.ts';
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

/** Reports over the gateway. `page` gives the path of the page on screen. */
export function createReports(gateway: Gateway, identifiers: IdentifierKeeper, page: () => string): Reports {
  // Taken down at once: the script that tells of failures comes only with the first of them.
  const scene = (): Scene => ({ identifiers: identifiers.read(), page: page() });
  const failures = () => import('./failures.ts');
  return {
    opened(path) {
      const { customerId, corelationId } = identifiers.read();
      const who = { corelationId, ...(customerId !== undefined && { customerId }) };
      quietly(gateway.call(trackNavigation, { body: { ...who, page: path } }));
    },
    failed(call, status) {
      const now = scene();
      quietly(failures().then(({ tellFailed }) => tellFailed(gateway, now, call, status)));
    },
    unexpected(error) {
      const now = scene();
      quietly(failures().then(({ tellUnexpected }) => tellUnexpected(gateway, now, error)));
    },
  };
}

const quietly = (report: Promise<unknown>): void => {
  report.catch(() => undefined);
};
