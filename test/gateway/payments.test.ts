import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTransactions } from '../../contract/accounts.ts';
import { beginPayment, getPaymentToken } from '../../contract/payments.ts';
import { testCards } from '../../gateway/card-provider/cards.ts';
import type { CardProvider, Seen } from '../../gateway/money/card-provider.ts';
import { CannotSettle, mismatchedPayments, settleManually } from '../../gateway/money/manual-settlement.ts';
import { noticePath } from '../../gateway/money/paths.ts';
import { Mismatch, settlePayment, sweepPayments } from '../../gateway/money/settle.ts';
import { sign, signatureHeader } from '../../gateway/money/signature.ts';
import type { Platform } from '../../gateway/platform.ts';
import { now } from '../support/clock.ts';
import { type Browser, eventually, signIn, startGateway } from '../support/gateway.ts';
import { signInAt } from '../support/identity.ts';
import {
  accountOf,
  balanceOf,
  begin,
  fieldsOf,
  payInFrame,
  post,
  startWithCards,
  stateOf,
} from '../support/payments.ts';
import { messagesAbout } from '../support/written-messages.ts';

let gateway: Awaited<ReturnType<typeof startWithCards>>;
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
// Each test begins where nobody is paying.
beforeEach(async () => {
  await gateway.platform.db
    .updateTable('payment')
    .set({ state: 'expired', decided_at: now() })
    .where('state', 'in', ['waiting', 'checking'])
    .execute();
});

const balance = async () => balanceOf(await accountOf(ben));
const start = async (amount: number) => begin(ben, await accountOf(ben), amount);
const idOf = (begun: Awaited<ReturnType<typeof start>>) => begun['payment-identifier'];
const paymentRow = (id: string) =>
  gateway.platform.db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const creditsOf = (id: string) =>
  gateway.platform.db
    .selectFrom('account_transaction')
    .select(['change', 'is_posted'])
    .where('payment_id', '=', id)
    .execute();

/** Brings a notice as the card provider does. */
const notify = (
  reference: string,
  { id = randomUUID(), secret = cards.noticeSecret, at = now().getTime() } = {},
) => {
  const body = JSON.stringify({ id, reference });
  return fetch(`${gateway.url}${noticePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: sign(secret, body, at) },
    body,
  });
};

/** The gateway with a card provider that says this of every payment. */
const hearing = (seen: (reference: string) => Seen | undefined): Platform => ({
  ...gateway.platform,
  cards: {
    ...cards,
    findPayment: async (reference) => seen(reference),
    cancel: async (reference) => seen(reference),
  },
});

describe('a payment', () => {
  it('that the card provider took is credited once, as a line that is not posted yet', async () => {
    const before = await balance();
    const begun = await start(25.5);
    expect(begun.frame).toMatchObject({ origin: gateway.frame, amount: '25.50', paymentReason: 'Rent' });
    expect(await stateOf(ben, begun)).toBe('waiting');
    const page = await payInFrame(ben, begun, testCards.paid.number);
    expect(page).toContain('data-code="0"');
    expect(page).toContain(`data-origin="${gateway.url}"`);
    expect(await eventually(async () => ((await stateOf(ben, begun)) === 'paid' ? 'paid' : undefined))).toBe(
      'paid',
    );
    await Promise.all([notify(idOf(begun)), notify(idOf(begun)), sweepPayments(gateway.platform)]);
    expect(await balance()).toBe(before - 2550);
    expect(await creditsOf(idOf(begun))).toEqual([{ change: -2550, is_posted: false }]);
    expect(await messagesAbout(gateway, '£25.50')).toMatchObject([
      { subject: 'We have your payment of £25.50', category: 'Rent and Service Charges' },
    ]);
    const account = await accountOf(ben);
    expect(account['last-payment']?.amount.gross.value).toBe(25.5);
    const { transactions } = await ben.call(getTransactions, {
      params: { accountId: account['account-identifier'] },
      query: { limit: 1 },
    });
    expect(transactions[0]).toMatchObject({ 'payment-code': 'CR', statuses: { 'is-posted': false } });
  });

  it('that was refused, or cancelled, leaves the balance as it was', async () => {
    const before = await balance();
    const refused = await start(30);
    expect(await payInFrame(ben, refused, testCards.refused.number)).toContain('data-code="1"');
    expect(
      await eventually(async () => ((await stateOf(ben, refused)) === 'refused' ? true : undefined)),
    ).toBe(true);
    const cancelled = await start(31);
    const { token = '' } = await fieldsOf(ben, cancelled);
    const page = await post(`${gateway.frame}/frame/cancel`, { token });
    expect(await page.text()).toContain('data-code="2"');
    expect(
      await eventually(async () => ((await stateOf(ben, cancelled)) === 'cancelled' ? true : undefined)),
    ).toBe(true);
    expect(await balance()).toBe(before);
  });

  it('that the bank thinks about is pending, whatever the frame said, and counts when it is decided', async () => {
    const before = await balance();
    const slow = await start(40);
    expect(await payInFrame(ben, slow, testCards.slow.number)).toContain('data-code="0"');
    expect(await eventually(async () => ((await stateOf(ben, slow)) === 'checking' ? true : undefined))).toBe(
      true,
    );
    const account = await accountOf(ben);
    expect(account['pending-payments']).toMatchObject([
      { 'payment-identifier': idOf(slow), amount: { value: 40 } },
    ]);
    expect(balanceOf(account)).toBe(before);
    const late = await start(41);
    expect(await payInFrame(ben, late, testCards.refusedLate.number)).toContain('data-code="0"');
    // The bank makes up its mind.
    await gateway.platform.db
      .updateTable('card_payment')
      .set({ decides_at: now() })
      .where('reference', 'in', [idOf(slow), idOf(late)])
      .execute();
    expect((await notify(idOf(slow))).status).toBe(204);
    expect((await notify(idOf(late))).status).toBe(204);
    expect([await stateOf(ben, slow), await stateOf(ben, late)]).toEqual(['paid', 'refused']);
    expect(await balance()).toBe(before - 4000);
  });

  it('that never gets an answer stays pending, and nothing is credited', async () => {
    const before = await balance();
    const begun = await start(42);
    await payInFrame(ben, begun, testCards.never.number);
    await sweepPayments({ ...gateway.platform, now: () => new Date(now().getTime() + 2 * 3_600_000) });
    expect((await paymentRow(idOf(begun))).state).toBe('checking');
    expect(await balance()).toBe(before);
  });

  it('is credited once, however many learn of it at once', async () => {
    const before = await balance();
    const begun = await start(50);
    const { token = '' } = await fieldsOf(ben, begun);
    // Taken without anybody being told yet.
    await gateway.platform.db
      .updateTable('card_payment')
      .set({ state: 'paid', transaction_id: `CT-${randomUUID()}` })
      .where('reference', '=', idOf(begun))
      .execute();
    expect(token).not.toBe('');
    await Promise.all([
      ...Array.from({ length: 6 }, () => notify(idOf(begun))),
      ...Array.from({ length: 6 }, () => settlePayment(gateway.platform, idOf(begun))),
      stateOf(ben, begun),
      settlePayment(gateway.platform, idOf(begun), { giveUp: true }),
    ]);
    expect(await stateOf(ben, begun)).toBe('paid');
    expect(await creditsOf(idOf(begun))).toHaveLength(1);
    expect(await balance()).toBe(before - 5000);
  });

  it('of a resident who never came back is settled by itself, and one that nobody tried expires', async () => {
    const before = await balance();
    const paid = await start(60);
    await fieldsOf(ben, paid);
    await gateway.platform.db
      .updateTable('card_payment')
      .set({ state: 'paid', transaction_id: `CT-${randomUUID()}` })
      .where('reference', '=', idOf(paid))
      .execute();
    const inMinutes = (minutes: number) => () => new Date(now().getTime() + minutes * 60_000);
    await sweepPayments({ ...gateway.platform, now: inMinutes(2) });
    expect((await paymentRow(idOf(paid))).state).toBe('paid');
    const abandoned = await start(61);
    const { token = '' } = await fieldsOf(ben, abandoned);
    await sweepPayments({ ...gateway.platform, now: inMinutes(60) });
    expect((await paymentRow(idOf(abandoned))).state).toBe('expired');
    const card = { name: 'B', number: testCards.paid.number, expiry: '12/30', code: '123' };
    expect((await post(`${gateway.frame}/frame/pay`, { token, ...card })).status).toBe(403);
    expect(await balance()).toBe(before - 6000);
  });

  it('is posted a day later', async () => {
    await sweepPayments({ ...gateway.platform, now: () => new Date(now().getTime() + 25 * 3_600_000) });
    const { rows } = await sql<{ count: string }>`
      select count(*) from account_transaction where not is_posted`.execute(gateway.platform.db);
    expect(rows).toEqual([{ count: '0' }]);
  });
});

describe('beginning', () => {
  it('twice is once: by the same key, and by the same amount from another tab', async () => {
    const account = await accountOf(ben);
    const key = randomUUID();
    const begun = await Promise.all([
      begin(ben, account, 70, key),
      begin(ben, account, 70, key),
      begin(ben, account, 70),
      begin(ben, account, 70),
    ]);
    expect(new Set(begun.map(idOf)).size).toBe(1);
  });

  it('with another amount takes the place of the one that nobody tried, and the card provider forgets that', async () => {
    const first = await start(71);
    const { token = '' } = await fieldsOf(ben, first);
    const second = await start(72);
    expect(idOf(second)).not.toBe(idOf(first));
    expect(await stateOf(ben, first)).toBe('cancelled');
    await eventually(async () =>
      (await cards.findPayment(idOf(first)))?.state === 'cancelled' ? true : undefined,
    );
    const card = { name: 'B', number: testCards.paid.number, expiry: '12/30', code: '123' };
    expect((await post(`${gateway.frame}/frame/pay`, { token, ...card })).status).toBe(403);
  });

  it('is refused below £1, above £5000, with fractions of a penny, and for a deposit', async () => {
    const account = await accountOf(ben);
    for (const amount of [0.99, 5000.01, 1.005, -5, 0]) {
      const body = { 'account-identifier': account['account-identifier'], amount };
      expect((await ben.send(beginPayment, { body }, { idempotencyKey: randomUUID() })).status).toBe(400);
    }
    for (const amount of [1, 5000]) expect(await begin(ben, account, amount)).toBeDefined();
    const harry = await signIn(gateway, 'harry.jones@example.com');
    const deposit = await accountOf(harry, 'DEP');
    const body = { 'account-identifier': deposit['account-identifier'], amount: 5 };
    expect((await harry.send(beginPayment, { body }, { idempotencyKey: randomUUID() })).status).toBe(422);
    const ewa = await signIn(gateway, 'ewa.nowak@example.com');
    expect(await begin(ewa, await accountOf(ewa, 'DEP'), 5)).toBeDefined();
  });
});

describe('the frame', () => {
  it('opens for what was agreed alone, once, and shows itself to the portal alone', async () => {
    const begun = await start(80);
    const fields = await fieldsOf(ben, begun);
    for (const change of [
      { amount: '8.00' },
      { customerReference: '1' },
      { key: 'X' },
      { token: `${fields.token}x` },
    ]) {
      expect((await post(begun.frame.address, { ...fields, ...change })).status).toBe(403);
    }
    const opened = await post(begun.frame.address, fields);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-security-policy')).toContain(`frame-ancestors ${gateway.url}`);
    const page = await opened.text();
    expect(page).toContain('£80.00');
    const wrong = await post(`${gateway.frame}/frame/pay`, {
      token: fields.token ?? '',
      name: '<b>',
      number: '12',
      expiry: '1/1',
      code: '987',
    });
    expect(wrong.status).toBe(400);
    const again = await wrong.text();
    expect(again).toContain('&lt;b&gt;');
    expect(again).not.toContain('987');
    const newer = await fieldsOf(ben, begun);
    expect((await post(begun.frame.address, fields)).status).toBe(403);
    expect((await post(begun.frame.address, newer)).status).toBe(200);
  });

  it('cannot be opened for a payment that was tried', async () => {
    const begun = await start(81);
    await payInFrame(ben, begun, testCards.never.number);
    const request = { params: { customerId: ben.customerId }, query: { paymentId: idOf(begun) } };
    expect((await ben.send(getPaymentToken, request)).status).toBe(409);
  });

  it('is opened for the payment that was begun last, when none is named', async () => {
    const begun = await start(82);
    const { token, key } = await ben.call(getPaymentToken, {
      params: { customerId: ben.customerId },
      query: {},
    });
    const { customerReference, amount, paymentReason } = begun.frame;
    const opened = await post(begun.frame.address, { token, key, customerReference, amount, paymentReason });
    expect(opened.status).toBe(200);
  });

  it('keeps nothing of a card', async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*)::text as found from card_payment t where t::text like '%1111%1111%' or t::text like '%12/30%'`.execute(
      gateway.platform.db,
    );
    expect(rows).toEqual([{ found: '0' }]);
  });

  it('has no door without the key', async () => {
    const begun = await start(83);
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/token'],
    ] as const) {
      const answer = await fetch(`${gateway.frame}/payments/${idOf(begun)}${path}`, {
        method,
        headers: { authorization: 'Bearer guessed' },
      });
      expect(answer.status).toBe(401);
    }
  });
});

describe('a notice', () => {
  it('counts only when the card provider signed it, lately, and once', async () => {
    const begun = await start(90);
    expect((await notify(idOf(begun), { secret: 'guessed' })).status).toBe(403);
    expect((await notify(idOf(begun), { at: now().getTime() - 600_000 })).status).toBe(403);
    const unsigned = await fetch(`${gateway.url}${noticePath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), reference: idOf(begun) }),
    });
    expect(unsigned.status).toBe(403);
    const id = randomUUID();
    expect([(await notify(idOf(begun), { id })).status, (await notify(idOf(begun), { id })).status]).toEqual([
      204, 204,
    ]);
    expect(await stateOf(ben, begun)).toBe('waiting');
    expect((await notify(randomUUID())).status).toBe(204);
  });

  it('proves nothing by itself: one that comes before the money changes nothing', async () => {
    const before = await balance();
    const begun = await start(91);
    await notify(idOf(begun));
    await fieldsOf(ben, begun);
    await notify(idOf(begun));
    expect(await stateOf(ben, begun)).toBe('waiting');
    expect(await balance()).toBe(before);
  });
});

describe('a card provider that says something else', () => {
  const said = (reference: string, changes: Partial<Seen> = {}): Seen => ({
    reference,
    customerReference: '',
    amount: 10_000,
    state: 'paid',
    transactionId: `CT-${randomUUID()}`,
    ...changes,
  });

  it.each<[string, Partial<Seen>]>([
    ['another amount', { amount: 1 }],
    ['another customer', { customerReference: '9999999' }],
    ['another payment', { reference: randomUUID() }],
  ])('of %s credits nothing, and tells an operator', async (_what, changes) => {
    const before = await balance();
    const begun = await start(100);
    const { customerReference } = begun.frame;
    const platform = hearing((reference) => said(reference, { customerReference, ...changes }));
    await expect(settlePayment(platform, idOf(begun))).rejects.toThrow(Mismatch);
    expect((await paymentRow(idOf(begun))).state).toBe('checking');
    expect(await balance()).toBe(before);
    const counted = await gateway.platform.metrics.payments.get();
    expect(counted.values.find(({ labels }) => labels.outcome === 'mismatch')?.value).toBeGreaterThan(0);
  });

  it('names the money of another payment: it is credited to one of them', async () => {
    const before = await balance();
    const transactionId = `CT-${randomUUID()}`;
    const first = await start(100);
    const { customerReference } = first.frame;
    const platform = hearing((reference) => said(reference, { customerReference, transactionId }));
    await settlePayment(platform, idOf(first));
    const second = await start(100);
    await expect(settlePayment(platform, idOf(second))).rejects.toThrow(/card_transaction/);
    expect(await balance()).toBe(before - 10_000);
    expect((await paymentRow(idOf(second))).state).toBe('waiting');
  });

  it('took the money of one that was over: it is credited all the same', async () => {
    const before = await balance();
    const begun = await start(100);
    const { customerReference } = begun.frame;
    await settlePayment(
      hearing((reference) => said(reference, { customerReference, state: 'cancelled', transactionId: null })),
      idOf(begun),
    );
    expect((await paymentRow(idOf(begun))).state).toBe('cancelled');
    await settlePayment(
      hearing((reference) => said(reference, { customerReference })),
      idOf(begun),
    );
    expect((await paymentRow(idOf(begun))).state).toBe('paid');
    // Whatever is said later, it stays paid.
    await settlePayment(
      hearing((reference) => said(reference, { customerReference, state: 'refused', transactionId: null })),
      idOf(begun),
    );
    expect((await paymentRow(idOf(begun))).state).toBe('paid');
    expect(await balance()).toBe(before - 10_000);
  });
});

describe('a payment that waits for a person', () => {
  /** A payment of £120 of which the card provider has another amount, and how that is heard. */
  const contradicted = async () => {
    const begun = await start(120);
    const platform = hearing((reference) => ({
      reference,
      customerReference: begun.frame.customerReference,
      amount: 1,
      state: 'paid',
      transactionId: `CT-${randomUUID()}`,
    }));
    await expect(settlePayment(platform, idOf(begun))).rejects.toThrow(Mismatch);
    return { id: idOf(begun), platform, findPayment: platform.cards?.findPayment ?? cards.findPayment };
  };

  it('is listed with what the card provider says otherwise, and no other is', async () => {
    const { id, platform, findPayment } = await contradicted();
    expect(await mismatchedPayments(platform.db, { findPayment })).toMatchObject([
      { payment: { id, amount: 12_000, state: 'checking' }, why: 'it has £0.01' },
    ]);
    expect(await mismatchedPayments(platform.db, cards)).toEqual([]);
    const silent = { findPayment: () => Promise.reject(new Error('no answer')) };
    await expect(mismatchedPayments(platform.db, silent)).rejects.toThrow('no answer');
  });

  it('is listed when its money is that of another one', async () => {
    const transactionId = `CT-${randomUUID()}`;
    const first = await start(121);
    await settleManually(
      gateway.platform,
      idOf(first),
      { as: 'paid', cardTransaction: transactionId },
      { actor: 'tester', reason: 'seen at the bank', now: now() },
    );
    const second = await start(121);
    const findPayment = async (reference: string): Promise<Seen> => ({
      reference,
      customerReference: second.frame.customerReference,
      amount: 12_100,
      state: 'paid',
      transactionId,
    });
    expect(await mismatchedPayments(gateway.platform.db, { findPayment })).toMatchObject([
      {
        payment: { id: idOf(second) },
        why: `its money ${transactionId} is that of the payment ${idOf(first)}`,
      },
    ]);
    await expect(
      settleManually(
        gateway.platform,
        idOf(second),
        { as: 'paid', cardTransaction: transactionId },
        { actor: 'tester', reason: 'seen twice', now: now() },
      ),
    ).rejects.toThrow(CannotSettle);
    expect(await creditsOf(idOf(second))).toEqual([]);
  });

  it('is credited by the word of a person, once and for good', async () => {
    const before = await balance();
    const { id, platform } = await contradicted();
    const paid = { as: 'paid', cardTransaction: `CT-${randomUUID()}` } as const;
    const told = await Promise.allSettled(
      [1, 2].map(() =>
        settleManually(platform, id, paid, { actor: 'tester', reason: ' seen at the bank ', now: now() }),
      ),
    );
    expect(told.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await paymentRow(id)).toMatchObject({ state: 'paid', settled_because: 'seen at the bank' });
    expect(await creditsOf(id)).toEqual([{ change: -12_000, is_posted: false }]);
    expect(await balance()).toBe(before - 12_000);
  });

  it('of which no money was taken is over, whatever the card provider says later', async () => {
    const before = await balance();
    const { id, platform } = await contradicted();
    await settleManually(
      platform,
      id,
      { as: 'refused' },
      { actor: 'tester', reason: 'given back', now: now() },
    );
    await settlePayment(platform, id);
    await sweepPayments(platform);
    expect((await paymentRow(id)).state).toBe('refused');
    expect(await balance()).toBe(before);
  });

  it('is not settled without a reason, twice, or if there is none', async () => {
    const { id, platform } = await contradicted();
    const not = { as: 'refused' } as const;
    await expect(
      settleManually(platform, id, not, { actor: 'tester', reason: ' ', now: now() }),
    ).rejects.toThrow(CannotSettle);
    expect((await paymentRow(id)).state).toBe('checking');
    await settleManually(platform, id, not, { actor: 'tester', reason: 'given back', now: now() });
    await expect(
      settleManually(platform, id, not, { actor: 'tester', reason: 'again', now: now() }),
    ).rejects.toThrow(/refused already/);
    for (const unknown of [randomUUID(), 'nonsense'])
      await expect(
        settleManually(platform, unknown, not, { actor: 'tester', reason: 'x', now: now() }),
      ).rejects.toThrow(CannotSettle);
  });
});

it('is credited whatever the clock says: the days of an account go forward', async () => {
  const begun = await start(110);
  const { customerReference } = begun.frame;
  const seen = (reference: string): Seen => ({
    reference,
    customerReference,
    amount: 11_000,
    state: 'paid',
    transactionId: `CT-${randomUUID()}`,
  });
  await settlePayment({ ...hearing(seen), now: () => new Date('2020-01-01T12:00:00Z') }, idOf(begun));
  expect(await creditsOf(idOf(begun))).toHaveLength(1);
});

it('without an answer of the card provider nobody is told anything false', async () => {
  const port = new URL(gateway.frame).port;
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
