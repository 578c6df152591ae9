import { type Choice, type Result, resultCounts, tryChecks } from '../try-checks.ts';
import { identity } from './identity.ts';
import { media } from './media.ts';
import { notification } from './notification.ts';
import { payment } from './payment.ts';
import { type Given, type Port, type PortReport, SettingsFault } from './port.ts';

/** The ports behind which a provider has a system of its own. */
export const ports: readonly Port[] = [identity, media, notification, payment];

function portNamed(name: string): Port {
  const port = ports.find((one) => one.name === name);
  if (port) return port;
  const names = ports.map((one) => one.name).join(', ');
  throw new SettingsFault(`There are no checks of a port ${name}. There are some of ${names}`);
}

/**
 * Tries every promise of the systems behind these ports. Throws SettingsFault, before anything is tried, for an unknown
 * name and for settings that are missing.
 */
export async function conformPorts(
  names: readonly string[],
  given: Given,
  choice: Choice = {},
): Promise<readonly PortReport[]> {
  const chosen = names.map(portNamed).map((port) => ({ port, checks: port.checksFor(given) }));
  const reports: PortReport[] = [];
  for (const { port, checks } of chosen) {
    const results: Result[] = [];
    await tryChecks(checks, choice, (result) => results.push(result));
    const { name, leftToPeople } = port;
    reports.push({ name, ...resultCounts(results), results, leftToPeople });
  }
  return reports;
}
