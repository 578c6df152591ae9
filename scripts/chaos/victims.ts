import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedServer, startEmbeddedServer } from '../../gateway/database/embedded/server.ts';
import type { Chance } from '../chance.ts';
import { crash } from '../failover/crash.ts';
import {
  EndedEarly,
  launchGateway as launch,
  type launchGateway,
  untilTrue,
} from '../under-load/gateways.ts';

type VictimKind = 'gateway' | 'worker' | 'database';

/** Something that is killed with signal 9, and started again as whoever looks after it would. */
export interface Victim {
  readonly kind: VictimKind;
  /** How long it lives at most, in milliseconds; or as long as it took to start, where that is longer. */
  readonly livesUpToMs: number;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Lets it end in its own time. */
  stop(): Promise<void>;
}

/** A gateway, or one that nobody asks anything and that so does jobs alone. */
export function gatewayVictim(
  kind: 'gateway' | 'worker',
  options: Parameters<typeof launchGateway>[0],
  livesUpToMs: number,
): Victim {
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    kind,
    livesUpToMs,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start() {
      for (;;) {
        try {
          child = await launch(options);
          return;
        } catch (error) {
          // While the database is away a gateway ends, and is started again.
          if (!(error instanceof EndedEarly)) throw error;
        }
      }
    },
  };
}

/** A database server with all its processes. */
export function databaseVictim(first: EmbeddedServer, livesUpToMs: number): Victim {
  let server = first;
  return {
    kind: 'database',
    livesUpToMs,
    kill: async () => crash(server.folder),
    stop: () => server.stop(),
    async start() {
      server = await startEmbeddedServer(first.folder, { restarts: false });
    },
  };
}

export type Kills = Readonly<Record<VictimKind, number>>;

/**
 * Kills each of the victims at random moments of its own, again and again, until told to stop or so many were killed.
 * All of them run when it ends. The database, which a gateway needs to start, is left alone until one has: on a busy machine
 * none ever would.
 */
export async function killAtRandom(
  victims: readonly Victim[],
  chance: Chance,
  { until, maxKills }: { readonly until: AbortSignal; readonly maxKills: number },
): Promise<Kills> {
  const kills = { gateway: 0, worker: 0, database: 0 };
  let left = maxKills;
  let gatewayStarts = 0;
  const kill = async (victim: Victim): Promise<void> => {
    let livesUpToMs = victim.livesUpToMs;
    for (;;) {
      await delay(chance(livesUpToMs), undefined, { signal: until }).catch(() => undefined);
      if (until.aborted || left <= 0) return;
      left -= 1;
      await victim.kill();
      kills[victim.kind] += 1;
      const [startsBefore, began] = [gatewayStarts, performance.now()];
      await victim.start();
      livesUpToMs = Math.max(victim.livesUpToMs, Math.round(performance.now() - began));
      if (victim.kind === 'gateway') gatewayStarts += 1;
      if (victim.kind === 'database')
        await untilTrue(async () => until.aborted || left <= 0 || gatewayStarts > startsBefore);
    }
  };
  await Promise.all(victims.map(kill));
  return kills;
}
