import { randomUUID } from 'node:crypto';
import { getAccounts } from '../../../contract/accounts.ts';
import { penceOf } from '../../../contract/money.ts';
import { beginPayment, getPayment, getPaymentToken } from '../../../contract/payments.ts';
import { inTransaction } from '../../../gateway/database/transactions.ts';
import { appendLine } from '../../../gateway/money/ledger.ts';
import { settlePayment } from '../../../gateway/money/settle.ts';
import { type Chance, oneOf } from '../../../scripts/chance.ts';
import type { Browser, TestGateway } from '../gateway.ts';
import { balanceOf } from '../payments.ts';
import type { MoneyInput, MoneyOutput } from './money-model.ts';
import { mostTries } from './patient-browser.ts';
import type { Recorder } from './record.ts';

interface MoneyTab {
  readonly gateway: TestGateway;
  readonly caller: string;
  readonly browser: Browser;
  readonly account: string;
  readonly recorder: Recorder<MoneyInput, MoneyOutput>;
  /** Payments that either tab of the resident has begun. */
  readonly begunPayments: Set<string>;
}

/** Takes the money at the card provider, which tells nobody; nothing happens to a payment that is over there. */
const takeMoney = ({ platform: { db } }: TestGateway, payment: string) =>
  db
    .updateTable('card_payment')
    .set({ state: 'paid', transaction_id: `CT-${randomUUID()}`, token: null, token_expires_at: null })
    .where('reference', '=', payment)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** Settles a payment as the job does: again, for as long as the card provider does not answer in time. */
async function settle({ platform }: TestGateway, payment: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await settlePayment(platform, payment);
      return;
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      if (!isLate || tries === mostTries) throw error;
    }
  }
}

/** What one tab of a resident does about an account, and what the provider charges meanwhile. */
export function moneyTab({ gateway, caller, browser, account, recorder, begunPayments }: MoneyTab) {
  const { platform } = gateway;
  const { customerId } = browser;
  let balance = 0;

  const begin = (amount: number, isWhole: boolean, key: string, as: string) =>
    recorder.record(as, { kind: 'begin', account, amount, isWhole, key }, async () => {
      const { status, text } = await browser.send(
        beginPayment,
        {
          body: {
            'account-identifier': account,
            amount: amount / 100,
            ...(isWhole ? { 'is-outstanding-balance': true } : {}),
          },
        },
        { idempotencyKey: key },
      );
      const body = JSON.parse(text);
      if (status === 409) return { status, balance: penceOf(body.balance.value) };
      // A response that no model knows stays what it is, so that the history in which it came is told.
      if (status !== 200 && status !== 201) return { status };
      begunPayments.add(body['payment-identifier']);
      return { status: 200, payment: body['payment-identifier'] };
    });

  const pay = (payment: string) =>
    recorder.record(caller, { kind: 'pay', account, payment }, async () => {
      const opened = await browser.send(getPaymentToken, {
        params: { customerId },
        query: { paymentId: payment },
      });
      if (opened.status !== 200 && opened.status !== 409) return { status: opened.status };
      const taken = opened.status === 200 && (await takeMoney(gateway, payment)).numUpdatedRows === 1n;
      // The notice of the card provider may come twice.
      await Promise.all([settle(gateway, payment), settle(gateway, payment)]);
      return { status: taken ? 200 : 409 };
    });

  const charge = (amount: number) =>
    recorder.record('the provider', { kind: 'charge', account, amount }, async () => {
      const line = {
        description: 'Rent',
        transaction_type: 'DRS' as const,
        payment_code: 'DR',
        // No line is posted before those under it.
        is_posted: false,
        change: amount,
        payment_id: null,
      };
      await inTransaction(platform.db, (transaction) =>
        appendLine(transaction, account, line, platform.now()),
      );
      return { status: 200 };
    });

  const readBalance = () =>
    recorder.record(caller, { kind: 'readBalance', account }, async () => {
      const { accounts } = await browser.call(getAccounts, { params: { customerId } });
      const own = accounts.find((one) => one['account-identifier'] === account);
      balance = own ? balanceOf(own) : Number.NaN;
      return { status: 200, balance };
    });

  const readPayment = (payment: string) =>
    recorder.record(caller, { kind: 'readPayment', account, payment }, async () => {
      const { state } = await browser.call(getPayment, { params: { paymentId: payment } });
      return { status: 200, state };
    });

  /** Does one thing; now and then the same request goes out twice. */
  const doOne = async (chance: Chance): Promise<void> => {
    const what = chance(10);
    const isWhole = chance(2) === 0 && balance > 0;
    const amount = isWhole ? balance : 1000 + 500 * chance(2);
    const callers = chance(4) === 0 ? [caller, `${caller} again`] : [caller];
    if (what < 3 || begunPayments.size === 0) {
      const key = randomUUID();
      await Promise.all(callers.map((as) => begin(amount, isWhole, key, as)));
    } else if (what < 6) await pay(oneOf(chance, [...begunPayments]));
    else if (what === 6) await charge(1000);
    else if (what < 9) await readBalance();
    else await readPayment(oneOf(chance, [...begunPayments]));
  };

  const readAll = async (): Promise<void> => {
    await Promise.all([readBalance(), ...[...begunPayments].map(readPayment)]);
  };

  return { doOne, readAll };
}
