import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CardProvider, Seen } from '../../gateway/money/card-provider.ts';
import { CannotSettle, mismatchedPayments, settleManually } from '../../gateway/money/manual-settlement.ts';
import { Mismatch, settlePayment, sweepPayments } from '../../gateway/money/settle.ts';
import { inMinutes, now } from '../support/clock.ts';
import { idOf, startPaying } from '../support/paying.ts';

const { gateway, cards, balance, start, paymentRow, creditsOf, hearing } = startPaying();

/** What the card provider says of a payment, unless told that £100 were paid. */
const said = (reference: string, changes: Partial<Seen> = {}): Seen => ({
  reference,
  customerReference: '',
  amount: 10_000,
  state: 'paid',
  transactionId: `CT-${randomUUID()}`,
  ...changes,
});

describe('a card provider that says something else', () => {
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
    const counted = await gateway().platform.metrics.payments.get();
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
    const { customerReference } = begun.frame;
    const platform = hearing((reference) => said(reference, { customerReference, amount: 1 }));
    await expect(settlePayment(platform, idOf(begun))).rejects.toThrow(Mismatch);
    return { id: idOf(begun), platform, findPayment: platform.cards?.findPayment ?? cards().findPayment };
  };

  it('is listed with what the card provider says otherwise, and no other is', async () => {
    const { id, platform, findPayment } = await contradicted();
    expect(await mismatchedPayments(platform.db, { findPayment })).toMatchObject([
      { payment: { id, amount: 12_000, state: 'checking' }, why: 'it has £0.01' },
    ]);
    expect(await mismatchedPayments(platform.db, cards())).toEqual([]);
    const silent = { findPayment: () => Promise.reject(new Error('no answer')) };
    await expect(mismatchedPayments(platform.db, silent)).rejects.toThrow('no answer');
  });

  it('is listed when its money is that of another one', async () => {
    const transactionId = `CT-${randomUUID()}`;
    const first = await start(121);
    await settleManually(
      gateway().platform,
      idOf(first),
      { as: 'paid', cardTransaction: transactionId },
      { actor: 'tester', reason: 'seen at the bank', now: now() },
    );
    const second = await start(121);
    const { customerReference } = second.frame;
    const findPayment = async (reference: string): Promise<Seen> =>
      said(reference, { customerReference, amount: 12_100, transactionId });
    expect(await mismatchedPayments(gateway().platform.db, { findPayment })).toMatchObject([
      {
        payment: { id: idOf(second) },
        why: `its money ${transactionId} is that of the payment ${idOf(first)}`,
      },
    ]);
    await expect(
      settleManually(
        gateway().platform,
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

describe('a payment that the card provider is asked about', () => {
  it('expires after half an hour if it was never made known, and only then', async () => {
    const begun = await start(100);
    const stateAfter = async (minutes: number) => {
      await settlePayment({ ...hearing(() => undefined), now: inMinutes(minutes) }, idOf(begun));
      return (await paymentRow(idOf(begun))).state;
    };
    expect([await stateAfter(29), await stateAfter(31)]).toEqual(['waiting', 'expired']);
  });

  it('goes on while its form is open there, however long', async () => {
    const begun = await start(100);
    const { customerReference } = begun.frame;
    const platform = hearing((reference) =>
      said(reference, { customerReference, state: 'open', transactionId: null }),
    );
    await settlePayment({ ...platform, now: inMinutes(60) }, idOf(begun));
    expect((await paymentRow(idOf(begun))).state).toBe('waiting');
  });

  it('is not asked about any more once it is paid', async () => {
    const begun = await start(100);
    const { customerReference } = begun.frame;
    await settlePayment(
      hearing((reference) => said(reference, { customerReference })),
      idOf(begun),
    );
    const silent = hearing(() => {
      throw new Error('it was asked');
    });
    expect(await settlePayment(silent, idOf(begun))).toMatchObject({ state: 'paid' });
  });

  it('is left as it is while there is no answer, which whoever sweeps is told', async () => {
    const begun = await start(100);
    const silent = hearing(() => {
      throw new Error('no answer');
    });
    expect(await sweepPayments({ ...silent, now: inMinutes(2) })).toBe(1);
    expect((await paymentRow(idOf(begun))).state).toBe('waiting');
  });

  it('stays paid if somebody else settles it meanwhile, whatever is answered then', async () => {
    const before = await balance();
    const begun = await start(100);
    const { customerReference } = begun.frame;
    const platform = hearing((reference) => said(reference, { customerReference }));
    const late: CardProvider = {
      ...cards(),
      findPayment: async (reference) => {
        await settlePayment(platform, reference);
        return said(reference, { customerReference, amount: 1 });
      },
    };
    await expect(settlePayment({ ...platform, cards: late }, idOf(begun))).rejects.toThrow(Mismatch);
    expect((await paymentRow(idOf(begun))).state).toBe('paid');
    expect(await balance()).toBe(before - 10_000);
  });
});

it('is credited whatever the clock says: the days of an account go forward', async () => {
  const begun = await start(110);
  const { customerReference } = begun.frame;
  const platform = hearing((reference) => said(reference, { customerReference, amount: 11_000 }));
  await settlePayment({ ...platform, now: () => new Date('2020-01-01T12:00:00Z') }, idOf(begun));
  expect(await creditsOf(idOf(begun))).toHaveLength(1);
});
