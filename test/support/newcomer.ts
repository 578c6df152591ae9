import type { Browser } from './browser.ts';
import { signedIn, startGateway, type TestGateway } from './gateway.ts';
import { moveIn, type TestResident } from './resident.ts';

/** A gateway on a Monday morning, and a resident who has just moved in and signed in there. */
export interface Newcomer {
  readonly gateway: TestGateway;
  readonly resident: TestResident;
  readonly browser: Browser;
  /** The moment so many days before that of the gateway. */
  daysAgo(days: number): Date;
}

/** Starts such a gateway; whoever asked for it closes it. */
export async function startWithNewcomer(): Promise<Newcomer> {
  const gateway = await startGateway({ env: { CLOCK: '2026-11-23T11:00:00Z' } });
  const resident = await moveIn(gateway.platform.db);
  const browser = await signedIn(gateway, resident);
  return {
    gateway,
    resident,
    browser,
    daysAgo: (days) => new Date(gateway.platform.now().getTime() - days * 24 * 3_600_000),
  };
}
