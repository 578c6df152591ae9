/** A card provider of one's own; without it that of the demonstration is used. */
interface ExternalCardProvider {
  readonly frameOrigin: string;
  readonly clientCode: string;
  readonly apiKey: string;
  readonly noticeSecret: string;
}

export interface PaymentConfig {
  /** The one origin that may be shown in a frame, for payments; none without it. */
  readonly paymentFrameOrigin: string | undefined;
  /** The card provider, with what is agreed between it and us; without it the demonstration's own. */
  readonly cardProvider: ExternalCardProvider | undefined;
  /** Port of the demonstration's card provider; undefined where it does not run. */
  readonly paymentPort: number | undefined;
}

/** What the environment says of payments. */
interface PaymentEnvironment {
  readonly PORT: number;
  readonly OIDC_ISSUER?: string | undefined;
  readonly PAYMENT_FRAME_ORIGIN?: string | undefined;
  readonly PAYMENT_PORT?: number | 'off' | undefined;
  readonly PAYMENT_CLIENT_CODE?: string | undefined;
  readonly PAYMENT_API_KEY?: string | undefined;
  readonly PAYMENT_NOTICE_SECRET?: string | undefined;
}

function cardProviderOf(env: PaymentEnvironment, faults: string[]): ExternalCardProvider | undefined {
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
  return { frameOrigin, clientCode, apiKey, noticeSecret };
}

/**
 * The port of the demonstration's card provider: the one behind the gateway's own unless told. Where real residents sign
 * in nobody pays with test cards, unless somebody asked for it.
 */
function paymentPortOf({ PORT, PAYMENT_PORT, OIDC_ISSUER }: PaymentEnvironment): number | undefined {
  if (PAYMENT_PORT === 'off') return undefined;
  if (PAYMENT_PORT !== undefined) return PAYMENT_PORT;
  return OIDC_ISSUER !== undefined || PORT === 0 || PORT === 65535 ? undefined : PORT + 1;
}

/** Who takes payments and where. Adds to `faults` what is wrong. */
export function paymentConfigOf(env: PaymentEnvironment, faults: string[]): PaymentConfig {
  const cardProvider = cardProviderOf(env, faults);
  const paymentPort = cardProvider ? undefined : paymentPortOf(env);
  const own = paymentPort === undefined ? undefined : `http://localhost:${paymentPort}`;
  return { paymentFrameOrigin: env.PAYMENT_FRAME_ORIGIN ?? own, cardProvider, paymentPort };
}
