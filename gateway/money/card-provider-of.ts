import type { CardProviderOptions } from '../card-provider/server.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { newSecret, sharedSecret } from '../identity/secrets.ts';
import { type CardProvider, createCardProvider } from './card-provider.ts';
import { noticePath } from './paths.ts';

/** Addresses that mean every one this machine has. */
const everywhere = new Set(['0.0.0.0', '::']);

/** The address at which this machine reaches itself. */
export const ownHost = ({ host }: Pick<Config, 'host'>): string =>
  everywhere.has(host) ? '127.0.0.1' : host;

/** Who takes card payments: a real provider, the demonstration's own with what it is served with, or nobody. */
export async function cardProviderOf(
  config: Config,
  db: Database,
  now: Clock,
): Promise<{
  readonly cards: CardProvider | undefined;
  readonly demonstration: CardProviderOptions | undefined;
}> {
  const { cardProvider, paymentPort, paymentFrameOrigin, publicUrl } = config;
  const portalOrigin = new URL(publicUrl).origin;
  if (cardProvider) {
    return { cards: createCardProvider({ ...cardProvider, portalOrigin }), demonstration: undefined };
  }
  if (paymentPort === undefined || paymentFrameOrigin === undefined) {
    return { cards: undefined, demonstration: undefined };
  }
  const agreed = {
    clientCode: 'HARBOURLINE',
    apiKey: await sharedSecret(db, 'card-provider-key', newSecret),
    noticeSecret: await sharedSecret(db, 'card-provider-notices', newSecret),
  };
  const { clientCode, apiKey, noticeSecret } = agreed;
  const host = ownHost(config);
  const apiOrigin = `http://${host}:${paymentPort}`;
  return {
    cards: createCardProvider({
      clientCode,
      apiKey: () => apiKey,
      noticeSecret: () => noticeSecret,
      frameOrigin: paymentFrameOrigin,
      apiOrigin,
      portalOrigin,
    }),
    demonstration: {
      ...agreed,
      db,
      now,
      portalOrigin,
      noticeAddress: `http://${host}:${config.port}${noticePath}`,
    },
  };
}
