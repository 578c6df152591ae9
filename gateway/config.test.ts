import { expect, it } from 'vitest';
import { ConfigError, checkComplete, readConfig } from './config.ts';

it('has a value for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    databaseUrl: undefined,
    dataDir: '.data',
    identity: undefined,
    jobNumberDelayMs: 2000,
  });
});

it('takes the public address without a closing slash, and follows the port without one', () => {
  expect(readConfig({ PUBLIC_URL: 'https://homes.example/' }).publicUrl).toBe('https://homes.example');
  expect(readConfig({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321');
});

it('names every variable that is wrong at once', () => {
  const read = () => readConfig({ PORT: 'four', DATABASE_URL: 'mysql://x', CLOCK: 'noon' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    /^PORT: must be a whole number\nDATABASE_URL: must begin with postgres.*\nCLOCK: must be a time/,
  );
});

it('takes a real identity provider whole or not at all', () => {
  const whole = {
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'secret',
  };
  const { identity } = readConfig(whole);
  expect(identity).toMatchObject({ issuer: 'https://login.example', clientId: 'portal' });
  expect(identity?.clientSecret()).toBe('secret');
  expect(() => readConfig({ OIDC_ISSUER: 'https://login.example' })).toThrow('give all three or none');
});

it('shows the atlas to everybody only without a real identity provider, unless told', () => {
  const real = {
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'secret',
  };
  expect(readConfig({}).atlas).toBe('on');
  expect(readConfig(real).atlas).toBe('off');
  expect(readConfig({ ...real, ATLAS: 'analysts' }).atlas).toBe('analysts');
  expect(() => readConfig({ ATLAS: 'yes' })).toThrow('ATLAS: must be on, off or analysts');
});

it('takes limits as a number within a time, or off', () => {
  const { limits } = readConfig({ LIMIT_SEARCH_ACCOUNT: '60/15m', LIMIT_SEARCH_ADDRESS: 'off' });
  expect(limits.search).toEqual({ account: { count: 60, seconds: 900 }, address: undefined });
  expect(limits.upload).toEqual({
    account: { count: 60, seconds: 3600 },
    address: { count: 600, seconds: 3600 },
  });
  expect(() => readConfig({ LIMIT_SEARCH_ACCOUNT: '0/1m', LIMIT_UPLOAD_ADDRESS: '5 an hour' })).toThrow(
    /^LIMIT_SEARCH_ACCOUNT: must be off.*\nLIMIT_UPLOAD_ADDRESS: must be off/,
  );
});

it('trusts no proxy, and shows no frame but that of the demonstration, unless told which', () => {
  expect(readConfig({ DEMONSTRATION: 'on' })).toMatchObject({
    trustedProxies: undefined,
    heatmap: undefined,
    paymentFrameOrigin: 'http://localhost:4001',
    paymentPort: 4001,
  });
  expect(readConfig({ DEMONSTRATION: 'on', PAYMENT_PORT: 'off' })).toMatchObject({
    paymentFrameOrigin: undefined,
    paymentPort: undefined,
  });
  const told = { TRUSTED_PROXIES: '10.0.0.0/8,::1', PAYMENT_FRAME_ORIGIN: 'https://pay.example' };
  expect(readConfig(told)).toMatchObject({
    trustedProxies: ['10.0.0.0/8', '::1'],
    paymentFrameOrigin: 'https://pay.example',
  });
  expect(() => readConfig({ TRUSTED_PROXIES: 'true' })).toThrow('must be addresses');
  expect(() => readConfig({ PAYMENT_FRAME_ORIGIN: "https://pay.example 'unsafe-inline'" })).toThrow(
    'must be an origin',
  );
});

it('the tool that records clicks needs its origin and its site', () => {
  const told = { HEATMAP_ORIGIN: 'https://heat.example', HEATMAP_SITE_ID: '12345' };
  expect(readConfig(told).heatmap).toEqual({ origin: 'https://heat.example', siteId: '12345', version: '6' });
  expect(() => readConfig({ HEATMAP_ORIGIN: 'https://heat.example' })).toThrow('give both or none');
  expect(() => readConfig({ ...told, HEATMAP_SITE_ID: '1;2' })).toThrow('must be a number');
});

it('takes a real card provider whole or not at all', () => {
  const whole = {
    PAYMENT_FRAME_ORIGIN: 'https://pay.example',
    PAYMENT_CLIENT_CODE: 'homes',
    PAYMENT_API_KEY: 'key',
    PAYMENT_NOTICE_SECRET: 'secret',
  };
  const { paymentPort, cardProvider } = readConfig(whole);
  expect(paymentPort).toBeUndefined();
  expect(cardProvider).toMatchObject({ frameOrigin: 'https://pay.example', clientCode: 'homes' });
  expect([cardProvider?.apiKey(), cardProvider?.noticeSecret()]).toEqual(['key', 'secret']);
  expect(() => readConfig({ PAYMENT_API_KEY: 'key' })).toThrow('give all four');
});

const identityProvider = {
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'secret',
};

it('lets nobody pay with test cards where real residents sign in', () => {
  expect(readConfig(identityProvider)).toMatchObject({
    paymentPort: undefined,
    paymentFrameOrigin: undefined,
  });
  const tried = { ...identityProvider, DEMONSTRATION: 'on' };
  expect(readConfig(tried).paymentPort).toBeUndefined();
  expect(readConfig({ ...tried, PAYMENT_PORT: '4900' }).paymentPort).toBe(4900);
});

it('refuses what only a demonstration may do, unless it is one', () => {
  const settings = {
    PAYMENT_PORT: '4900',
    CONTRACTOR_PACE_SECONDS: '60',
    CLOCK: '2026-11-20T09:30:00Z',
  };
  expect(() => readConfig(settings)).toThrow(
    /^PAYMENT_PORT: only with DEMONSTRATION=on\nCONTRACTOR_PACE_SECONDS: .*\nCLOCK: /,
  );
  expect(readConfig({ ...settings, DEMONSTRATION: 'on' }).demonstration).toBe(true);
});

it('never stands in for what a provider left out', () => {
  expect(() => checkComplete(readConfig({}))).toThrow(ConfigError);
  const complete: Record<string, string> = {
    ...identityProvider,
    PUBLIC_URL: 'https://homes.example',
    DATABASE_URL: 'postgres://homes@db.example/homes',
    SMTP_URL: 'smtps://mail.example',
  };
  expect(() => checkComplete(readConfig(complete))).not.toThrow();
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL']) {
    const { [name]: _left, ...rest } = complete;
    expect(() => checkComplete(readConfig(rest))).toThrow(`${name}: missing`);
  }
  const { PUBLIC_URL, DATABASE_URL, SMTP_URL } = complete;
  expect(() => checkComplete(readConfig({ PUBLIC_URL, DATABASE_URL, SMTP_URL }))).toThrow(
    'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: missing',
  );
  expect(() => checkComplete(readConfig({ DEMONSTRATION: 'on' }))).not.toThrow();
});
