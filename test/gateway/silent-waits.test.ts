import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerDomain } from '../../gateway/domain.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { simulate } from '../support/promises/simulate.ts';
import { moveIn } from '../support/resident.ts';

const { PROMISES_REPAIRS = '60', PROMISES_SEED = '1', PROMISES_REPORT } = process.env;

let gateway: TestGateway;
beforeAll(async () => {
  // The rounds are played by the simulation's own clock.
  const jobs = { ...providerDomain.jobs, 'watch-promises': async () => {}, 'sweep-drafts': async () => {} };
  gateway = await startGateway({ domain: { ...providerDomain, jobs } });
});
afterAll(() => gateway.close());

it('lets nobody wait in silence, however faulty the contractors are', { timeout: 0 }, async () => {
  const resident = await moveIn(gateway.platform.db);
  const { customerId } = resident;
  // What an e-mail says is tested elsewhere.
  await gateway.platform.db.updateTable('customer').set({ email: '' }).where('id', '=', customerId).execute();
  const simulated = await simulate(gateway.platform, resident, {
    repairs: Number(PROMISES_REPAIRS),
    start: new Date('2026-12-14T00:00:00Z'),
    seed: Number(PROMISES_SEED),
  });
  if (PROMISES_REPORT) writeFileSync(PROMISES_REPORT, JSON.stringify(simulated));
  expect(simulated.missed).toBeGreaterThan(simulated.repairs / 2);
  expect(simulated).toMatchObject({ notified: simulated.missed, silent: 0 });
  expect(simulated.slowest).toBeLessThanOrEqual(5);
});
