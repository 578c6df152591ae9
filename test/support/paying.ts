import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CardProvider, Seen } from '../../gateway/money/card-provider.ts';
import { noticePath } from '../../gateway/money/paths.ts';
import { sign, signatureHeader } from '../../gateway/money/signature.ts';
import type { Platform } from '../../gateway/platform.ts';
import type { Browser } from './browser.ts';
import { now } from './clock.ts';
import { signIn } from './gateway.ts';
import { accountOf, balanceOf, begin, startWithCards } from './payments.ts';

type Gateway = Awaited<ReturnType<typeof startWithCards>>;
type Begun = Awaited<ReturnType<typeof begin>>;

export const idOf = (begun: Begun): string => begun['payment-identifier'];

/**
 * For the tests of a file: a gateway with a card provider, and Ben Hughes, who pays there. Each test begins where nobody is
 * paying.
 */
export function startPaying() {
  let gateway: Gateway;
  let ben: Browser;
  let cards: CardProvider;
  beforeAll(async () => {
    gateway = await startWithCards();
    ben = await signIn(gateway, 'ben.hughes@example.com');
    const { cards: provider } = gateway.platform;
    if (!provider) throw new Error('there is no card provider');
    cards = provider;
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    await gateway.platform.db
      .updateTable('payment')
      .set({ state: 'expired', decided_at: now() })
      .where('state', 'in', ['waiting', 'checking'])
      .execute();
  });
  return {
    gateway: () => gateway,
    ben: () => ben,
    cards: () => cards,
    /** What Ben owes, in pence. */
    balance: async () => balanceOf(await accountOf(ben)),
    /** Begins a payment of an amount in pounds. */
    start: async (amount: number): Promise<Begun> => begin(ben, await accountOf(ben), amount),
    paymentRow: (id: string) =>
      gateway.platform.db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    creditsOf: (id: string) =>
      gateway.platform.db
        .selectFrom('account_transaction')
        .select(['change', 'is_posted'])
        .where('payment_id', '=', id)
        .execute(),
    /** Brings a notice as the card provider does. */
    notify(
      reference: string,
      { id = randomUUID(), secret = cards.noticeSecret(), at = now().getTime() } = {},
    ): Promise<Response> {
      const body = JSON.stringify({ id, reference });
      return fetch(`${gateway.url}${noticePath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: sign(secret, body, at) },
        body,
      });
    },
    /** The gateway with a card provider that says this of every payment. */
    hearing: (seen: (reference: string) => Seen | undefined): Platform => ({
      ...gateway.platform,
      cards: {
        ...cards,
        findPayment: async (reference) => seen(reference),
        cancel: async (reference) => seen(reference),
      },
    }),
  };
}
