import path from 'node:path';
import * as v from 'valibot';
import { isEmail } from '../contract/email.ts';
import { aheadOf } from './clock.ts';
import { atlasAccesses } from './http/atlas-access.ts';
import type { Allowance } from './http/limit.ts';
import { objectStoreVariables } from './media/object-store-settings.ts';

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

/** The variables of the environment, with what each may be and what it is without being set. */
export const Environment = v.object({
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

export type EnvironmentValues = v.InferOutput<typeof Environment>;
