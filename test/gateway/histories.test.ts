import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveInMany, type Person } from '../support/histories/people.ts';
import { playHistory } from '../support/histories/play.ts';
import { startWithCards } from '../support/payments.ts';

const { HISTORIES_COUNT = '20', HISTORIES_SEED = '1', HISTORIES_REPORT } = process.env;

let gateway: Awaited<ReturnType<typeof startWithCards>>;
let people: readonly Person[];
beforeAll(async () => {
  gateway = await startWithCards({
    // Forty tabs do in seconds what residents do in weeks.
    LIMIT_SUBMIT_ACCOUNT: 'off',
    LIMIT_SUBMIT_ADDRESS: 'off',
    DATABASE_POOL: '12',
  });
  people = await moveInMany(gateway, 20);
});
afterAll(() => gateway.close());

it('whatever forty tabs book, move, cancel and pay at once fits one order', { timeout: 0 }, async () => {
  let operations = 0;
  const violations: { readonly seed: number; readonly rows: readonly string[] }[] = [];
  const first = Number(HISTORIES_SEED);
  const histories = Number(HISTORIES_COUNT);
  for (let seed = first; seed < first + histories; seed += 1) {
    const played = await playHistory(gateway, people, seed);
    operations += played.operations;
    violations.push(...played.violations.map((rows) => ({ seed, rows })));
  }
  if (HISTORIES_REPORT) {
    writeFileSync(HISTORIES_REPORT, JSON.stringify({ histories, operations, violations }, null, 2));
  }
  expect(violations.map(({ seed, rows }) => [`seed ${seed}`, ...rows].join('\n')).join('\n\n')).toBe('');
});
