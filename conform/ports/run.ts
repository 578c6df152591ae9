import type { Result } from '../suite.ts';
import { identity } from './identity.ts';
import { media } from './media.ts';
import { notification } from './notification.ts';
import { payment } from './payment.ts';
import { type Given, type Port, type PortCheck, type PortReport, SettingsFault } from './port.ts';

/** The ports behind which a provider has a system of its own. */
export const ports: readonly Port[] = [identity, media, notification, payment];

function portNamed(name: string): Port {
  const port = ports.find((one) => one.name === name);
  if (port) return port;
  const names = ports.map((one) => one.name).join(', ');
  throw new SettingsFault(`There are no checks of a port ${name}. There are some of ${names}`);
}

async function tryCheck({ part, says, run }: PortCheck): Promise<Result> {
  const failure = await run().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { part, says, failure };
}

interface Choice {
  /** The parts that are tried; all unless told. */
  readonly parts?: readonly string[];
  /** Ends at the first promise that is broken. */
  readonly endsAtFailure?: boolean;
}

/**
 * Tries every promise of the systems behind these ports. Throws SettingsFault, before anything is tried, for an unknown
 * name and for settings that are missing.
 */
export async function conformPorts(
  names: readonly string[],
  given: Given,
  { parts, endsAtFailure = false }: Choice = {},
): Promise<readonly PortReport[]> {
  const chosen = names.map(portNamed).map((port) => ({ port, checks: port.checksFor(given) }));
  const reports: PortReport[] = [];
  for (const { port, checks } of chosen) {
    const results: Result[] = [];
    for (const check of checks) {
      if (parts !== undefined && !parts.includes(check.part)) continue;
      const result = await tryCheck(check);
      results.push(result);
      if (endsAtFailure && result.failure !== undefined) break;
    }
    const failed = results.filter(({ failure }) => failure !== undefined).length;
    const { name, leftToPeople } = port;
    reports.push({ name, passed: results.length - failed, failed, results, leftToPeople });
  }
  return reports;
}
