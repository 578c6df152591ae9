import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawInThread, type StatementTask } from '../../gateway/money/statement-drawer.ts';
import { readStatements } from '../../gateway/money/statements.ts';
import type { Platform } from '../../gateway/platform.ts';
import type { WorkerPool } from '../../gateway/workers/pool.ts';
import { eventually, freshDatabase, signIn, startGateway, type TestGateway } from '../support/gateway.ts';

let gateways: readonly TestGateway[];
beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  gateways = [await startGateway({ databaseUrl }), await startGateway({ databaseUrl })];
});
afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));

interface Watch {
  readonly begun: () => void | Promise<void>;
  readonly ended?: () => void;
}

/** The same threads, with somebody told when a statement is begun, who may keep it, and when it is drawn. */
const watched = (drawers: WorkerPool, { begun, ended }: Watch): WorkerPool => ({
  ...drawers,
  use: (key, task) =>
    drawers.use(key, (thread) =>
      task({
        async ask(message) {
          const { kind } = message as StatementTask;
          if (kind === 'begin') await begun();
          const answer = await thread.ask(message);
          if (kind === 'end') ended?.();
          return answer;
        },
      }),
    ),
});

async function drawFirst(platform: Platform, email: string, watch: Watch): Promise<Buffer> {
  const { customerId } = await signIn({ url: platform.config.publicUrl, platform }, `${email}@example.com`);
  const [statement] = await readStatements(platform.db, customerId, platform.now());
  if (!statement) throw new Error(`${email} has no statements`);
  const drawers = watched(platform.drawers, watch);
  return drawInThread({ ...platform, drawers }, customerId, { ...statement, title: 'Statement' });
}

it('draws one statement at a time for an account over two processes, and others meanwhile', async () => {
  const [one, two] = gateways.map(({ platform }) => platform);
  if (!one || !two) throw new Error('two gateways were wanted');
  const order: string[] = [];
  const goOn = Promise.withResolvers<void>();
  const first = drawFirst(one, 'kelly.adams', {
    begun() {
      order.push('begun at one');
      return goOn.promise;
    },
    ended: () => order.push('ended at one'),
  });
  await eventually(async () => (order.length > 0 ? true : undefined));
  const second = drawFirst(two, 'kelly.adams', { begun: () => void order.push('begun at two') });
  // Either it waits in the database, or it has begun although it must not.
  await eventually(async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory'`.execute(one.db);
    return rows.length > 0 || order.includes('begun at two') ? true : undefined;
  });
  const others = await drawFirst(two, 'ben.hughes', { begun: () => void order.push('begun for another') });
  goOn.resolve();
  const drawn = [others, ...(await Promise.all([first, second]))];
  expect(order).toEqual(['begun at one', 'begun for another', 'ended at one', 'begun at two']);
  expect(drawn.map((pdf) => pdf.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-', '%PDF-']);
});
