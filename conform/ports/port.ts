import { readFileSync } from 'node:fs';
import type { Check } from '../check.ts';
import type { Result } from '../try-checks.ts';

/** One promise of the system behind a port. */
export interface PortCheck extends Pick<Check, 'part' | 'says'> {
  /** Throws where the promise is broken. */
  run(): Promise<void>;
}

/** What a run is told: the settings of the gateway, and where messages that try a service may go. */
export interface Given {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** An e-mail address. */
  readonly mailTo: string | undefined;
  /** A phone number. */
  readonly textTo: string | undefined;
}

/** Where the gateway stands before a system of the provider. */
export interface Port {
  /** As its page in docs/ports is called. */
  readonly name: string;
  /** Promises of that page that no check can try. */
  readonly leftToPeople: readonly string[];
  /** Its checks, in the order in which they are tried. Throws SettingsFault where settings are missing. */
  checksFor(given: Given): readonly PortCheck[];
}

export interface PortReport {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly Result[];
  readonly leftToPeople: readonly string[];
}

/** Thrown with a sentence for whoever called the command: nothing can be tried. */
export class SettingsFault extends Error {
  override readonly name = 'SettingsFault';
}

/** Why there was no answer, by the code of the network where it has one. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : message;
}

/** A setting, or what stands in the file that the gateway would read it from. Throws SettingsFault where that cannot be read. */
function settingOf(env: Given['env'], name: string): string {
  const file = env[`${name}_FILE`];
  if (file === undefined) return (env[name] ?? '').trim();
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsFault(`${name}_FILE cannot be read: ${causeOf(error)}`);
  }
}

/** The settings with these names. Throws SettingsFault naming all that are missing, or one that is no address. */
export function settingsOf<Name extends string>(
  port: string,
  env: Given['env'],
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const given = new Map(names.map((name) => [name, settingOf(env, name)]));
  const missing = names.filter((name) => given.get(name) === '');
  if (missing.length > 0)
    throw new SettingsFault(`The port ${port} is checked with the gateway's settings: ${missing.join(', ')}`);
  const wrong = names.find(
    (name) => /_(?:URL|ORIGIN|ISSUER)$/.test(name) && !URL.canParse(given.get(name) ?? ''),
  );
  if (wrong !== undefined) throw new SettingsFault(`${wrong} is no address such as https://example.org`);
  return Object.fromEntries(given) as Record<Name, string>;
}
