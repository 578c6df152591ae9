import { expect, it } from 'vitest';
import { failover } from '../../scripts/failover/run.ts';
import { freePort } from '../../scripts/free-port.ts';

/** Whole servers are made, filled and killed. */
const patience = 180_000;

it(
  'loses nothing and does nothing twice when the primary is killed and its standby takes over',
  async () => {
    const ports = [await freePort(), await freePort()];
    const report = await failover({ seconds: 6, perSecond: 50, ports });
    expect(report).toMatchObject({ requests: 300, acknowledged: 150, lost: 0, doubled: 0, refused: [] });
    expect(report.triedAgain).toBeGreaterThan(0);
  },
  patience,
);
