import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import { correlated, currentCorrelation } from '../correlation.ts';
import type { JobData, JobName, Jobs, Platform, QueueState } from '../platform.ts';
import { queueDatabase } from './queue-database.ts';

/** What to do for each job. It may be run again after a crash and must then do nothing more. */
export type JobHandlers = {
  readonly [Name in JobName]: (platform: Platform, data: JobData[Name]) => Promise<unknown>;
};

/** Jobs that come round by themselves, as a cron line. */
const roundsOf = ({ contractorPaceSeconds }: Config): Partial<Record<JobName, string>> => ({
  'sweep-drafts': '*/5 * * * *',
  'sweep-sessions': '*/15 * * * *',
  'sweep-tracking': '17 3 * * *',
  'sweep-payments': '* * * * *',
  ...(contractorPaceSeconds > 0 ? { 'contractor-round': '* * * * *' } : {}),
});

export interface JobQueue extends Jobs {
  /**
   * Opens the queue and begins to work. Any number of gateway processes share the jobs of one database; each job is
   * done by one of them. The log has a line for each job, and what goes wrong with the queue itself.
   */
  start(platform: Platform, handlers: JobHandlers, log: FastifyBaseLogger): Promise<void>;
  /** How many jobs there are of each kind, as counted a few seconds ago. */
  states(): Promise<readonly QueueState[]>;
  /** Finishes the jobs in hand and stops. */
  stop(): Promise<void>;
}

interface Carried {
  /** Of the click that sent the job; a job that comes round by itself has none. */
  readonly correlationId?: string;
}

/** Does one job and says so. */
async function doJob<Name extends JobName>(
  name: Name,
  { data, platform, log }: { data: JobData[Name] & Carried; platform: Platform; log: FastifyBaseLogger },
  handler: (platform: Platform, data: JobData[Name]) => Promise<unknown>,
): Promise<void> {
  const correlationId = data.correlationId ?? randomUUID();
  const began = performance.now();
  const tell = (outcome: 'done' | 'failed', error?: unknown): void => {
    const seconds = (performance.now() - began) / 1000;
    platform.metrics.jobs.observe({ job: name, outcome }, seconds);
    const line = { correlationId, job: name, ms: Math.round(seconds * 1000) };
    if (outcome === 'failed') log.error({ ...line, err: error }, 'a job failed');
    else log.info(line, 'a job was done');
  };
  try {
    await correlated(correlationId, () => handler(platform, data));
    tell('done');
  } catch (error) {
    tell('failed', error);
    throw error;
  }
}

/** The job queue in the gateway's own database. */
export function createJobQueue(pool: pg.Pool): JobQueue {
  const boss = new PgBoss({
    db: queueDatabase(pool),
    schema: 'jobs',
    // A process that was killed must not hold its jobs for long: by default that is noticed after a minute.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });

  const workOn = async <Name extends JobName>(
    name: Name,
    platform: Platform,
    log: FastifyBaseLogger,
    handler: (platform: Platform, data: JobData[Name]) => Promise<unknown>,
  ): Promise<void> => {
    await boss.createQueue(name, { retryLimit: 8, retryDelay: 1, retryBackoff: true, expireInSeconds: 60 });
    await boss.work<JobData[Name] & Carried>(
      name,
      { pollingIntervalSeconds: 0.5, batchSize: 10 },
      async (jobs) => {
        for (const { data } of jobs) await doJob(name, { data, platform, log }, handler);
      },
    );
    const round = roundsOf(platform.config)[name];
    if (round !== undefined) await boss.schedule(name, round, {});
    // What went round under other settings does so no more.
    else await boss.unschedule(name);
  };

  return {
    async send(transaction, name, data, { delayMs = 0 } = {}) {
      const start = delayMs > 0 ? { startAfter: new Date(Date.now() + delayMs) } : {};
      const id = await boss.send(
        name,
        { ...data, correlationId: currentCorrelation() },
        { db: fromKysely(transaction), ...start },
      );
      if (id === null) throw new Error(`the job ${name} was not accepted`);
    },
    async start(platform, handlers, log) {
      boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
      await boss.start();
      await workOn('assign-job-number', platform, log, handlers['assign-job-number']);
      await workOn('send-mail', platform, log, handlers['send-mail']);
      await workOn('sweep-drafts', platform, log, handlers['sweep-drafts']);
      await workOn('sweep-sessions', platform, log, handlers['sweep-sessions']);
      await workOn('sweep-tracking', platform, log, handlers['sweep-tracking']);
      await workOn('settle-payment', platform, log, handlers['settle-payment']);
      await workOn('sweep-payments', platform, log, handlers['sweep-payments']);
      await workOn('contractor-round', platform, log, handlers['contractor-round']);
    },
    async states() {
      const queues = await boss.getQueues();
      return queues.flatMap(({ name, readyCount, deferredCount, activeCount, failedCount }) => [
        { job: name, state: 'ready' as const, count: readyCount },
        { job: name, state: 'deferred' as const, count: deferredCount },
        { job: name, state: 'active' as const, count: activeCount },
        { job: name, state: 'failed' as const, count: failedCount },
      ]);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
