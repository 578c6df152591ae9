import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import { correlated, currentCorrelation } from '../correlation.ts';
import { asProvider } from '../database/acting.ts';
import { errorForLog } from '../http/log.ts';
import type { QueueState } from '../metrics/queue-state.ts';
import type { JobData, JobName, Jobs, Platform } from '../platform.ts';
import { activeSpan, inSpan } from '../tracing/spans.ts';
import { queueDatabase } from './queue-database.ts';

/** What to do for each job. It may be run again after a crash and must then do nothing more. */
export type JobHandlers = {
  readonly [Name in JobName]: (platform: Platform, data: JobData[Name]) => Promise<unknown>;
};

/** The schema of the database that holds the job queue. */
export const jobSchema = 'jobs';

/** Jobs that come round by themselves, as a cron line. */
const rounds: Partial<Record<JobName, string>> = {
  'sweep-drafts': '*/5 * * * *',
  'sweep-sessions': '*/15 * * * *',
  'sweep-tracking': '17 3 * * *',
  'sweep-payments': '* * * * *',
  'sweep-complaints': '*/5 * * * *',
  'contractor-round': '* * * * *',
  'complaint-round': '* * * * *',
  'notify-missed-deadlines': '*/5 * * * *',
  'watch-promises': '* * * * *',
  'close-repairs': '* * * * *',
  'ask-for-feedback': '* * * * *',
  remind: '* * * * *',
  'sweep-texts': '41 3 * * *',
};

const ofContractors: ReadonlySet<JobName> = new Set(['contractor-round', 'complaint-round']);

/** When a job comes round under these settings, which may keep the demonstration's contractors still. */
const roundOf = (name: JobName, { contractorPaceSeconds }: Config): string | undefined =>
  contractorPaceSeconds > 0 || !ofContractors.has(name) ? rounds[name] : undefined;

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
  /** The span that sent it, where that was traced. */
  readonly traceparent?: string;
}

/** Does one job and says so. */
async function doJob<Name extends JobName>(
  name: Name,
  { data, platform, log }: { data: JobData[Name] & Carried; platform: Platform; log: FastifyBaseLogger },
  handler: (platform: Platform, data: JobData[Name]) => Promise<unknown>,
): Promise<void> {
  const correlationId = data.correlationId ?? randomUUID();
  const began = performance.now();
  const span = platform.tracing?.start(
    name,
    'consumer',
    { 'messaging.destination.name': name, 'doorstep.correlation_id': correlationId },
    data.traceparent,
  );
  const tell = (outcome: 'done' | 'failed', error?: unknown): void => {
    const seconds = (performance.now() - began) / 1000;
    span?.end({}, error);
    platform.metrics.jobs.observe({ job: name, outcome }, seconds);
    const traced = span === undefined ? {} : { traceId: span.traceId };
    const line = { correlationId, ...traced, job: name, ms: Math.round(seconds * 1000) };
    if (outcome === 'failed') log.error({ ...line, err: error }, 'a job failed');
    else log.info(line, 'a job was done');
  };
  try {
    const work = (): Promise<unknown> => correlated(correlationId, () => handler(platform, data));
    await (span === undefined ? work() : inSpan(span, work));
    tell('done');
  } catch (error) {
    tell('failed', error);
    throw error;
  }
}

/**
 * Ten at a time and side by side, and on without a pause while there are more. Each job has a result of its own: one
 * that fails is tried again alone.
 */
const work = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

type PerJobWork = typeof work;

/** Seconds between two looks for a job: somebody waits for those that are sent, nobody for those that come round. */
const lookEvery = { sent: 0.5, round: 5 } as const;

/** Names of all jobs, in the order in which the queue takes them up. */
const jobNames: readonly JobName[] = Object.keys({
  'assign-job-number': true,
  'send-mail': true,
  'send-password-reset': true,
  'sweep-drafts': true,
  'sweep-sessions': true,
  'sweep-tracking': true,
  'settle-payment': true,
  'sweep-payments': true,
  'sweep-complaints': true,
  'complaint-round': true,
  'contractor-round': true,
  'notify-missed-deadlines': true,
  'watch-promises': true,
  'close-repairs': true,
  'ask-for-feedback': true,
  remind: true,
  'send-text': true,
  'sweep-texts': true,
} satisfies Record<JobName, true>) as JobName[];

/** A job whose process says nothing for ten seconds, the least that the queue allows, is done by another one. */
const queueOptions = {
  retryLimit: 8,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
} as const;

/** Makes the tables of the job queue and a queue for each job. Those of an earlier version get the options of this one. */
async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of jobNames) {
    const queue = existing.get(name);
    if (queue === undefined) await boss.createQueue(name, queueOptions);
    else if (queue.heartbeatSeconds !== queueOptions.heartbeatSeconds)
      await boss.updateQueue(name, queueOptions);
  }
}

/** The queue where nothing is worked on, with its tables up to date. */
async function openIdle(pool: pg.Pool): Promise<PgBoss> {
  const boss = new PgBoss({ db: queueDatabase(pool), schema: jobSchema, supervise: false, schedule: false });
  await boss.start();
  await createQueues(boss);
  return boss;
}

/** Brings the tables of the job queue up to date, for a gateway whose own account may not make tables. */
export async function migrateJobQueue(pool: pg.Pool): Promise<void> {
  const boss = await openIdle(pool);
  await boss.stop();
}

const sendTo =
  (boss: PgBoss): Jobs['send'] =>
  async (transaction, name, data, { delayMs = 0 } = {}) => {
    // Seconds, not an instant: the queue waits by the server's own clock.
    const start = delayMs > 0 ? { startAfter: delayMs / 1000 } : {};
    const traceparent = activeSpan()?.traceparent;
    const carried = {
      ...data,
      correlationId: currentCorrelation(),
      ...(traceparent !== undefined && { traceparent }),
    };
    const id = await asProvider(transaction, (db) =>
      boss.send(name, carried, { db: fromKysely(db), ...start }),
    );
    if (id === null) throw new Error(`the job ${name} was not accepted`);
  };

/** Does some work in a process that sends jobs and does none: a gateway does them. */
export async function withJobs<Answer>(
  pool: pg.Pool,
  work: (jobs: Jobs) => Promise<Answer>,
): Promise<Answer> {
  const boss = await openIdle(pool);
  try {
    return await work({ send: sendTo(boss) });
  } finally {
    await boss.stop();
  }
}

/** The job queue in the gateway's own database. */
export function createJobQueue(pool: pg.Pool): JobQueue {
  const boss = new PgBoss({
    db: queueDatabase(pool),
    schema: jobSchema,
    // A process that was killed must not hold its jobs for long: by default one looks for those once a minute.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });

  const workOn = async <Name extends JobName>(
    name: Name,
    platform: Platform,
    log: FastifyBaseLogger,
    handlers: JobHandlers,
  ): Promise<void> => {
    const options = { ...work, pollingIntervalSeconds: lookEvery[name in rounds ? 'round' : 'sent'] };
    await boss.work<JobData[Name] & Carried, unknown, PerJobWork>(name, options, (jobs) =>
      Promise.all(
        jobs.map(({ id, data }) =>
          doJob(name, { data, platform, log }, handlers[name]).then(
            (): JobResult => ({ id, status: 'completed' }),
            (error: unknown): JobResult => ({ id, status: 'failed', output: errorForLog(error) }),
          ),
        ),
      ),
    );
    const round = roundOf(name, platform.config);
    if (round !== undefined) await boss.schedule(name, round, {});
    // What went round under other settings does so no more.
    else await boss.unschedule(name);
  };

  return {
    send: sendTo(boss),
    async start(platform, handlers, log) {
      boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
      await boss.start();
      await createQueues(boss);
      for (const name of jobNames) await workOn(name, platform, log, handlers);
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
