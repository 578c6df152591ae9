import { expect, it } from 'vitest';
import { chaos } from '../../scripts/chaos/run.ts';
import { freePort } from '../../scripts/free-port.ts';

/** Whole servers are made, filled and killed. */
const timeout = 300_000;

const counts = (differences: { readonly lost: readonly string[]; readonly doubled: readonly string[] }) => ({
  lost: differences.lost.length,
  doubled: differences.doubled.length,
});

it(
  'loses nothing and does nothing twice while gateways, the worker and the database are killed',
  async () => {
    const ports = [await freePort(), await freePort(), await freePort(), await freePort(), await freePort()];
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ports;
    const seen: object[] = [];
    const report = await chaos({
      // The kills end it: starting what was killed takes its time where the processor is short.
      ...{ seconds: 120, maxKills: 10, seed: 1, ports: [a, b, c, d, e], householders: 4 },
      ...{ takers: 20, takersAtOnce: 5 },
      // Starting a database costs less than starting a gateway.
      databaseLivesUpToMs: 1200,
      async afterwards(sql, compareAgain) {
        // The comparison sees what it would have to see.
        await sql.query(
          `delete from note where id = (select id from note where description like 'chaos %' limit 1)`,
        );
        seen.push(counts(await compareAgain()));
        await sql.query(`insert into note (works_order_id, type, description, created_at)
          select works_order_id, type, description, created_at from note where description like 'chaos %' limit 1`);
        seen.push(counts(await compareAgain()));
        await sql.query(`update appointment_slot set taken = taken - 1 where (site, day, availability_type) in
          (select site, day, availability_type from appointment_slot where taken > 0 limit 1)`);
        seen.push(counts(await compareAgain()));
      },
    });
    const { lost, doubled, refused, acknowledged, lastPlaces } = report;
    expect({ lost, doubled, refused }).toEqual({ lost: [], doubled: [], refused: [] });
    expect(report.kills).toBe(10);
    expect(lastPlaces.races).toBeGreaterThan(0);
    expect(Object.entries(acknowledged).filter(([, count]) => count === 0)).toEqual([]);
    expect(seen).toEqual([
      { lost: 1, doubled: 0 },
      { lost: 1, doubled: 1 },
      { lost: 2, doubled: 1 },
    ]);
  },
  timeout,
);
