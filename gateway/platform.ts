import type { Call } from '../contract/call.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Transaction } from './database/schema.ts';
import type { Person } from './identity/person.ts';
import type { MailTransport } from './mail/transport.ts';
import type { Media } from './media/media.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { CardProvider } from './money/card-provider.ts';
import type { Tracing } from './tracing/spans.ts';
import type { WorkerPool } from './workers/pool.ts';

/** What each job carries. */
export interface JobData {
  'assign-job-number': { readonly worksOrderId: string };
  'send-mail': { readonly mailId: string };
  'send-password-reset': { readonly accountId: string };
  'sweep-drafts': Record<string, never>;
  'sweep-sessions': Record<string, never>;
  'sweep-tracking': Record<string, never>;
  'contractor-round': Record<string, never>;
  'settle-payment': { readonly paymentId: string; readonly giveUp: boolean };
  'sweep-payments': Record<string, never>;
  'sweep-complaints': Record<string, never>;
  'complaint-round': Record<string, never>;
  'notify-missed-deadlines': Record<string, never>;
  'watch-promises': Record<string, never>;
  'close-repairs': Record<string, never>;
  'ask-for-feedback': Record<string, never>;
  remind: Record<string, never>;
  'send-text': { readonly textId: string };
  'sweep-texts': Record<string, never>;
}

export type JobName = keyof JobData;

/** Work that is done later, once, by whichever gateway process is free. */
export interface Jobs {
  /**
   * Sends a job as part of the transaction: rolled back, it was never sent. `delayMs` is the earliest start from now. It
   * carries the correlation id and the trace of what sent it.
   */
  send<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    data: JobData[Name],
    options?: { readonly delayMs?: number },
  ): Promise<void>;
}

/** What every part of the gateway stands on. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  /** For single, short reads that happen on every click: shared connections, no transactions. */
  readonly reads: Database;
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  readonly mail: MailTransport;
  /** Where the bytes of residents' files are kept. */
  readonly media: Media;
  /** Threads that draw papers: drawing holds up whatever else its thread does. */
  readonly drawers: WorkerPool;
  /** Who takes card payments; undefined where nobody does. */
  readonly cards: CardProvider | undefined;
  /** Where spans go; undefined where nothing is traced. */
  readonly tracing: Tracing | undefined;
  /** The gateway's clock. Statements of the database ask `clock_now()`, which tells the same time. */
  readonly now: Clock;
}

/** The session that a request came with. */
export interface SessionOfRequest {
  /** Key of the session record, not the credential. */
  readonly id: string;
  readonly person: Person;
  readonly trackingId: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
  interface FastifyContextConfig {
    call?: Call;
    /** Whether the call is refused with 429 when it comes too often. */
    isLimited?: boolean;
  }
  interface FastifyRequest {
    session: SessionOfRequest | null;
    /** The resident whose rows alone the call may see; undefined for who is no resident. */
    residentId: string | undefined;
    correlationId: string;
  }
}
