import type { Secret, SecretFiles } from '../secret-files.ts';

/** A real card provider; without it a demonstration uses one of its own. */
interface ExternalCardProvider {
  readonly frameOrigin: string;
  readonly clientCode: string;
  readonly apiKey: Secret;
  readonly noticeSecret: Secret;
}

export interface PaymentConfig {
  /** The one origin that may be shown in a frame, for payments; none without it. */
  readonly paymentFrameOrigin: string | undefined;
  /** The card provider, with what is agreed between it and us; without it nobody can pay, or with test cards. */
  readonly cardProvider: ExternalCardProvider | undefined;
  /** Port of the demonstration's card provider; undefined where it does not run. */
  readonly paymentPort: number | undefined;
}

/** What the environment says of payments. */
interface PaymentEnvironment {
  readonly PORT: number;
  readonly DEMONSTRATION: 'on' | 'off';
  readonly OIDC_ISSUER?: string | undefined;
  readonly PAYMENT_FRAME_ORIGIN?: string | undefined;
  readonly PAYMENT_PORT?: number | 'off' | undefined;
  readonly PAYMENT_CLIENT_CODE?: string | undefined;
  readonly PAYMENT_API_KEY?: string | undefined;
  readonly PAYMENT_NOTICE_SECRET?: string | undefined;
}

function cardProviderOf(
  env: PaymentEnvironment,
  faults: string[],
  { secret }: Pick<SecretFiles, 'secret'>,
): ExternalCardProvider | undefined {
  const {
    PAYMENT_FRAME_ORIGIN: frameOrigin,
    PAYMENT_CLIENT_CODE: clientCode,
    PAYMENT_API_KEY: apiKey,
    PAYMENT_NOTICE_SECRET: noticeSecret,
  } = env;
  if (clientCode === undefined && apiKey === undefined && noticeSecret === undefined) return undefined;
  if (!frameOrigin || !clientCode || !apiKey || !noticeSecret) {
    faults.push(
      'PAYMENT_FRAME_ORIGIN, PAYMENT_CLIENT_CODE, PAYMENT_API_KEY and PAYMENT_NOTICE_SECRET: give all four',
    );
    return undefined;
  }
  return {
    frameOrigin,
    clientCode,
    apiKey: secret('PAYMENT_API_KEY', apiKey),
    noticeSecret: secret('PAYMENT_NOTICE_SECRET', noticeSecret),
  };
}

/**
 * The port of the demonstration's card provider: the one behind the gateway's own by default. With a real identity
 * provider nobody pays with test cards, unless the port is given.
 */
function paymentPortOf(env: PaymentEnvironment): number | undefined {
  const { PORT, PAYMENT_PORT, OIDC_ISSUER, DEMONSTRATION } = env;
  if (PAYMENT_PORT === 'off' || DEMONSTRATION === 'off') return undefined;
  if (PAYMENT_PORT !== undefined) return PAYMENT_PORT;
  return OIDC_ISSUER !== undefined || PORT === 0 || PORT === 65535 ? undefined : PORT + 1;
}

/** Who takes payments and where. Adds to `faults` what is wrong. */
export function paymentConfigOf(
  env: PaymentEnvironment,
  faults: string[],
  files: Pick<SecretFiles, 'secret'>,
): PaymentConfig {
  const cardProvider = cardProviderOf(env, faults, files);
  const paymentPort = cardProvider ? undefined : paymentPortOf(env);
  const own = paymentPort === undefined ? undefined : `http://localhost:${paymentPort}`;
  return { paymentFrameOrigin: env.PAYMENT_FRAME_ORIGIN ?? own, cardProvider, paymentPort };
}
