import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardProvider } from '../../content/card-provider.ts';
import { type Account, getTransactions } from '../../contract/accounts.ts';
import { BalanceChanged, beginPayment, getPayment, getPaymentToken } from '../../contract/payments.ts';
import { testCards } from '../../gateway/card-provider/cards.ts';
import { inTransaction } from '../../gateway/database/transactions.ts';
import { appendLine } from '../../gateway/money/ledger.ts';
import { settleManually } from '../../gateway/money/manual-settlement.ts';
import { begin as beginRow } from '../../gateway/money/payments.ts';
import { settlePayment } from '../../gateway/money/settle.ts';
import { now } from '../support/clock.ts';
import { type Browser, eventually, signIn } from '../support/gateway.ts';
import { accountOf, balanceOf, begin, fieldsOf, post, startWithCards, stateOf } from '../support/payments.ts';
import { messagesAbout } from '../support/written-messages.ts';

let gateway: Awaited<ReturnType<typeof startWithCards>>;
let ben: Browser;
beforeAll(async () => {
  gateway = await startWithCards();
  ben = await signIn(gateway, 'ben.hughes@example.com');
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

type Begun = Awaited<ReturnType<typeof begin>>;
const idOf = (begun: Begun) => begun['payment-identifier'];

/** Takes the money of a payment at the card provider, without anybody being told. */
const takeMoney = async (begun: Begun): Promise<void> => {
  await fieldsOf(ben, begun);
  await gateway.platform.db
    .updateTable('card_payment')
    .set({ state: 'paid', transaction_id: `CT-${randomUUID()}` })
    .where('reference', '=', idOf(begun))
    .execute();
};

/** Waits until some session of the database waits for a lock. */
const someoneWaits = () =>
  eventually(async () => {
    const { rows } = await sql<{ waiting: string }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(gateway.platform.db);
    return rows[0]?.waiting === '0' ? undefined : true;
  });

describe('payments at once', () => {
  it('are begun and settled in one order of locks, so that neither waits for the other for ever', async () => {
    const { platform } = gateway;
    const before = balanceOf(await accountOf(ben));
    const account = await accountOf(ben);
    const begun = await begin(ben, account, 20);
    await takeMoney(begun);
    const accountId = account['account-identifier'];
    let settled: Promise<unknown> = Promise.resolve();
    await platform.db.transaction().execute(async (transaction) => {
      // As a rival that begins another amount in the same moment.
      await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
      settled = settlePayment(platform, idOf(begun)).catch((error: unknown) => error);
      await someoneWaits();
      await beginRow(platform, transaction, { customerId: ben.customerId, accountId, amount: 2100 });
    });
    expect(await settled).toMatchObject({ state: 'paid' });
    expect(await stateOf(ben, begun)).toBe('paid');
    expect(balanceOf(await accountOf(ben))).toBe(before - 2000);
  });

  it('by rivals that begin while others are settled are answered, and credited once each', async () => {
    const account = await accountOf(ben);
    const before = balanceOf(account);
    const statuses: number[] = [];
    let paid = 0;
    for (let round = 0; round < 12; round += 1) {
      const begun = await begin(ben, account, 30 + round);
      await takeMoney(begun);
      paid += 3000 + round * 100;
      const rivals = Array.from({ length: 3 }, (_, index) =>
        ben.send(
          beginPayment,
          {
            body: {
              'account-identifier': account['account-identifier'],
              amount: 100 + round * 3 + index,
            },
          },
          { idempotencyKey: randomUUID() },
        ),
      );
      const [answers] = await Promise.all([
        Promise.all(rivals),
        settlePayment(gateway.platform, idOf(begun)),
        settlePayment(gateway.platform, idOf(begun), { giveUp: true }),
        stateOf(ben, begun),
      ]);
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    expect(balanceOf(await accountOf(ben))).toBe(before - paid);
  });
});

describe('a payment of the whole outstanding balance', () => {
  const send = (account: Account, amount: number, isWhole = true) =>
    ben.send(
      beginPayment,
      {
        body: {
          'account-identifier': account['account-identifier'],
          amount,
          ...(isWhole ? { 'is-outstanding-balance': true } : {}),
        },
      },
      { idempotencyKey: randomUUID() },
    );
  /** Charges or credits the account, as anybody else than this tab may. */
  const change = async (pence: number): Promise<Account> => {
    const account = await accountOf(ben);
    await inTransaction(gateway.platform.db, (transaction) =>
      appendLine(
        transaction,
        account['account-identifier'],
        {
          description: 'Change',
          transaction_type: 'DRS',
          payment_code: pence < 0 ? 'CR' : 'DR',
          is_posted: false,
          payment_id: null,
          change: pence,
        },
        gateway.platform.now(),
      ),
    );
    return accountOf(ben);
  };
  /** The account with this balance. */
  const owing = async (pence: number): Promise<Account> => {
    const difference = pence - balanceOf(await accountOf(ben));
    return difference === 0 ? accountOf(ben) : change(difference);
  };
  const waiting = () =>
    gateway.platform.db.selectFrom('payment').select('id').where('state', '=', 'waiting').execute();

  it('is begun while that is its amount, and any other amount is begun without being meant so', async () => {
    const account = await owing(4640);
    expect((await send(account, 46.4)).status).toBe(201);
    expect((await send(account, 50, false)).status).toBe(201);
  });

  it.each([
    ['less', -1000, 36.4],
    ['more', 500, 51.4],
    ['nothing', -4640, 0],
    ['in credit', -5000, -3.6],
  ])('is refused once %s is owed, with what is owed now, and nothing is begun', async (_what, by, now) => {
    const account = await owing(4640);
    await change(by);
    const answer = await send(account, 46.4);
    expect(answer.status).toBe(409);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(v.parse(BalanceChanged, JSON.parse(answer.text))).toMatchObject({
      status: 409,
      balance: { value: now },
    });
    expect(await waiting()).toEqual([]);
  });

  it('opens no card form any more once another amount is owed', async () => {
    const account = await owing(4640);
    const whole = await ben.call(
      beginPayment,
      {
        body: {
          'account-identifier': account['account-identifier'],
          amount: 46.4,
          'is-outstanding-balance': true,
        },
      },
      { idempotencyKey: randomUUID() },
    );
    await fieldsOf(ben, whole);
    await change(-5000);
    const request = { params: { customerId: ben.customerId }, query: { paymentId: idOf(whole) } };
    const refused = await ben.send(getPaymentToken, request);
    expect([refused.status, JSON.parse(refused.text).title]).toEqual([
      409,
      'This payment is over: the outstanding balance is another one now',
    ]);
    expect(await stateOf(ben, whole)).toBe('cancelled');
    const named = await begin(ben, account, 46.4);
    await change(100);
    expect(await fieldsOf(ben, named)).toHaveProperty('token');
  });
});

describe('the card form of a payment that is over', () => {
  it('says so inside the portal, whichever way it is asked for', async () => {
    const first = await begin(ben, await accountOf(ben), 15);
    const fields = await fieldsOf(ben, first);
    // Another tab opens the form again, and then another one begins another amount.
    await fieldsOf(ben, first);
    await begin(ben, await accountOf(ben), 16);
    const { token = '' } = fields;
    for (const [path, entries] of [
      ['/frame', fields],
      ['/frame/pay', { token, name: 'B', number: testCards.paid.number, expiry: '12/30', code: '123' }],
      ['/frame/cancel', { token }],
    ] as const) {
      const answer = await post(`${gateway.frame}${path}`, entries);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${gateway.url};`);
      expect(await answer.text()).toContain(cardProvider.frame.over);
    }
  });
});

describe('the reference of a payment', () => {
  it('is short, is the same wherever the payment is named, and is taken by staff too', async () => {
    const { db } = gateway.platform;
    const begun = await begin(ben, await accountOf(ben), 12.5);
    const params = { paymentId: idOf(begun) };
    const { reference } = await ben.call(getPayment, { params });
    expect(reference).toMatch(/^P-[CDFGHJKMNPQRTVWXY3479]{4}-[CDFGHJKMNPQRTVWXY3479]{4}$/);
    await fieldsOf(ben, begun);
    await db
      .updateTable('card_payment')
      .set({ state: 'processing' })
      .where('reference', '=', idOf(begun))
      .execute();
    await settlePayment(gateway.platform, idOf(begun));
    const account = await accountOf(ben);
    expect(account['pending-payments']).toMatchObject([{ 'payment-identifier': idOf(begun), reference }]);
    const paid = { as: 'paid', cardTransaction: `CT-${randomUUID()}` } as const;
    await settleManually(gateway.platform, ` ${reference.toLowerCase()} `, paid, {
      actor: 'tester',
      reason: 'seen',
      now: now(),
    });
    const { transactions } = await ben.call(getTransactions, {
      params: { accountId: account['account-identifier'] },
      query: { limit: 1 },
    });
    expect(transactions[0]?.['transaction-description']).toContain(reference);
    const [message] = await messagesAbout(gateway, reference);
    expect(message?.subject).toBe('We have your payment of £12.50');
    // Whoever settles it, the receipt goes out by e-mail too.
    const letters = await db
      .selectFrom('mail')
      .select(['recipient', 'subject'])
      .where('body', 'like', `%${reference}%`)
      .execute();
    expect(letters).toEqual([
      { recipient: 'ben.hughes@example.com', subject: 'We have your payment of £12.50' },
    ]);
  });

  it('is one of its own, which the database holds', async () => {
    const { db } = gateway.platform;
    const { rows } = await sql<{ made: string }>`
      select payment_reference() as made from generate_series(1, 2000)`.execute(db);
    expect(new Set(rows.map(({ made }) => made)).size).toBe(2000);
    const begun = await begin(ben, await accountOf(ben), 13);
    const other = await begin(ben, await accountOf(ben), 14);
    const same = sql`update payment set reference =
      (select reference from payment where id = ${idOf(begun)}) where id = ${idOf(other)}`;
    await expect(same.execute(db)).rejects.toMatchObject({ code: '23505' });
  });
});
