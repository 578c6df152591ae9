import { describe, expect, it } from 'vitest';
import { readSecretFiles } from '../secret-files.ts';
import { paymentConfigOf } from './payment-config.ts';

type Environment = Parameters<typeof paymentConfigOf>[0];

const demonstration: Environment = { PORT: 4000, DEMONSTRATION: 'on' };
const agreed = {
  PAYMENT_FRAME_ORIGIN: 'https://cards.example',
  PAYMENT_CLIENT_CODE: 'HARBOUR',
  PAYMENT_API_KEY: 'key',
  PAYMENT_NOTICE_SECRET: 'secret',
};

function read(env: Partial<Environment>) {
  const faults: string[] = [];
  const files = readSecretFiles({}, faults, () => true);
  const { cardProvider, ...others } = paymentConfigOf({ ...demonstration, ...env }, faults, files);
  const { apiKey, noticeSecret } = cardProvider ?? {};
  const secrets = { apiKey: apiKey?.(), noticeSecret: noticeSecret?.() };
  return { ...others, cardProvider: cardProvider && { ...cardProvider, ...secrets }, faults };
}

describe('a real card provider', () => {
  it('is taken as it is agreed, and the demonstration’s own does not run beside it', () => {
    expect(read({ ...agreed, PAYMENT_PORT: 5000 })).toEqual({
      paymentFrameOrigin: 'https://cards.example',
      cardProvider: {
        frameOrigin: 'https://cards.example',
        clientCode: 'HARBOUR',
        apiKey: 'key',
        noticeSecret: 'secret',
      },
      paymentPort: undefined,
      faults: [],
    });
  });

  it.each(Object.keys(agreed) as (keyof typeof agreed)[])(
    'is not there without %s, which is a fault',
    (name) => {
      const { cardProvider, faults } = read({ ...agreed, [name]: undefined });
      expect(cardProvider).toBeUndefined();
      expect(faults).toEqual([
        'PAYMENT_FRAME_ORIGIN, PAYMENT_CLIENT_CODE, PAYMENT_API_KEY and PAYMENT_NOTICE_SECRET: give all four',
      ]);
    },
  );

  it.each(['PAYMENT_CLIENT_CODE', 'PAYMENT_API_KEY', 'PAYMENT_NOTICE_SECRET'] as const)(
    'needs more than %s alone',
    (name) => {
      expect(read({ [name]: agreed[name] }).faults).toHaveLength(1);
    },
  );
});

describe('the demonstration’s card provider', () => {
  it('is behind the gateway’s own port, and shown in a frame from there', () => {
    expect(read({})).toEqual({
      paymentFrameOrigin: 'http://localhost:4001',
      cardProvider: undefined,
      paymentPort: 4001,
      faults: [],
    });
  });

  it('runs at the port that is given, also beside a real identity provider', () => {
    expect(read({ PAYMENT_PORT: 5000 }).paymentPort).toBe(5000);
    expect(read({ PAYMENT_PORT: 5000, OIDC_ISSUER: 'https://login.example' }).paymentPort).toBe(5000);
  });

  it('is shown from where it is said to be', () => {
    const { paymentFrameOrigin, paymentPort, faults } = read({ PAYMENT_FRAME_ORIGIN: 'https://pay.example' });
    expect([paymentFrameOrigin, paymentPort, faults]).toEqual(['https://pay.example', 4001, []]);
  });

  it.each([
    ['it is switched off', { PAYMENT_PORT: 'off' }],
    ['there is no demonstration', { DEMONSTRATION: 'off' }],
    ['there is no demonstration, whatever the port', { DEMONSTRATION: 'off', PAYMENT_PORT: 5000 }],
    ['residents sign in for real', { OIDC_ISSUER: 'https://login.example' }],
    ['the gateway’s port is any that is free', { PORT: 0 }],
    ['no port is behind the gateway’s own', { PORT: 65_535 }],
  ] as const)('does not run where %s', (_, env) => {
    expect(read(env)).toMatchObject({ paymentPort: undefined, paymentFrameOrigin: undefined, faults: [] });
  });
});
