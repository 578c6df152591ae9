import path from 'node:path';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const address = v.pipe(text, v.url('must be an address such as https://example.org'));
const whole = (least: number, most: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

const Environment = v.object({
  PORT: v.optional(whole(0, 65535), '4000'),
  HOST: v.optional(text, '127.0.0.1'),
  PUBLIC_URL: v.optional(address),
  DATABASE_URL: v.optional(v.pipe(text, v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATABASE_POOL: v.optional(whole(2, 90), '20'),
  DATA_DIR: v.optional(text, '.data'),
  PORTAL_DIR: v.optional(text, path.resolve(import.meta.dirname, '../dist')),
  OIDC_ISSUER: v.optional(address),
  OIDC_CLIENT_ID: v.optional(text),
  OIDC_CLIENT_SECRET: v.optional(text),
  OIDC_CUSTOMER_CLAIM: v.optional(text, 'customer_id'),
  OIDC_ROLE_CLAIM: v.optional(text, 'role'),
  CONTACT_PHONE: v.optional(text, '0300 555 0100'),
  JOB_NUMBER_DELAY_MS: v.optional(whole(0, 600_000), '2000'),
  CONTRACTOR_PACE_SECONDS: v.optional(whole(0, 86_400), '0'),
  CLOCK: v.optional(
    v.pipe(
      text,
      v.isoTimestamp('must be an instant such as 2026-11-20T09:30:00Z'),
      v.transform((at) => new Date(at)),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'info',
  ),
});

/** The provider that residents sign in with; without it the demonstration one is used. */
interface ExternalIdentity {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where browsers find the portal, without a closing slash. */
  readonly publicUrl: string;
  /** Any PostgreSQL; without it the embedded one, kept in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Most database connections of this process. */
  readonly databasePool: number;
  readonly dataDir: string;
  /** Folder of the built portal. */
  readonly portalDir: string;
  readonly identity: ExternalIdentity | undefined;
  /** The claim of the identity token that names the customer. */
  readonly customerClaim: string;
  /** The claim of the identity token that names the role; `analyst` is the one that counts. */
  readonly roleClaim: string;
  readonly contactPhone: string;
  /** Milliseconds from a repair's submission to its job number. */
  readonly jobNumberDelayMs: number;
  /** Seconds between two things that the demonstration's contractors do about a repair; 0 keeps them still. */
  readonly contractorPaceSeconds: number;
  /** Starts the provider's clock at this instant, for demonstrations and tests. */
  readonly clock: Date | undefined;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Thrown once with every fault of the environment, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function identityOf(env: v.InferOutput<typeof Environment>, faults: string[]): ExternalIdentity | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    faults.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: give all three or none');
    return undefined;
  }
  return { issuer, clientId, clientSecret };
}

/** Reads the environment once. Throws ConfigError naming every variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = v.safeParse(Environment, env);
  const faults = result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];
  if (!result.success) throw new ConfigError(faults.join('\n'));
  const values = result.output;
  const identity = identityOf(values, faults);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    dataDir: values.DATA_DIR,
    portalDir: path.resolve(values.PORTAL_DIR),
    identity,
    customerClaim: values.OIDC_CUSTOMER_CLAIM,
    roleClaim: values.OIDC_ROLE_CLAIM,
    contactPhone: values.CONTACT_PHONE,
    jobNumberDelayMs: values.JOB_NUMBER_DELAY_MS,
    contractorPaceSeconds: values.CONTRACTOR_PACE_SECONDS,
    clock: values.CLOCK,
    logLevel: values.LOG_LEVEL,
  };
}
