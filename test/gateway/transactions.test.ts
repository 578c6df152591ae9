import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../../gateway/database/schema.ts';
import { inTransaction } from '../../gateway/database/transactions.ts';
import { carryOutOnce } from '../../gateway/http/idempotency.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('a transaction that the database took back because of another one', () => {
  const names = ['deadlock-a', 'deadlock-b'] as const;
  beforeAll(async () => {
    await gateway.platform.db
      .insertInto('configuration')
      .values(names.map((name) => ({ name, value: '0' })))
      .execute();
  });

  const raise = (transaction: Transaction, name: string) =>
    transaction
      .updateTable('configuration')
      .set({ value: sql<string>`(value::int + 1)::text` })
      .where('name', '=', name)
      .execute();

  /** Two effects, each of which has what the other wants when they first run. */
  const crossing = () => {
    let runs = 0;
    let meet = (): void => {};
    const bothHaveOne = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const effect = (first: string, second: string) => async (transaction: Transaction) => {
      await raise(transaction, first);
      runs += 1;
      if (runs === 2) meet();
      await bothHaveOne;
      await raise(transaction, second);
      return { status: 201, headers: {}, body: null };
    };
    const [a, b] = names;
    return { effects: [effect(a, b), effect(b, a)] as const, runs: () => runs };
  };

  const values = async (): Promise<readonly string[]> =>
    (
      await gateway.platform.db
        .selectFrom('configuration')
        .select('value')
        .where('name', 'in', names)
        .execute()
    ).map(({ value }) => value);

  it('is carried out again, as part of a call and as part of a job', async () => {
    const { db } = gateway.platform;
    const calls = crossing();
    const request = { customerId: randomUUID(), correlationId: 'c', fingerprint: 'f' };
    const answers = await Promise.all(
      calls.effects.map((effect) => carryOutOnce(db, { ...request, key: randomUUID() }, effect)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    // Of two that wait for each other the database may take both back.
    expect(calls.runs()).toBeGreaterThan(2);
    expect(await values()).toEqual(['2', '2']);

    const jobs = crossing();
    await Promise.all(jobs.effects.map((effect) => inTransaction(db, effect)));
    expect(jobs.runs()).toBeGreaterThan(2);
    expect(await values()).toEqual(['4', '4']);
  });

  it('is given up after a few tries, and at once when it failed for a reason of its own', async () => {
    const { db } = gateway.platform;
    let runs = 0;
    const failing = (code: string) =>
      inTransaction(db, async (transaction) => {
        runs += 1;
        await sql
          .raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)
          .execute(transaction);
      });
    await expect(failing('40001')).rejects.toThrow('no');
    expect(runs).toBe(5);
    runs = 0;
    await expect(failing('23514')).rejects.toThrow('no');
    expect(runs).toBe(1);
  });
});
