import { randomUUID } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { getPaymentToken } from '../../contract/payments.ts';
import { testCards } from '../../gateway/card-provider/cards.ts';
import { noticePath } from '../../gateway/money/paths.ts';
import { sweepPayments } from '../../gateway/money/settle.ts';
import type { PaymentTable } from '../../gateway/money/tables.ts';
import { now } from '../support/clock.ts';
import { idOf, startPaying } from '../support/paying.ts';
import { fieldsOf, outcomeCounts, payInFrame, post, stateOf } from '../support/payments.ts';

const { gateway, ben, balance, start, notify } = startPaying();

describe('the frame', () => {
  it('opens for what was agreed alone, once, and shows itself to the portal alone', async () => {
    const begun = await start(80);
    const fields = await fieldsOf(ben(), begun);
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
    expect(opened.headers.get('content-security-policy')).toContain(`frame-ancestors ${gateway().url}`);
    const page = await opened.text();
    expect(page).toContain('£80.00');
    const wrong = await post(`${gateway().frame}/frame/pay`, {
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
    const newer = await fieldsOf(ben(), begun);
    expect((await post(begun.frame.address, fields)).status).toBe(403);
    expect((await post(begun.frame.address, newer)).status).toBe(200);
  });

  it('cannot be opened for a payment that was tried', async () => {
    const begun = await start(81);
    await payInFrame(ben(), begun, testCards.never.number);
    const request = { params: { customerId: ben().customerId }, query: { paymentId: idOf(begun) } };
    expect((await ben().send(getPaymentToken, request)).status).toBe(409);
  });

  it('cannot be opened for one that is over or too old here, whatever the card provider thinks of it', async () => {
    const begun = await start(83);
    const request = { params: { customerId: ben().customerId }, query: { paymentId: idOf(begun) } };
    const write = (changes: Updateable<PaymentTable>) =>
      gateway().platform.db.updateTable('payment').set(changes).where('id', '=', idOf(begun)).execute();
    await write({ state: 'expired', decided_at: now() });
    expect((await ben().send(getPaymentToken, request)).status).toBe(409);
    const anHourAgo = new Date(now().getTime() - 3_600_000);
    await write({ state: 'waiting', decided_at: null, created_at: anHourAgo });
    expect((await ben().send(getPaymentToken, request)).status).toBe(409);
    await write({ created_at: now() });
    expect((await ben().send(getPaymentToken, request)).status).toBe(200);
  });

  it('is opened to whoever pays, and by no other name', async () => {
    const begun = await start(84);
    const request = { params: { customerId: randomUUID() }, query: { paymentId: idOf(begun) } };
    expect((await ben().send(getPaymentToken, request)).status).toBe(404);
  });

  it('is opened for the payment that was begun last, when none is named', async () => {
    const begun = await start(82);
    const { token, key } = await ben().call(getPaymentToken, {
      params: { customerId: ben().customerId },
      query: {},
    });
    const { customerReference, amount, paymentReason } = begun.frame;
    const opened = await post(begun.frame.address, { token, key, customerReference, amount, paymentReason });
    expect(opened.status).toBe(200);
  });

  it('keeps nothing of a card', async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*)::text as found from card_payment t where t::text like '%1111%1111%' or t::text like '%12/30%'`.execute(
      gateway().platform.db,
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
      const answer = await fetch(`${gateway().frame}/payments/${idOf(begun)}${path}`, {
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
    const unsigned = await fetch(`${gateway().url}${noticePath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), reference: idOf(begun) }),
    });
    expect(unsigned.status).toBe(403);
    const id = randomUUID();
    expect([(await notify(idOf(begun), { id })).status, (await notify(idOf(begun), { id })).status]).toEqual([
      204, 204,
    ]);
    expect(await stateOf(ben(), begun)).toBe('waiting');
    expect((await notify(randomUUID())).status).toBe(204);
  });

  it('is counted by what became of it, and remembered for a day', async () => {
    const { db, metrics } = gateway().platform;
    const counts = async () => {
      const { settled = 0, repeated = 0, refused = 0 } = await outcomeCounts(metrics.paymentNotices);
      return [settled, repeated, refused];
    };
    const before = await counts();
    const begun = await start(92);
    const id = randomUUID();
    for (const secret of [undefined, undefined, 'guessed'])
      await notify(idOf(begun), { id, ...(secret ? { secret } : {}) });
    expect((await counts()).map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1]);
    const isRemembered = async (hours: number) => {
      const received_at = new Date(now().getTime() - hours * 3_600_000);
      await db.updateTable('payment_notice').set({ received_at }).where('id', '=', id).execute();
      await sweepPayments(gateway().platform);
      return (await db.selectFrom('payment_notice').select('id').where('id', '=', id).execute()).length === 1;
    };
    expect([await isRemembered(23), await isRemembered(25)]).toEqual([true, false]);
  });

  it('proves nothing by itself: one that comes before the money changes nothing', async () => {
    const before = await balance();
    const begun = await start(91);
    await notify(idOf(begun));
    await fieldsOf(ben(), begun);
    await notify(idOf(begun));
    expect(await stateOf(ben(), begun)).toBe('waiting');
    expect(await balance()).toBe(before);
  });
});
