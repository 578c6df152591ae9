import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { serveCardProvider } from './card-provider/server.ts';
import { clockOf } from './clock.ts';
import { type Config, checkComplete } from './config.ts';
import { openDatabase } from './database/open.ts';
import { createApp } from './http/app.ts';
import { analystReturnPath, returnPath } from './http/paths.ts';
import { findCustomerByEmail } from './identity/customers.ts';
import { keysOf } from './identity/keys.ts';
import { sendPasswordReset } from './identity/password-reset.ts';
import { createDemonstrationProvider } from './identity/provider.ts';
import type { IdentityClient } from './identity/relying-party.ts';
import { createRelyingParty } from './identity/relying-party.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import { createJobQueue } from './jobs/jobs.ts';
import { sweepPlatform } from './jobs/sweep.ts';
import { type DrawAttachment, deliver } from './mail/outbox.ts';
import { createMailTransport } from './mail/transport.ts';
import { createMedia } from './media/media.ts';
import { addGauges, createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/server.ts';
import { cardProviderOf, ownHost } from './money/card-provider-of.ts';
import type { JobData, Platform } from './platform.ts';
import { openTracing } from './tracing/open.ts';
import { createWorkerPool } from './workers/pool.ts';

/** What the gateway stands before: the housing provider's own calls and jobs. */
export interface Domain {
  readonly routes: (app: FastifyInstance, platform: Platform) => void;
  /** Done before anything is answered; the gateway does not start when it fails. */
  readonly prepare?: (platform: Platform) => Promise<void>;
  /** Draws the files of letters. */
  readonly drawAttachment?: DrawAttachment;
  readonly jobs: Omit<JobHandlers, 'sweep-sessions' | 'send-mail' | 'send-password-reset'>;
}

export interface RunningGateway {
  readonly platform: Platform;
  /** Which PostgreSQL it uses. */
  readonly engine: string;
  /** Begins to listen. */
  listen(): Promise<void>;
  /** The port of the figures for operators; undefined when they are served nowhere. */
  readonly metricsPort: () => number | undefined;
  /**
   * Says that it is not ready and goes on for `drainSeconds`; then takes no more connections, finishes the requests and
   * jobs in hand, and lets go of everything.
   */
  close(): Promise<void>;
}

const statementWorker = new URL('./money/statement-worker.ts', import.meta.url);

/** Threads that draw papers: with two, no resident waits for another's long one. */
const drawerCount = 2;

const drawNothing: DrawAttachment = async () => {
  throw new Error('nothing draws the files of letters');
};

/** A fetch that reaches the public address at this process's own door, where a proxy before it may not be reachable. */
function fetchOwn(config: Config): typeof fetch {
  const own = `http://${ownHost(config)}:${config.port}`;
  return (input, init) => fetch(String(input).replace(config.publicUrl, own), init);
}

/**
 * Opens the database, starts the jobs and builds the gateway. Nothing listens yet. Throws ConfigError when settings are
 * missing.
 * @param portalBuilt settled once the portal's files are there, where they may still be on the way
 */
export async function openGateway(
  config: Config,
  domain: Domain,
  portalBuilt?: Promise<void>,
): Promise<RunningGateway> {
  checkComplete(config);
  const database = await openDatabase(config);
  const { db, reads, pool } = database;
  const opened: (() => Promise<void>)[] = [database.close];
  let stopping = false;
  let metricsPort: number | undefined;
  const close = async (): Promise<void> => {
    stopping = true;
    for (const step of opened.reverse()) await step();
  };
  try {
    const jobs = createJobQueue(pool);
    const metrics = createMetrics();
    addGauges(metrics, { pool, queues: jobs.states });
    const drawers = createWorkerPool(statementWorker, { size: drawerCount });
    opened.push(drawers.close);
    const mail = createMailTransport(config);
    opened.push(mail.close);
    const media = createMedia(config, db);
    const now = clockOf(config.clockAheadMs);
    let reportTracing = (_error: unknown): void => {};
    const tracing = await openTracing(config.tracingEndpoint, (error) => reportTracing(error));
    if (tracing) opened.push(tracing.close);
    const { cards, demonstration: cardServer } = await cardProviderOf(config, db, now);
    const platform: Platform = {
      config,
      db,
      reads,
      jobs,
      metrics,
      mail,
      media,
      drawers,
      cards,
      tracing,
      now,
    };
    await domain.prepare?.(platform);

    const demonstration = config.identity
      ? undefined
      : await createDemonstrationProvider(db, config.publicUrl, now);
    const client: IdentityClient | undefined = config.identity ?? demonstration?.client;
    if (client === undefined) throw new Error('there is no identity provider');
    const relyingParty = (path: string) =>
      createRelyingParty({
        client,
        publicUrl: config.publicUrl,
        returnPath: path,
        ...(demonstration ? { fetch: fetchOwn(config) } : {}),
      });
    await portalBuilt;
    const app = await createApp({
      platform,
      relyingParty: relyingParty(returnPath),
      analystRelyingParty: relyingParty(analystReturnPath),
      signInKeys: () => keysOf(db, 'sign-in'),
      demonstrationProvider: demonstration,
      findCustomer: findCustomerByEmail,
      providerRoutes: domain.routes,
      isStopping: () => stopping,
    });
    reportTracing = (error) => app.log.warn({ err: error }, 'the collector of traces takes nothing');
    opened.push(jobs.stop);
    const ownJobs = {
      'sweep-sessions': sweepPlatform,
      'send-mail': (platform: Platform, data: JobData['send-mail']) =>
        deliver(platform, data, domain.drawAttachment ?? drawNothing),
      'send-password-reset': sendPasswordReset,
    };
    await jobs.start(platform, { ...domain.jobs, ...ownJobs }, app.log);
    opened.push(() => app.close());

    const listen = async (): Promise<void> => {
      if (config.metricsPort !== undefined) {
        const served = await serveMetrics(metrics.registry, {
          port: config.metricsPort,
          host: config.metricsHost,
          report: (error) => app.log.error({ err: error }, 'the figures could not be read'),
        });
        metricsPort = served.port;
        // Before the rest: it asks the database.
        opened.push(served.close);
      }
      if (cardServer && config.paymentPort !== undefined) {
        const served = await serveCardProvider(cardServer, { port: config.paymentPort, host: config.host });
        // Before the rest: it asks the database.
        opened.push(served.close);
      }
      await app.listen({ port: config.port, host: config.host });
      if (config.drainSeconds > 0) opened.push(() => delay(config.drainSeconds * 1000));
    };
    return { platform, engine: database.engine, metricsPort: () => metricsPort, listen, close };
  } catch (error) {
    await close();
    throw error;
  }
}
