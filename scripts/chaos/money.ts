import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { complaintOf } from '../../conform/bodies.ts';
import { createComplaint } from '../../contract/complaints.ts';
import { beginPayment, getPayment, getPaymentToken } from '../../contract/payments.ts';
import { testCards } from '../../gateway/card-provider/cards.ts';
import { isDone, type Reply } from './resident.ts';
import { type Doing, refuse, submit } from './submits.ts';

interface Payer extends Doing {
  readonly accountId: string;
  /** Where the card provider of each gateway is. */
  readonly cardUrls: readonly string[];
}

/** Types a card into the frame and sends it, by chance twice. Answers once it is known that the money was taken. */
async function payInFrame({ resident, chance, claims, cardUrls }: Payer, paymentId: string): Promise<void> {
  const ask = (token: string) => (url: string) =>
    fetch(`${url}/frame/pay`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ token, name: 'B Hughes', number: testCards.paid.number, expiry: '12/30', code: '123' },
      }),
      signal: AbortSignal.timeout(10_000),
    });
  for (;;) {
    const opened = await resident.send(getPaymentToken, {
      params: { customerId: resident.customerId },
      query: { paymentId },
    });
    // Tried already: the answer to an earlier try was lost.
    if (opened.status === 409) return;
    if (!isDone(opened)) refuse(claims, getPaymentToken, opened);
    const { token } = JSON.parse(opened.text) as { readonly token: string };
    const answersNow = (status: number): boolean => status < 500;
    const pay = (): Promise<Reply> => resident.untilAnswered(ask(token), cardUrls, answersNow);
    const replies = await Promise.all(chance(3) === 0 ? [pay(), pay()] : [pay()]);
    if (replies.some(isDone)) return;
  }
}

/** Pays an amount that nobody else pays into an account, and waits until the gateway says that it is paid. */
export async function payAccount(payer: Payer): Promise<void> {
  const { resident, chance, claims, accountId } = payer;
  const amount = 100 + chance(900);
  const begun = await submit(
    payer,
    beginPayment,
    { body: { 'account-identifier': accountId, amount: amount / 100 } },
    { isRepeatable: true },
  );
  if (begun === undefined) return;
  const paymentId = (JSON.parse(begun.text) as { readonly 'payment-identifier': string })[
    'payment-identifier'
  ];
  await payInFrame(payer, paymentId);
  claims.payments.push({ paymentId, accountId, amount });
  for (;;) {
    const reply = await resident.send(getPayment, { params: { paymentId } });
    if (!isDone(reply)) refuse(claims, getPayment, reply);
    const { state } = JSON.parse(reply.text) as { readonly state: string };
    if (state === 'paid') return;
    if (state !== 'waiting' && state !== 'checking') {
      claims.refused.push(`a payment that was taken is ${state}`);
      return;
    }
    await delay(300);
  }
}

/** Complains in words that nobody else uses. */
export async function complain(doing: Doing): Promise<void> {
  const { resident, claims } = doing;
  const text = `chaos ${randomUUID()}`;
  const request = { params: { customerId: resident.customerId }, body: complaintOf(text) };
  if (await submit(doing, createComplaint, request, { isRepeatable: true })) claims.complaints.push(text);
}
