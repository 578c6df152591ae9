import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { JobData, JobName, Jobs, Platform } from '../platform.ts';
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
  ...(contractorPaceSeconds > 0 ? { 'contractor-round': '* * * * *' } : {}),
});

export interface JobQueue extends Jobs {
  /**
   * Opens the queue and begins to work. Any number of gateway processes share the jobs of one database; each job is
   * done by one of them. `report` hears what goes wrong with the queue itself.
   */
  start(platform: Platform, handlers: JobHandlers, report: (error: unknown) => void): Promise<void>;
  /** Finishes the jobs in hand and stops. */
  stop(): Promise<void>;
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
    handler: (platform: Platform, data: JobData[Name]) => Promise<unknown>,
  ): Promise<void> => {
    await boss.createQueue(name, { retryLimit: 8, retryDelay: 1, retryBackoff: true, expireInSeconds: 60 });
    await boss.work<JobData[Name]>(name, { pollingIntervalSeconds: 0.5, batchSize: 10 }, async (jobs) => {
      for (const job of jobs) await handler(platform, job.data);
    });
    const round = roundsOf(platform.config)[name];
    if (round !== undefined) await boss.schedule(name, round, {});
    // What went round under other settings does so no more.
    else await boss.unschedule(name);
  };

  return {
    async send(transaction, name, data, { delayMs = 0 } = {}) {
      const start = delayMs > 0 ? { startAfter: new Date(Date.now() + delayMs) } : {};
      const id = await boss.send(name, data, { db: fromKysely(transaction), ...start });
      if (id === null) throw new Error(`the job ${name} was not accepted`);
    },
    async start(platform, handlers, report) {
      boss.on('error', report);
      await boss.start();
      await workOn('assign-job-number', platform, handlers['assign-job-number']);
      await workOn('sweep-drafts', platform, handlers['sweep-drafts']);
      await workOn('sweep-sessions', platform, handlers['sweep-sessions']);
      await workOn('sweep-tracking', platform, handlers['sweep-tracking']);
      await workOn('contractor-round', platform, handlers['contractor-round']);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
