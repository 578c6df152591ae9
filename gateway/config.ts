import path from 'node:path';
import * as v from 'valibot';
import type { Pooler } from './database/named-pool.ts';
import { Environment, type EnvironmentValues } from './environment.ts';
import type { AtlasAccess } from './http/atlas-access.ts';
import type { Limits } from './http/limit.ts';
import { type ObjectStoreSettings, objectStoreSettingsOf } from './media/object-store-settings.ts';
import { type PaymentConfig, paymentConfigOf } from './money/payment-config.ts';
import type { TextService } from './reminders/text-transport.ts';
import { readSecretFiles, type Secret, type SecretFiles } from './secret-files.ts';

/** The provider that residents sign in with; without it a demonstration uses one of its own. */
interface ExternalIdentity {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: Secret;
}

export interface Heatmap {
  readonly origin: string;
  readonly siteId: string;
  readonly version: string;
}

export interface Config extends PaymentConfig {
  /** Made-up residents, with an identity provider, a card provider and contractors of their own. */
  readonly demonstration: boolean;
  readonly port: number;
  readonly host: string;
  /** Where browsers find the portal, without a closing slash. */
  readonly publicUrl: string;
  /** Whether somebody gave the public address; otherwise it is that of this machine. */
  readonly isPublicUrlSet: boolean;
  /** Any PostgreSQL; without it the embedded one, kept in the data folder. */
  readonly databaseUrl: Secret | undefined;
  /** Most database connections of this process. */
  readonly databasePool: number;
  /** What stands before the database. */
  readonly databasePooler: Pooler;
  readonly dataDir: string;
  /** File of the types of service request. */
  readonly caseTypesFile: string;
  /** Who may open the analysts' atlas on this host. */
  readonly atlas: AtlasAccess;
  /** Folder of the built portal. */
  readonly portalDir: string;
  /** Addresses and networks of the proxies whose word on where a request comes from is taken; nobody's without them. */
  readonly trustedProxies: readonly string[] | undefined;
  /** How often one account and one address may do what costs much. */
  readonly limits: Limits;
  /** Where the figures for operators are served; nowhere without it. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** The tool that records clicks, where the provider has one: the origin of its script, its site and its version. */
  readonly heatmap: Heatmap | undefined;
  /** Seconds from saying "not ready" to no longer taking connections, for a load balancer to notice. */
  readonly drainSeconds: number;
  /** Milliseconds for which a page waits for the answers to its first reads; 0 sends pages without. */
  readonly firstReadsWaitMs: number;
  /** Most seconds for finishing what is in hand after that. */
  readonly stopSeconds: number;
  readonly identity: ExternalIdentity | undefined;
  /** The claim of the identity token that names the customer. */
  readonly customerClaim: string;
  /** The claim of the identity token that names the role; `analyst` is the one that counts. */
  readonly roleClaim: string;
  /** The store that files of residents are kept in; without it they are in the database. */
  readonly objectStore: ObjectStoreSettings | undefined;
  readonly contactPhone: string;
  /** The server that takes e-mail; without it e-mail is written into the data folder. */
  readonly smtpUrl: Secret | undefined;
  /** The service that sends text messages; without it they are written into the data folder. */
  readonly textService: TextService | undefined;
  /** Who e-mail comes from. */
  readonly mailFrom: string;
  /** Who at the provider is told of changed contact details. */
  readonly mailProfiles: string;
  /** Milliseconds from a repair's submission to its job number. */
  readonly jobNumberDelayMs: number;
  /** Seconds between two things that the demonstration's contractors do about a repair; 0 keeps them still. */
  readonly contractorPaceSeconds: number;
  /** Milliseconds by which the clock is ahead of the machine's, for demonstrations and tests; otherwise 0. */
  readonly clockAheadMs: number;
  /** The collector that is sent traces by OTLP over HTTP; without it nothing is traced. */
  readonly tracingEndpoint: string | undefined;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Thrown once with every fault of the environment, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function identityOf(
  env: EnvironmentValues,
  faults: string[],
  { secret }: SecretFiles,
): ExternalIdentity | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    faults.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: give all three or none');
    return undefined;
  }
  return { issuer, clientId, clientSecret: secret('OIDC_CLIENT_SECRET', clientSecret) };
}

function heatmapOf(env: EnvironmentValues, faults: string[]): Heatmap | undefined {
  const { HEATMAP_ORIGIN: origin, HEATMAP_SITE_ID: siteId, HEATMAP_VERSION: version } = env;
  if (origin !== undefined && siteId !== undefined) return { origin, siteId, version };
  if (origin !== undefined || siteId !== undefined)
    faults.push('HEATMAP_ORIGIN, HEATMAP_SITE_ID: give both or none');
  return undefined;
}

function textServiceOf(
  env: EnvironmentValues,
  faults: string[],
  files: SecretFiles,
): TextService | undefined {
  const { SMS_URL: url, SMS_SERVICE_ID: serviceId, SMS_SECRET: secret, SMS_TEMPLATE_ID: templateId } = env;
  if (url === undefined && serviceId === undefined && secret === undefined && templateId === undefined) {
    return undefined;
  }
  if (url === undefined || serviceId === undefined || secret === undefined || templateId === undefined) {
    faults.push('SMS_URL, SMS_SERVICE_ID, SMS_SECRET and SMS_TEMPLATE_ID: give all four or none');
    return undefined;
  }
  return { url, serviceId, secret: files.secret('SMS_SECRET', secret), templateId };
}

/** Settings that only a demonstration may have, with what each does there. */
function demonstrationFaults(env: EnvironmentValues): string[] {
  const onlyThere = {
    PAYMENT_PORT: typeof env.PAYMENT_PORT === 'number',
    CONTRACTOR_PACE_SECONDS: env.CONTRACTOR_PACE_SECONDS > 0,
    CLOCK: env.CLOCK !== undefined,
  };
  return Object.entries(onlyThere)
    .filter(([, isSet]) => isSet)
    .map(([name]) => `${name}: only with DEMONSTRATION=on`);
}

/**
 * Refuses to serve real residents with settings missing: what the demonstration has of its own must never stand in for
 * them. Throws ConfigError naming each missing variable.
 */
export function checkComplete(config: Config): void {
  if (config.demonstration) return;
  const needed = {
    'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET': config.identity,
    PUBLIC_URL: config.isPublicUrlSet || undefined,
    DATABASE_URL: config.databaseUrl,
    SMTP_URL: config.smtpUrl,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === 0) return;
  throw new ConfigError(
    [
      ...missing.map((name) => `${name}: missing`),
      'DEMONSTRATION=on starts without them, with made-up residents.',
    ].join('\n'),
  );
}

/** Reads the environment once, and the files that it names. Throws ConfigError naming every variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const files = readSecretFiles(env, faults, (name, text) => v.is(Environment.entries[name], text));
  const result = v.safeParse(Environment, files.variables);
  faults.push(...(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []));
  if (!result.success) throw new ConfigError(faults.join('\n'));
  const values = result.output;
  const identity = identityOf(values, faults, files);
  const heatmap = heatmapOf(values, faults);
  const textService = textServiceOf(values, faults, files);
  const payments = paymentConfigOf(values, faults, files);
  const objectStore = objectStoreSettingsOf(values, faults, files);
  if (values.DEMONSTRATION === 'off') faults.push(...demonstrationFaults(values));
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  const secretIfGiven = (name: 'DATABASE_URL' | 'SMTP_URL'): Secret | undefined => {
    const first = values[name];
    return first === undefined ? undefined : files.secret(name, first);
  };
  return {
    demonstration: values.DEMONSTRATION === 'on',
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    isPublicUrlSet: values.PUBLIC_URL !== undefined,
    databaseUrl: secretIfGiven('DATABASE_URL'),
    databasePool: values.DATABASE_POOL,
    databasePooler: values.DATABASE_POOLER,
    dataDir: values.DATA_DIR,
    caseTypesFile: path.resolve(values.CASE_TYPES),
    atlas: values.ATLAS ?? (identity ? 'off' : 'on'),
    portalDir: path.resolve(values.PORTAL_DIR),
    trustedProxies: values.TRUSTED_PROXIES,
    limits: {
      signIn: {
        accountAtAddress: values.LIMIT_SIGN_IN_ACCOUNT_ADDRESS,
        account: values.LIMIT_SIGN_IN_ACCOUNT,
        address: values.LIMIT_SIGN_IN_ADDRESS,
      },
      passwordReset: {
        account: values.LIMIT_PASSWORD_RESET_ACCOUNT,
        address: values.LIMIT_PASSWORD_RESET_ADDRESS,
      },
      search: { account: values.LIMIT_SEARCH_ACCOUNT, address: values.LIMIT_SEARCH_ADDRESS },
      mail: { account: values.LIMIT_MAIL_ACCOUNT, address: values.LIMIT_MAIL_ADDRESS },
      upload: { account: values.LIMIT_UPLOAD_ACCOUNT, address: values.LIMIT_UPLOAD_ADDRESS },
      submit: { account: values.LIMIT_SUBMIT_ACCOUNT, address: values.LIMIT_SUBMIT_ADDRESS },
      change: { account: values.LIMIT_CHANGE_ACCOUNT, address: values.LIMIT_CHANGE_ADDRESS },
      anonymous: { account: undefined, address: values.LIMIT_ANONYMOUS_ADDRESS },
    },
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    ...payments,
    heatmap,
    drainSeconds: values.DRAIN_SECONDS,
    firstReadsWaitMs: values.FIRST_READS_WAIT_MS,
    stopSeconds: values.STOP_SECONDS,
    identity,
    customerClaim: values.OIDC_CUSTOMER_CLAIM,
    roleClaim: values.OIDC_ROLE_CLAIM,
    objectStore,
    contactPhone: values.CONTACT_PHONE,
    smtpUrl: secretIfGiven('SMTP_URL'),
    textService,
    mailFrom: values.MAIL_FROM,
    mailProfiles: values.MAIL_PROFILES,
    jobNumberDelayMs: values.JOB_NUMBER_DELAY_MS,
    contractorPaceSeconds: values.CONTRACTOR_PACE_SECONDS,
    clockAheadMs: values.CLOCK ?? 0,
    tracingEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
  };
}
