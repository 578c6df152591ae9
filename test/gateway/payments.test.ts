import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { getAccounts, getTransactions } from '../../contract/accounts.ts';
import { beginPayment, getPaymentToken } from '../../contract/payments.ts';
import { testCards } from '../../gateway/card-provider/cards.ts';
import { settlePayment, sweepPayments } from '../../gateway/money/settle.ts';
import { inMinutes, now } from '../support/clock.ts';
import { eventually, signIn, startGateway } from '../support/gateway.ts';
import { signInAt } from '../support/identity.ts';
import { idOf, startPaying } from '../support/paying.ts';
import {
  accountOf,
  balanceOf,
  begin,
  fieldsOf,
  outcomeCounts,
  payInFrame,
  post,
  startWithCards,
  stateOf,
} from '../support/payments.ts';
import { messagesAbout } from '../support/written-messages.ts';

const { gateway, ben, cards, balance, start, paymentRow, creditsOf, notify } = startPaying();

type Begun = Awaited<ReturnType<typeof start>>;

/** Waits until a payment is in this state. */
const becomes = async (begun: Begun, state: string): Promise<void> => {
  const found = await eventually(async () => ((await stateOf(ben(), begun)) === state ? state : undefined));
  expect(found).toBe(state);
};

/** The bank makes up its mind. */
const decide = (...begun: readonly Begun[]) =>
  gateway()
    .platform.db.updateTable('card_payment')
    .set({ decides_at: now() })
    .where('reference', 'in', begun.map(idOf))
    .execute();

describe('a payment', () => {
  it('that the card provider took is credited once, as a line that is not posted yet', async () => {
    const before = await balance();
    const begun = await start(25.5);
    expect(begun.frame).toMatchObject({ origin: gateway().frame, amount: '25.50', paymentReason: 'Rent' });
    expect(await stateOf(ben(), begun)).toBe('waiting');
    const page = await payInFrame(ben(), begun, testCards.paid.number);
    expect(page).toContain('data-code="0"');
    expect(page).toContain(`data-origin="${gateway().url}"`);
    await becomes(begun, 'paid');
    await Promise.all([notify(idOf(begun)), notify(idOf(begun)), sweepPayments(gateway().platform)]);
    expect(await balance()).toBe(before - 2550);
    expect(await creditsOf(idOf(begun))).toEqual([{ change: -2550, is_posted: false }]);
    expect(await messagesAbout(gateway(), '£25.50')).toMatchObject([
      { subject: 'We have your payment of £25.50', category: 'Rent and Service Charges' },
    ]);
    const account = await accountOf(ben());
    expect(account['last-payment']?.amount.gross.value).toBe(25.5);
    const { transactions } = await ben().call(getTransactions, {
      params: { accountId: account['account-identifier'] },
      query: { limit: 1 },
    });
    expect(transactions[0]).toMatchObject({ 'payment-code': 'CR', statuses: { 'is-posted': false } });
  });

  it('that was refused, or cancelled, leaves the balance as it was', async () => {
    const before = await balance();
    const refused = await start(30);
    expect(await payInFrame(ben(), refused, testCards.refused.number)).toContain('data-code="1"');
    await becomes(refused, 'refused');
    const cancelled = await start(31);
    const { token = '' } = await fieldsOf(ben(), cancelled);
    const page = await post(`${gateway().frame}/frame/cancel`, { token });
    expect(await page.text()).toContain('data-code="2"');
    await becomes(cancelled, 'cancelled');
    expect(await balance()).toBe(before);
  });

  it('that the bank thinks about is pending, whatever the frame said, and counts when it is decided', async () => {
    const before = await balance();
    const slow = await start(40);
    expect(await payInFrame(ben(), slow, testCards.slow.number)).toContain('data-code="0"');
    await becomes(slow, 'checking');
    const account = await accountOf(ben());
    expect(account['pending-payments']).toMatchObject([
      { 'payment-identifier': idOf(slow), amount: { value: 40 } },
    ]);
    expect(balanceOf(account)).toBe(before);
    const late = await start(41);
    expect(await payInFrame(ben(), late, testCards.refusedLate.number)).toContain('data-code="0"');
    await decide(slow, late);
    expect((await notify(idOf(slow))).status).toBe(204);
    expect((await notify(idOf(late))).status).toBe(204);
    expect([await stateOf(ben(), slow), await stateOf(ben(), late)]).toEqual(['paid', 'refused']);
    expect(await balance()).toBe(before - 4000);
  });

  it('that never gets an answer stays pending, and nothing is credited', async () => {
    const before = await balance();
    const begun = await start(42);
    await payInFrame(ben(), begun, testCards.never.number);
    await sweepPayments({ ...gateway().platform, now: () => new Date(now().getTime() + 2 * 3_600_000) });
    expect((await paymentRow(idOf(begun))).state).toBe('checking');
    expect(await balance()).toBe(before);
  });

  it('is credited once, however many learn of it at once', async () => {
    const before = await balance();
    const begun = await start(50);
    const { token = '' } = await fieldsOf(ben(), begun);
    // Taken without anybody being told yet.
    await gateway()
      .platform.db.updateTable('card_payment')
      .set({ state: 'paid', transaction_id: `CT-${randomUUID()}` })
      .where('reference', '=', idOf(begun))
      .execute();
    expect(token).not.toBe('');
    await Promise.all([
      ...Array.from({ length: 6 }, () => notify(idOf(begun))),
      ...Array.from({ length: 6 }, () => settlePayment(gateway().platform, idOf(begun))),
      stateOf(ben(), begun),
      settlePayment(gateway().platform, idOf(begun), { giveUp: true }),
    ]);
    expect(await stateOf(ben(), begun)).toBe('paid');
    expect(await creditsOf(idOf(begun))).toHaveLength(1);
    expect(await balance()).toBe(before - 5000);
  });

  it('of a resident who never came back is settled by itself, and one that nobody tried expires', async () => {
    const before = await balance();
    const paid = await start(60);
    await fieldsOf(ben(), paid);
    await gateway()
      .platform.db.updateTable('card_payment')
      .set({ state: 'paid', transaction_id: `CT-${randomUUID()}` })
      .where('reference', '=', idOf(paid))
      .execute();
    await sweepPayments({ ...gateway().platform, now: inMinutes(2) });
    expect((await paymentRow(idOf(paid))).state).toBe('paid');
    const abandoned = await start(61);
    const { token = '' } = await fieldsOf(ben(), abandoned);
    await sweepPayments({ ...gateway().platform, now: inMinutes(60) });
    expect((await paymentRow(idOf(abandoned))).state).toBe('expired');
    const card = { name: 'B', number: testCards.paid.number, expiry: '12/30', code: '123' };
    expect((await post(`${gateway().frame}/frame/pay`, { token, ...card })).status).toBe(403);
    expect(await balance()).toBe(before - 6000);
  });

  it('is counted as it begins and as it ends, once each', async () => {
    const { platform } = gateway();
    const counts = () => outcomeCounts(platform.metrics.payments);
    const { begun: begunBefore = 0, paid: paidBefore = 0 } = await counts();
    const idempotencyKey = randomUUID();
    const account = await accountOf(ben());
    const slow = await begin(ben(), account, 62, idempotencyKey);
    // Said again as it was answered, and begun again while nobody has tried it.
    for (const key of [idempotencyKey, randomUUID()])
      expect(idOf(await begin(ben(), account, 62, key))).toBe(idOf(slow));
    expect(await counts()).toMatchObject({ begun: begunBefore + 1 });
    await payInFrame(ben(), slow, testCards.slow.number);
    await becomes(slow, 'checking');
    await settlePayment(platform, idOf(slow));
    expect(await counts()).not.toHaveProperty('checking');
    await decide(slow);
    for (let round = 0; round < 2; round += 1) await settlePayment(platform, idOf(slow));
    expect(await counts()).toMatchObject({ paid: paidBefore + 1 });
  });

  it('is pending on its own account alone', async () => {
    const chloe = await signIn(gateway(), 'chloe.martin@example.com');
    const account = await accountOf(chloe);
    const begun = await begin(chloe, account, 63);
    await payInFrame(chloe, begun, testCards.never.number);
    await settlePayment(gateway().platform, idOf(begun));
    const { accounts } = await chloe.call(getAccounts, { params: { customerId: chloe.customerId } });
    expect(accounts.length).toBeGreaterThan(1);
    expect(
      accounts
        .filter((one) => one['pending-payments'].length > 0)
        .map((one) => [one['account-identifier'], one['pending-payments'].map((each) => each.reference)]),
    ).toEqual([[account['account-identifier'], [(await paymentRow(idOf(begun))).reference]]]);
  });

  it('is posted a day later', async () => {
    await sweepPayments({ ...gateway().platform, now: () => new Date(now().getTime() + 25 * 3_600_000) });
    const { rows } = await sql<{ count: string }>`
      select count(*) from account_transaction where not is_posted`.execute(gateway().platform.db);
    expect(rows).toEqual([{ count: '0' }]);
  });
});

describe('beginning', () => {
  it('twice is once: by the same key, and by the same amount from another tab', async () => {
    const account = await accountOf(ben());
    const key = randomUUID();
    const begun = await Promise.all([
      begin(ben(), account, 70, key),
      begin(ben(), account, 70, key),
      begin(ben(), account, 70),
      begin(ben(), account, 70),
    ]);
    expect(new Set(begun.map(idOf)).size).toBe(1);
  });

  it('with another amount takes the place of the one that nobody tried, and the card provider forgets that', async () => {
    const first = await start(71);
    const { token = '' } = await fieldsOf(ben(), first);
    const second = await start(72);
    expect(idOf(second)).not.toBe(idOf(first));
    expect(await stateOf(ben(), first)).toBe('cancelled');
    await eventually(async () =>
      (await cards().findPayment(idOf(first)))?.state === 'cancelled' ? true : undefined,
    );
    const card = { name: 'B', number: testCards.paid.number, expiry: '12/30', code: '123' };
    expect((await post(`${gateway().frame}/frame/pay`, { token, ...card })).status).toBe(403);
  });

  it('is refused below £1, above £5000, with fractions of a penny, and for a deposit', async () => {
    const account = await accountOf(ben());
    for (const amount of [0.99, 5000.01, 1.005, -5, 0]) {
      const body = { 'account-identifier': account['account-identifier'], amount };
      expect((await ben().send(beginPayment, { body }, { idempotencyKey: randomUUID() })).status).toBe(400);
    }
    for (const amount of [1, 5000]) expect(await begin(ben(), account, amount)).toBeDefined();
    const harry = await signIn(gateway(), 'harry.jones@example.com');
    const deposit = await accountOf(harry, 'DEP');
    const body = { 'account-identifier': deposit['account-identifier'], amount: 5 };
    expect((await harry.send(beginPayment, { body }, { idempotencyKey: randomUUID() })).status).toBe(422);
    const ewa = await signIn(gateway(), 'ewa.nowak@example.com');
    expect(await begin(ewa, await accountOf(ewa, 'DEP'), 5)).toBeDefined();
  });
});

it('without an answer of the card provider nobody is told anything false', async () => {
  const port = new URL(gateway().frame).port;
  const silent = await startWithCards({
    PAYMENT_FRAME_ORIGIN: 'http://127.0.0.1:9',
    PAYMENT_CLIENT_CODE: 'A',
    PAYMENT_API_KEY: 'B',
    PAYMENT_NOTICE_SECRET: 'C',
  });
  try {
    expect(port).not.toBe('9');
    const amara = await signInAt(silent.url, 'amara.okafor@example.com', 'harbourline-demo');
    const begun = await begin(amara, await accountOf(amara), 10);
    const request = { params: { customerId: amara.customerId }, query: { paymentId: idOf(begun) } };
    expect((await amara.send(getPaymentToken, request)).status).toBe(503);
    expect(await stateOf(amara, begun)).toBe('waiting');
  } finally {
    await silent.close();
  }
});

it('where payments are switched off says when to ask again', async () => {
  const off = await startGateway();
  try {
    const amara = await signIn(off, 'amara.okafor@example.com');
    const account = await accountOf(amara);
    const body = { 'account-identifier': account['account-identifier'], amount: 10 };
    const answer = await amara.send(beginPayment, { body }, { idempotencyKey: randomUUID() });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  } finally {
    await off.close();
  }
});
