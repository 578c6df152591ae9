import path from 'node:path';
import * as v from 'valibot';
import { isEmail } from '../contract/email.ts';
import { aheadOf } from './clock.ts';
import type { Pooler } from './database/named-pool.ts';
import { type AtlasAccess, atlasAccesses } from './http/atlas-access.ts';
import type { Allowance, Limits } from './http/limit.ts';
import {
  type ObjectStoreSettings,
  objectStoreSettingsOf,
  objectStoreVariables,
} from './media/object-store-settings.ts';
import { type PaymentConfig, paymentConfigOf } from './money/payment-config.ts';
import type { TextService } from './reminders/text-transport.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const address = v.pipe(text, v.url('must be an address such as https://example.org'));
const webAddress = v.pipe(text, v.regex(/^https?:\/\/[^\s]+$/, 'must begin with http:// or https://'));
const mailAddress = v.pipe(text, v.check(isEmail, 'must be an e-mail address'));
const whole = (least: number, max: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const secondsOf = { s: 1, m: 60, h: 3600 } as const;

/** `60/15m`: 60 within 15 minutes. */
const allowance = v.pipe(
  text,
  v.regex(/^(off|[1-9]\d{0,5}\/[1-9]\d{0,3}[smh])$/, 'must be off, or a number and a time such as 60/15m'),
  v.transform((value): Allowance | undefined => {
    const [, count, time, unit] = /^(\d+)\/(\d+)([smh])$/.exec(value) ?? [];
    if (count === undefined) return undefined;
    return { count: Number(count), seconds: Number(time) * secondsOf[unit as keyof typeof secondsOf] };
  }),
);

const origin = v.pipe(
  text,
  v.regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'must be an origin such as https://pay.example.org'),
);

const Environment = v.object({
  PORT: v.optional(whole(0, 65535), '4000'),
  HOST: v.optional(text, '127.0.0.1'),
  DEMONSTRATION: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  PUBLIC_URL: v.optional(address),
  DATABASE_URL: v.optional(v.pipe(text, v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATABASE_POOL: v.optional(whole(2, 90), '20'),
  DATABASE_POOLER: v.optional(v.picklist(['none', 'transaction'], 'must be none or transaction'), 'none'),
  DATA_DIR: v.optional(text, '.data'),
  CASE_TYPES: v.optional(text, path.resolve(import.meta.dirname, '../content/case-types.json')),
  ATLAS: v.optional(v.picklist(atlasAccesses, 'must be on, off or analysts')),
  PORTAL_DIR: v.optional(text, path.resolve(import.meta.dirname, '../dist')),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      text,
      v.regex(/^[\da-fA-F.:]+(\/\d+)?(,[\da-fA-F.:]+(\/\d+)?)*$/, 'must be addresses such as 10.0.0.0/8,::1'),
      v.transform((list) => list.split(',')),
    ),
  ),
  METRICS_PORT: v.optional(whole(0, 65535)),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  PAYMENT_FRAME_ORIGIN: v.optional(origin),
  HEATMAP_ORIGIN: v.optional(origin),
  HEATMAP_SITE_ID: v.optional(v.pipe(text, v.regex(/^\d{1,12}$/, 'must be a number'))),
  HEATMAP_VERSION: v.optional(v.pipe(text, v.regex(/^\d{1,4}$/, 'must be a number')), '6'),
  PAYMENT_PORT: v.optional(
    v.union([v.pipe(text, v.literal('off', 'must be off or a port')), whole(1, 65535)]),
  ),
  PAYMENT_CLIENT_CODE: v.optional(text),
  PAYMENT_API_KEY: v.optional(text),
  PAYMENT_NOTICE_SECRET: v.optional(text),
  DRAIN_SECONDS: v.optional(whole(0, 600), '0'),
  FIRST_READS_WAIT_MS: v.optional(whole(0, 60_000), '400'),
  STOP_SECONDS: v.optional(whole(1, 3600), '25'),
  LIMIT_SIGN_IN_ACCOUNT_ADDRESS: v.optional(allowance, '50/15m'),
  LIMIT_SIGN_IN_ACCOUNT: v.optional(allowance, '500/15m'),
  LIMIT_SIGN_IN_ADDRESS: v.optional(allowance, '1000/15m'),
  LIMIT_PASSWORD_RESET_ACCOUNT: v.optional(allowance, '5/1h'),
  LIMIT_PASSWORD_RESET_ADDRESS: v.optional(allowance, '100/1h'),
  LIMIT_SEARCH_ACCOUNT: v.optional(allowance, '120/1m'),
  LIMIT_SEARCH_ADDRESS: v.optional(allowance, '1200/1m'),
  LIMIT_MAIL_ACCOUNT: v.optional(allowance, '20/1h'),
  LIMIT_MAIL_ADDRESS: v.optional(allowance, '200/1h'),
  LIMIT_UPLOAD_ACCOUNT: v.optional(allowance, '60/1h'),
  LIMIT_UPLOAD_ADDRESS: v.optional(allowance, '600/1h'),
  LIMIT_SUBMIT_ACCOUNT: v.optional(allowance, '120/1h'),
  LIMIT_SUBMIT_ADDRESS: v.optional(allowance, '1200/1h'),
  LIMIT_CHANGE_ACCOUNT: v.optional(allowance, '600/10m'),
  LIMIT_CHANGE_ADDRESS: v.optional(allowance, '6000/10m'),
  LIMIT_ANONYMOUS_ADDRESS: v.optional(allowance, '1200/1m'),
  OIDC_ISSUER: v.optional(address),
  OIDC_CLIENT_ID: v.optional(text),
  OIDC_CLIENT_SECRET: v.optional(text),
  OIDC_CUSTOMER_CLAIM: v.optional(text, 'customer_id'),
  OIDC_ROLE_CLAIM: v.optional(text, 'role'),
  ...objectStoreVariables,
  CONTACT_PHONE: v.optional(text, '0300 555 0100'),
  SMTP_URL: v.optional(v.pipe(text, v.regex(/^smtps?:\/\/[^\s]+$/, 'must begin with smtp:// or smtps://'))),
  SMS_URL: v.optional(webAddress),
  SMS_SERVICE_ID: v.optional(text),
  SMS_SECRET: v.optional(text),
  SMS_TEMPLATE_ID: v.optional(text),
  MAIL_FROM: v.optional(mailAddress, 'noreply@harbourline.example'),
  MAIL_PROFILES: v.optional(mailAddress, 'profiles@harbourline.example'),
  JOB_NUMBER_DELAY_MS: v.optional(whole(0, 600_000), '2000'),
  CONTRACTOR_PACE_SECONDS: v.optional(whole(0, 86_400), '0'),
  CLOCK: v.optional(
    v.pipe(
      text,
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const ahead = aheadOf(dataset.value);
        if (ahead !== undefined) return ahead;
        addIssue({ message: 'must be a time such as 2026-12-31T23:59 or 2026-11-20T09:30:00Z' });
        return NEVER;
      }),
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(webAddress),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'info',
  ),
});

/** The provider that residents sign in with; without it a demonstration uses one of its own. */
interface ExternalIdentity {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
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
  readonly databaseUrl: string | undefined;
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
  readonly smtpUrl: string | undefined;
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

function identityOf(env: v.InferOutput<typeof Environment>, faults: string[]): ExternalIdentity | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    faults.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: give all three or none');
    return undefined;
  }
  return { issuer, clientId, clientSecret };
}

function heatmapOf(env: v.InferOutput<typeof Environment>, faults: string[]): Heatmap | undefined {
  const { HEATMAP_ORIGIN: origin, HEATMAP_SITE_ID: siteId, HEATMAP_VERSION: version } = env;
  if (origin !== undefined && siteId !== undefined) return { origin, siteId, version };
  if (origin !== undefined || siteId !== undefined)
    faults.push('HEATMAP_ORIGIN, HEATMAP_SITE_ID: give both or none');
  return undefined;
}

function textServiceOf(env: v.InferOutput<typeof Environment>, faults: string[]): TextService | undefined {
  const { SMS_URL: url, SMS_SERVICE_ID: serviceId, SMS_SECRET: secret, SMS_TEMPLATE_ID: templateId } = env;
  if (url === undefined && serviceId === undefined && secret === undefined && templateId === undefined) {
    return undefined;
  }
  if (url === undefined || serviceId === undefined || secret === undefined || templateId === undefined) {
    faults.push('SMS_URL, SMS_SERVICE_ID, SMS_SECRET and SMS_TEMPLATE_ID: give all four or none');
    return undefined;
  }
  return { url, serviceId, secret, templateId };
}

/** Settings that only a demonstration may have, with what each does there. */
function demonstrationFaults(env: v.InferOutput<typeof Environment>): string[] {
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

/** Reads the environment once. Throws ConfigError naming every variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = v.safeParse(Environment, env);
  const faults = result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];
  if (!result.success) throw new ConfigError(faults.join('\n'));
  const values = result.output;
  const identity = identityOf(values, faults);
  const heatmap = heatmapOf(values, faults);
  const textService = textServiceOf(values, faults);
  const payments = paymentConfigOf(values, faults);
  const objectStore = objectStoreSettingsOf(values, faults);
  if (values.DEMONSTRATION === 'off') faults.push(...demonstrationFaults(values));
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return {
    demonstration: values.DEMONSTRATION === 'on',
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    isPublicUrlSet: values.PUBLIC_URL !== undefined,
    databaseUrl: values.DATABASE_URL,
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
    smtpUrl: values.SMTP_URL,
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
