import { readFileSync, statSync } from 'node:fs';

/** A secret as it is now: what stands in a file may change while the process runs. To be asked for at each use. */
export type Secret = () => string;

/** Secrets that another system shares with this one. Each may stand in a file, which a variable with `_FILE` behind its name names. */
export const sharedSecrets = [
  'DATABASE_URL',
  'MEDIA_ACCESS_KEY_ID',
  'MEDIA_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
  'PAYMENT_API_KEY',
  'PAYMENT_NOTICE_SECRET',
  'SMS_SECRET',
  'SMTP_URL',
] as const;

export type SharedSecret = (typeof sharedSecrets)[number];

type Variables = Readonly<Record<string, string | undefined>>;

/** Tells whether a file was written anew, or another took its place. */
function versionOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs} ${size} ${ino}`;
}

const secretIn = (file: string): string => readFileSync(file, 'utf8').trim();

/**
 * What stands in a file, read again when it was changed. What cannot be read, or could not be the secret, leaves the one
 * before: a file may be half written.
 */
function fileSecret(file: string, first: string, isRight: (text: string) => boolean): Secret {
  let seen: string | undefined;
  let current = first;
  return () => {
    try {
      const version = versionOf(file);
      if (version === seen) return current;
      const text = secretIn(file);
      if (isRight(text)) current = text;
      seen = version;
    } catch {
      // The next use looks again.
    }
    return current;
  };
}

export interface SecretFiles {
  /** The variables, with what stands in the files. */
  readonly variables: Variables;
  /** A secret as it is now, of which this was read at first. */
  secret(name: SharedSecret, first: string): Secret;
}

/**
 * Reads the secrets that stand in files. Adds to `faults` what is wrong.
 * @param isRight whether a text can be the value of a variable
 */
export function readSecretFiles(
  env: Variables,
  faults: string[],
  isRight: (name: SharedSecret, text: string) => boolean,
): SecretFiles {
  const files = new Map<SharedSecret, string>();
  const variables: Record<string, string | undefined> = { ...env };
  for (const name of sharedSecrets) {
    const file = env[`${name}_FILE`];
    if (file === undefined) continue;
    if (env[name] !== undefined) faults.push(`${name}, ${name}_FILE: give one of the two`);
    try {
      variables[name] = secretIn(file);
      files.set(name, file);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      faults.push(`${name}_FILE: cannot be read (${code})`);
    }
  }
  return {
    variables,
    secret(name, first) {
      const file = files.get(name);
      return file === undefined ? () => first : fileSecret(file, first, (text) => isRight(name, text));
    },
  };
}
