import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QueueState } from './queue-state.ts';

/** Figures of this process for its operators. Labels are names of the product alone: nothing in them says who somebody is. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds from the request to the end of its answer. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** What was refused because it was done too often. */
  readonly limited: Counter<'limit' | 'by'>;
  readonly signIns: Counter<'outcome'>;
  readonly payments: Counter<'outcome'>;
  /** What the card provider told by itself. */
  readonly paymentNotices: Counter<'outcome'>;
  /** Moves in journeys that were told and lead between no places that exist. */
  readonly unknownMoves: Counter<'journey'>;
  /** Stops in journeys that were told and are none of the journey at that step. */
  readonly unknownStops: Counter<'journey'>;
  /** Seconds that a job took. */
  readonly jobs: Histogram<'job' | 'outcome'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'doorstep_http_request_duration_seconds',
      help: 'Time from a request to the end of its answer, by the pattern of its route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    limited: new Counter({
      name: 'doorstep_rate_limited_total',
      help: 'Requests refused because their account or address had made too many',
      labelNames: ['limit', 'by'],
      registers,
    }),
    signIns: new Counter({
      name: 'doorstep_sign_ins_total',
      help: 'Sign-ins that were completed, failed at the form, were refused on the way back, or are of no customer',
      labelNames: ['outcome'],
      registers,
    }),
    payments: new Counter({
      name: 'doorstep_payments_total',
      help: 'Card payments that were begun, and how they ended; a mismatch is one that somebody has to look at',
      labelNames: ['outcome'],
      registers,
    }),
    paymentNotices: new Counter({
      name: 'doorstep_payment_notices_total',
      help: 'Notices of the card provider that were followed, were heard before, or were not signed by it',
      labelNames: ['outcome'],
      registers,
    }),
    unknownMoves: new Counter({
      name: 'doorstep_unknown_moves_total',
      help: 'Moves of residents between places that their journey does not have',
      labelNames: ['journey'],
      registers,
    }),
    unknownStops: new Counter({
      name: 'doorstep_unknown_stops_total',
      help: 'Stops of residents for reasons that their journey does not have at that step',
      labelNames: ['journey'],
      registers,
    }),
    jobs: new Histogram({
      name: 'doorstep_job_duration_seconds',
      help: 'Time that a job took in this process',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30],
      registers,
    }),
  };
}

interface Sources {
  readonly pool: pg.Pool;
  /** How many jobs of each kind there are in each state, in the whole database. */
  readonly queues: () => Promise<readonly QueueState[]>;
}

/** Adds what is looked up each time the figures are read, and those of Node itself. */
export function addGauges({ registry }: Metrics, { pool, queues }: Sources): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'doorstep_database_connections',
    help: 'Connections of the pool of this process',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'doorstep_database_waiting',
    help: 'Requests and jobs of this process that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  new Gauge({
    name: 'doorstep_jobs',
    help: 'Jobs by state, the same in every process',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      for (const { job, state, count } of await queues()) this.set({ job, state }, count);
    },
  });
}
