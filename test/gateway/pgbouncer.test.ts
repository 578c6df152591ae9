import { expect, it } from 'vitest';
import { searchWorksOrders } from '../../contract/works-orders.ts';
import { residents } from '../../gateway/demo/residents.ts';
import { freshDatabase, signedIn, signIn, startGateway } from '../support/gateway.ts';
import { startPgBouncer } from '../support/pgbouncer.ts';
import { numbered, readOrder, report } from '../support/repairs.ts';

/** Fewer than a gateway has connections, so that each serves one resident after the other. */
const connections = 3;

it('residents share connections of a PgBouncer and see only what is theirs', async () => {
  const databaseUrl = await freshDatabase();
  const pooler = await startPgBouncer(databaseUrl, connections);
  const direct = await startGateway({ databaseUrl });
  const pooled = await startGateway({
    databaseUrl: pooler.url,
    env: { DATABASE_POOLER: 'transaction' },
  });
  try {
    const each = await Promise.all(
      residents.map(async (resident) => {
        const browser = await signedIn(pooled, resident);
        const expected = await browser.at(direct.url).send(searchWorksOrders, { query: {} });
        return { browser, expected: expected.text };
      }),
    );
    expect(new Set(each.map(({ expected }) => expected)).size).toBeGreaterThan(5);
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        each.map(async ({ browser }) => (await browser.send(searchWorksOrders, { query: {} })).text),
      );
      expect(answers).toEqual(each.map(({ expected }) => expected));
    }
    // What one transaction begins and a job ends, by other connections.
    const amara = await signIn(pooled, 'amara.okafor@example.com');
    const repair = { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' };
    const order = await numbered(amara, await report(amara, repair));
    const { worksOrderIdentifier } = order.identifiers;
    expect(await readOrder(amara.at(direct.url), worksOrderIdentifier)).toEqual(order);
  } finally {
    await Promise.all([direct.close(), pooled.close()]);
    await pooler.stop();
  }
});
