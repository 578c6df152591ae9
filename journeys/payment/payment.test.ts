import { describe, expect, test } from 'vitest';
import { payment as copy } from '../../content/payment.ts';
import type { Call, CallOptions, Gateway } from '../../contract/call.ts';
import { emptyMemory, Fault, fill, restore } from '../../machines/engine/index.ts';
import { beginPayment, isFrameOver, loadAccount, openFrame } from './calls.ts';
import { payment as journey } from './journey.ts';
import type { PaymentSituation } from './situation.ts';
import { nothingKnown, type PaymentFacts } from './vocabulary.ts';

const begun: PaymentFacts['payment'] = {
  id: 'payment',
  frame: {
    address: 'https://cards.example/frame',
    origin: 'https://cards.example',
    customerReference: '10004820',
    amount: '46.40',
    paymentReason: 'Rent',
  },
};

const facts: PaymentFacts = {
  ...nothingKnown,
  account: { id: 'account', name: 'Rent Account', payref: '10004820', balance: 4640, pending: [] },
};
const situation = (answers: PaymentSituation['answers'], known = facts): PaymentSituation => ({
  answers,
  facts: known,
  editing: false,
});

/** A gateway that answers every call so, and notes what it was asked. */
function toolsWith(answer: (call: Call) => unknown) {
  const asked: { readonly body: unknown; readonly key: string | undefined }[] = [];
  const call = async (one: Call, { body }: { body?: unknown }, { idempotencyKey: key }: CallOptions) => {
    asked.push({ body, key });
    return answer(one);
  };
  const tools = {
    services: { gateway: { call } as unknown as Gateway, customerId: 'me' },
    key: 'step',
    signal: new AbortController().signal,
    now: () => new Date('2026-11-22T13:15:00Z'),
    wait: async () => {},
    once: <T>(_name: string, start: () => Promise<T>) => start(),
  };
  return { tools, asked };
}

const refused = (problem: unknown) => () => {
  throw new Fault('conflict', { status: 409, problem });
};
const changed = {
  type: 'urn:doorstep:problem:balance-changed',
  title: 'Changed',
  status: 409,
  balance: { value: -3.6 },
};

describe('the outstanding balance', () => {
  test('is begun as such, by a key that is its own for each amount', async () => {
    const { tools, asked } = toolsWith(() => ({ 'payment-identifier': 'payment', frame: begun.frame }));
    expect(await beginPayment(situation({ amount: 'balance' }), tools)).toEqual({ payment: begun });
    await beginPayment(situation({ amount: 'other', other: '£46.40' }), tools);
    const body = { 'account-identifier': 'account', amount: 46.4 };
    expect(asked).toEqual([
      { body: { ...body, 'is-outstanding-balance': true }, key: 'step:4640' },
      { body, key: 'step:4640' },
    ]);
  });

  test('that is another one by now is learnt, told, and does not cost the choice', async () => {
    const { tools } = toolsWith(refused(changed));
    const answer = await beginPayment(situation({ amount: 'balance' }), tools);
    expect(answer).toEqual({ balance: -360 });
    const outcome = journey.operations.beginPayment?.outcomes['another balance is owed now'];
    expect(outcome?.when?.(answer, situation({}))).toBe(true);
    expect(outcome?.goTo).toBe('stay');
    const learnt = outcome?.facts?.(answer, situation({ amount: 'balance' })) as Partial<PaymentFacts>;
    expect(learnt.account).toEqual({ ...facts.account, balance: -360 });
    const values = journey.placeholders(situation({}, { ...facts, ...learnt }));
    expect(values.balance).toBe('£3.60 in Credit');
  });

  test.each([
    ['a conflict of another kind', { ...changed, type: 'about:blank' }],
    ['a conflict without a figure', { ...changed, balance: undefined }],
    ['no document', undefined],
  ])('%s stays the fault that it is', async (_what, problem) => {
    const { tools } = toolsWith(refused(problem));
    await expect(beginPayment(situation({ amount: 'balance' }), tools)).rejects.toThrow(Fault);
  });

  test('is read anew when the journey is opened again', () => {
    const outcomes = { loadAccount: { name: 'the account is known', of: '', notices: [] } };
    const kept = { ...emptyMemory(journey, facts), answers: { amount: 'balance' }, outcomes };
    const { memory } = restore(journey, kept);
    expect(memory.outcomes).toEqual({});
    expect(memory.answers).toEqual({ amount: 'balance' });
  });

  test('changes nothing of a payment that was begun: its own amount is shown', () => {
    const known = { ...facts, payment: begun, account: { ...facts.account, balance: 99 } };
    expect(journey.placeholders(situation({ amount: 'balance' }, known as PaymentFacts)).amount).toBe(
      '£46.40',
    );
  });

  test.each([
    [725_000, 'more is owed than can be paid at once', 'Payment_Balance_Too_High'],
    [50, 'less is owed than can be paid', 'Payment_Balance_Too_Low'],
  ])('of %i pence has words of its own', (balance, rule, notice) => {
    const known = { ...facts, account: { ...facts.account, balance } } as PaymentFacts;
    expect(journey.rules[rule]?.(situation({}, known))).toBe(true);
    expect(journey.rules[rule]?.(situation({}))).toBe(false);
    expect(journey.steps[0]?.notices).toContainEqual({ when: rule, notice });
  });
});

test('the amount is asked for with the account and its payment reference', () => {
  expect(fill(copy.steps.amount.hint, journey.placeholders(situation({})))).toMatch(
    /^Rent Account\. Payment reference: 10004820\. Balance: /,
  );
});

test('a payment that is still being checked is named, and paying again takes a tick', () => {
  const pending = [
    { id: 'p', reference: 'P-KTWH-4CXN', amount: 1300, since: '2026-11-22T10:00:00Z' },
    { id: 'q', reference: 'P-3479-CDFG', amount: 500, since: '2026-11-21T10:00:00Z' },
  ];
  const known = { ...facts, account: { ...facts.account, pending } } as PaymentFacts;
  expect(journey.rules['a payment is still being checked']?.(situation({}, known))).toBe(true);
  expect(journey.placeholders(situation({}, known)).pending).toMatch(
    /^£13.00, .*, P-KTWH-4CXN; £5.00, .*, P-3479-CDFG$/,
  );
  expect(journey.questions.again?.check(undefined, known)).toEqual([{ notice: 'Payment_Again_Missing' }]);
  expect(journey.questions.again?.check(['again'], known)).toEqual([]);
  expect(emptyMemory(journey).facts).toEqual(nothingKnown);
});

describe('the card form', () => {
  const known: PaymentFacts = { ...facts, payment: begun };

  test('of a payment that was tried or given up is over, and any other fault stays one', async () => {
    expect(await openFrame(known, toolsWith(refused(undefined)).tools)).toBe('over');
    const dropped = toolsWith(() => {
      throw new Fault('dropped');
    });
    await expect(openFrame(known, dropped.tools)).rejects.toThrow(Fault);
  });

  test.each([
    ['waiting', false],
    ['checking', true],
    ['paid', true],
    ['refused', true],
    ['cancelled', true],
    ['expired', true],
  ])('of a payment that is %s is over: %s', async (state, isOver) => {
    expect(await isFrameOver(known, toolsWith(() => ({ state })).tools)).toBe(isOver);
  });
});

describe('the account that money is paid into', () => {
  const account = (id: string, type = 'REN') => ({
    'account-identifier': id,
    'account-type': type,
    'tenancy-type': 'SECURE',
    identifiers: { 'pay-ref': id, 'account-number': id },
    balance: [],
    'as-at': '2026-11-21T10:00:00.000Z',
    'last-transaction': null,
    'last-payment': null,
    'pending-payments': [],
  });
  const answers: Readonly<Record<string, unknown>> = {
    getAccounts: { accounts: [account('first'), account('second')] },
    getCustomer: { statuses: { isCatalyst: false } },
  };
  const loaded = (accountId: string, changes: Readonly<Record<string, unknown>> = {}) => {
    const { tools } = toolsWith(({ id }) => {
      const answer = { ...answers, ...changes }[id];
      if (answer instanceof Error) throw answer;
      return answer;
    });
    return loadAccount(situation({}, { ...nothingKnown, accountId }), tools);
  };

  test('is the one that was asked for, else the first, and none where that cannot be paid', async () => {
    expect((await loaded('second')).account?.id).toBe('second');
    expect((await loaded('')).account?.id).toBe('first');
    expect((await loaded('another')).account).toBeNull();
    expect((await loaded('', { getAccounts: { accounts: [] } })).account).toBeNull();
  });

  test('can be paid where nobody can tell whether help can be asked for, but not once signed out', async () => {
    expect((await loaded('')).mayAskForHelp).toBe(true);
    const known = await loaded('', { getCustomer: new Fault('failed') });
    expect(known).toMatchObject({ account: { id: 'first' }, mayAskForHelp: false });
    await expect(loaded('', { getCustomer: new Fault('signedOut') })).rejects.toThrow(Fault);
  });
});

test('nothing is begun without an account, or without an amount', async () => {
  const { tools, asked } = toolsWith(() => ({ 'payment-identifier': 'payment', frame: begun.frame }));
  const none = situation({ amount: 'balance' }, { ...facts, account: null });
  await expect(beginPayment(none, tools)).rejects.toThrow('nothing to pay is known');
  const unknown = situation({ amount: 'other', other: 'abc' });
  await expect(beginPayment(unknown, tools)).rejects.toThrow('nothing to pay is known');
  expect(asked).toEqual([]);
});

describe('the bounds of what can be paid at once', () => {
  const known = (balance: number) => ({ ...facts, account: { ...facts.account, balance } }) as PaymentFacts;
  const holds = (rule: string, balance: number) => journey.rules[rule]?.(situation({}, known(balance)));

  test.each([
    ['more is owed than can be paid at once', 500_000, false],
    ['more is owed than can be paid at once', 500_001, true],
    ['less is owed than can be paid', 100, false],
    ['less is owed than can be paid', 99, true],
    ['less is owed than can be paid', 0, false],
    ['a balance is owed', 1, true],
    ['a balance is owed', 0, false],
  ])('%s at %i pence: %s', (rule, balance, value) => {
    expect(holds(rule, balance)).toBe(value);
  });

  test('where no account is known nothing is owed, and a field that nobody has touched is not wrong', () => {
    const none = { ...facts, account: null };
    const isWrong = journey.rules['the amount is not one that can be paid'];
    for (const rule of [
      'a balance is owed',
      'less is owed than can be paid',
      'a payment is still being checked',
    ])
      expect(journey.rules[rule]?.(situation({}, none)), rule).toBe(false);
    expect(isWrong?.(situation({ amount: 'other' }))).toBe(false);
    expect(isWrong?.(situation({ amount: 'other', other: 'abc' }))).toBe(true);
    expect(isWrong?.(situation({ amount: 'other', other: '1' }))).toBe(false);
    expect(isWrong?.(situation({}))).toBe(false);
  });
});
