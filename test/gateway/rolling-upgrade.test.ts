import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { rollingUpgrade } from '../../scripts/rolling-upgrade/run.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** A whole server is made and filled, and a gateway started three times. */
const patience = 180_000;

// Of one gateway and one version: what it takes to have two of each is tried by the command.
it(
  'loses nothing and does nothing twice while a gateway is replaced and taken back',
  async () => {
    const report = await rollingUpgrade({
      ...{ before: root, after: root, seconds: 1, perSecond: 20, ports: [await freePort()] },
    });
    expect(report).toMatchObject({ migrations: [], lost: 0, doubled: 0, refused: [] });
    expect(report.triedAgain).toBeGreaterThan(0);
    expect(report.acknowledged).toBe(Math.ceil(report.requests / 2));
  },
  patience,
);
