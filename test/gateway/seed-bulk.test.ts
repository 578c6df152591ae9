import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedBulk } from '../../gateway/demo/seed-bulk.ts';
import { seedBulkMoney } from '../../gateway/demo/seed-bulk-money.ts';
import { now } from '../support/clock.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(
    gateway.platform.db,
  );
  return Number(rows[0]?.count);
}

it('adds as many residents as asked for, with home, tenancy and repairs, and the same ones the next time', async () => {
  const { db } = gateway.platform;
  const before = { residents: await count('customer'), repairs: await count('works_order') };
  expect(await seedBulk(db, 90, now())).toEqual({ repairs: 450 });
  expect(await count('customer')).toBe(before.residents + 90);
  expect(await count('works_order')).toBe(before.repairs + 450);
  await seedBulk(db, 100, now());
  expect(await count('customer')).toBe(before.residents + 100);
  expect(await count('works_order')).toBe(before.repairs + 500);
  const { rows } = await sql<{ homes: string }>`
    select count(*) as homes from asset home join asset block on block.id = home.parent_id
    where home.address_line_1 like 'Flat%' and home.address_line_2 = block.address_line_1`.execute(db);
  expect(Number(rows[0]?.homes)).toBe(100);
});

it('gives each an account whose lines the database holds true, and the same ones the next time', async () => {
  const { db } = gateway.platform;
  await seedBulk(db, 100, now());
  const before = await count('account_transaction');
  await seedBulkMoney(db, 90, 7, now());
  expect(await count('account_transaction')).toBe(before + 630);
  await seedBulkMoney(db, 100, 7, now());
  expect(await count('account_transaction')).toBe(before + 700);
});
