import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { sharedSecrets } from './secret-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file of a secret; answers its path. */
function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const mailServer = (file: string) => readConfig({ SMTP_URL_FILE: file }).smtpUrl;

it('takes each secret from the file that is named, without the end of its line', () => {
  const values: Record<(typeof sharedSecrets)[number], string> = {
    DATABASE_URL: 'postgres://gateway:one@db.example/homes',
    MEDIA_ACCESS_KEY_ID: 'key-id',
    MEDIA_SECRET_ACCESS_KEY: 'access',
    OIDC_CLIENT_SECRET: 'client',
    PAYMENT_API_KEY: 'api',
    PAYMENT_NOTICE_SECRET: 'notices',
    SMS_SECRET: 'texts',
    SMTP_URL: 'smtps://name:one@mail.example',
  };
  const { databaseUrl, objectStore, identity, cardProvider, textService, smtpUrl } = readConfig({
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'portal',
    PAYMENT_FRAME_ORIGIN: 'https://pay.example',
    PAYMENT_CLIENT_CODE: 'homes',
    MEDIA_URL: 'https://s3.example/homes',
    SMS_URL: 'https://texts.example/send',
    SMS_SERVICE_ID: 'homes',
    SMS_TEMPLATE_ID: 'one',
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`${name}_FILE`, write(name, `${value}\n`)]),
    ),
  });
  const secrets = [
    ...[databaseUrl, objectStore?.accessKeyId, objectStore?.secretAccessKey, identity?.clientSecret],
    ...[cardProvider?.apiKey, cardProvider?.noticeSecret, textService?.secret, smtpUrl],
  ];
  expect(secrets.map((secret) => secret?.())).toEqual(sharedSecrets.map((name) => values[name]));
});

it('reads a file again when it was changed, at the next use', () => {
  const file = write('mail', 'smtps://name:one@mail.example');
  const secret = mailServer(file);
  expect(secret?.()).toBe('smtps://name:one@mail.example');
  write('mail', 'smtps://name:the-other@mail.example\n');
  expect(secret?.()).toBe('smtps://name:the-other@mail.example');
});

it('follows a file in a volume of Kubernetes, which turns the link of a folder to another one', () => {
  for (const version of ['one', 'two']) {
    mkdirSync(join(folder, version));
    write(`${version}/mail`, `smtp://${version}.example`);
  }
  symlinkSync('one', join(folder, '..data'));
  symlinkSync('..data/mail', join(folder, 'mail'));
  const secret = mailServer(join(folder, 'mail'));
  expect(secret?.()).toBe('smtp://one.example');
  symlinkSync('two', join(folder, '..data_tmp'));
  renameSync(join(folder, '..data_tmp'), join(folder, '..data'));
  expect(secret?.()).toBe('smtp://two.example');
});

it('keeps the secret before for as long as the file is away, empty, or holds something else', () => {
  const file = write('mail', 'smtp://mail.example');
  const secret = mailServer(file);
  for (const text of ['', 'smt', 'postgres://db.example/homes']) {
    write('mail', text);
    expect(secret?.()).toBe('smtp://mail.example');
  }
  rmSync(file);
  expect(secret?.()).toBe('smtp://mail.example');
  write('mail', 'smtp://other.example');
  expect(secret?.()).toBe('smtp://other.example');
});

it('says what is wrong with a file when the gateway starts', () => {
  const file = write('mail', 'mail.example');
  expect(() => mailServer(file)).toThrow('SMTP_URL: must begin with smtp:// or smtps://');
  expect(() => mailServer(join(folder, 'none'))).toThrow('SMTP_URL_FILE: cannot be read (ENOENT)');
  expect(() => readConfig({ SMTP_URL: 'smtp://a.example', SMTP_URL_FILE: file })).toThrow(
    'SMTP_URL, SMTP_URL_FILE: give one of the two',
  );
});
