import { expect, it } from 'vitest';
import { findViolation, type Operation } from '../conform/linearizability.ts';
import {
  type Beginning,
  type DiaryInput,
  type DiaryOutput,
  diaryModel,
} from './support/histories/diary-model.ts';
import { type MoneyInput, type MoneyOutput, moneyModel } from './support/histories/money-model.ts';
import { tableOf } from './support/histories/record.ts';

/** Operations that are all under way at once, or each after the one before. */
const played = <Input, Output>(
  isAtOnce: boolean,
  pairs: readonly (readonly [Input, Output])[],
): Operation<Input, Output>[] =>
  pairs.map(([input, output], index) => ({
    caller: 'a tab',
    input,
    output,
    invoked: isAtOnce ? index : index * 10,
    responded: isAtOnce ? 100 + index : index * 10 + 5,
  }));

const beginning: Beginning = { repairs: { tap: 1, door: 1 }, slots: { 'S mon': 1, 'S tue': 1 } };
const isDiary = (isAtOnce: boolean, pairs: readonly (readonly [DiaryInput, DiaryOutput])[]) =>
  findViolation(diaryModel(beginning), played(isAtOnce, pairs)) === undefined;

const book = (repair: string, slot: string, key = repair): DiaryInput => ({
  kind: 'book',
  repair,
  slot,
  key,
});
const move = (repair: string, slot: string): DiaryInput => ({ kind: 'move', repair, slot, key: slot });
const made = (appointment: string): DiaryOutput => ({ status: 200, appointment });
const refused = { status: 412 };

it.each<readonly [string, boolean, readonly (readonly [DiaryInput, DiaryOutput])[]]>([
  [
    'one of two books the last place',
    true,
    [
      [book('tap', 'S mon'), refused],
      [book('door', 'S mon'), made('a')],
    ],
  ],
  [
    'two book the last place',
    false,
    [
      [book('tap', 'S mon'), made('a')],
      [book('door', 'S mon'), made('b')],
    ],
  ],
  [
    'the same key answers the same',
    true,
    [
      [book('tap', 'S mon'), made('a')],
      [book('tap', 'S mon'), made('a')],
    ],
  ],
  [
    'the same key books twice',
    false,
    [
      [book('tap', 'S mon'), made('a')],
      [book('tap', 'S mon'), made('b')],
    ],
  ],
  [
    'a move gives the place back',
    true,
    [
      [book('tap', 'S mon'), made('a')],
      [move('tap', 'S tue'), made('b')],
      [book('door', 'S mon'), made('c')],
    ],
  ],
])('diary: %s', (_says, isRight, pairs) => {
  expect(isDiary(true, pairs)).toBe(isRight);
});

it('diary: a read that comes after must see what was booked, and a tag that is not current cancels nothing', () => {
  const first = [book('tap', 'S mon'), made('a')] as const;
  const read = (shown: string, tag: string) =>
    [{ kind: 'readRepair', repair: 'tap' } as const, { status: 200, shown, tag }] as const;
  const full = (shown: string) =>
    [{ kind: 'readSlots', slots: ['S mon', 'S tue'] } as const, { status: 200, shown }] as const;
  const cancel = (tag: string, output: DiaryOutput) =>
    [{ kind: 'cancel', repair: 'tap', tag, key: 'k' } as const, output] as const;
  expect(isDiary(false, [first, read('Appointed S mon', '"2"'), full('S mon')])).toBe(true);
  expect(isDiary(false, [first, read('Unappointed nowhere', '"1"')])).toBe(false);
  expect(isDiary(false, [first, full('')])).toBe(false);
  expect(isDiary(true, [first, full('')])).toBe(true);
  expect(isDiary(false, [first, cancel('"1"', { status: 200, tag: '"3"' })])).toBe(false);
  expect(isDiary(false, [first, cancel('"1"', refused)])).toBe(true);
  expect(isDiary(false, [first, cancel('"2"', { status: 200, tag: '"3"' }), full('')])).toBe(true);
});

const isMoney = (isAtOnce: boolean, pairs: readonly (readonly [MoneyInput, MoneyOutput])[]) =>
  findViolation(moneyModel({ rent: 5000 }), played(isAtOnce, pairs)) === undefined;
const account = 'rent';
const begin = (amount: number, key: string, isWhole = false): MoneyInput => ({
  kind: 'begin',
  account,
  amount,
  isWhole,
  key,
});
const begun = (payment: string): MoneyOutput => ({ status: 200, payment });
const pay = (payment: string, status = 200) =>
  [{ kind: 'pay', account, payment } as const, { status }] as const;
const owes = (balance: number) =>
  [{ kind: 'readBalance', account } as const, { status: 200, balance }] as const;
const charge = [{ kind: 'charge', account, amount: 1000 } as const, { status: 200 }] as const;

it.each<readonly [string, boolean, readonly (readonly [MoneyInput, MoneyOutput])[]]>([
  ['a payment is credited', true, [[begin(2000, 'k'), begun('p')], pay('p'), owes(3000)]],
  ['a payment is credited twice', false, [[begin(2000, 'k'), begun('p')], pay('p'), owes(1000)]],
  ['a payment is made twice', false, [[begin(2000, 'k'), begun('p')], pay('p'), pay('p')]],
  ['a charge is lost', false, [[begin(2000, 'k'), begun('p')], charge, pay('p'), owes(3000)]],
  [
    'one amount waits once',
    true,
    [
      [begin(2000, 'k'), begun('p')],
      [begin(2000, 'l'), begun('p')],
    ],
  ],
  [
    'one amount waits twice',
    false,
    [
      [begin(2000, 'k'), begun('p')],
      [begin(2000, 'l'), begun('q')],
    ],
  ],
  [
    'what was given up is refused',
    true,
    [[begin(2000, 'k'), begun('p')], [begin(9, 'l'), begun('q')], pay('p', 409)],
  ],
  ['what waits is refused', false, [[begin(2000, 'k'), begun('p')], pay('p', 409)]],
  [
    'all that was owed is not all any more',
    true,
    [charge, [begin(5000, 'k', true), { status: 409, balance: 6000 }]],
  ],
  ['all that was owed is begun all the same', false, [charge, [begin(5000, 'k', true), begun('p')]]],
])('money: %s', (_says, isRight, pairs) => {
  expect(isMoney(false, pairs)).toBe(isRight);
});

it('tells a violation as a table with times from the first operation', () => {
  const pairs = [owes(5000), owes(4000)];
  expect(tableOf(findViolation(moneyModel({ rent: 5000 }), played(false, pairs)) ?? [])).toEqual([
    'ms          who    does         with          response',
    '0.0 to 5.0  a tab  readBalance  account rent  status 200, balance 4000',
  ]);
});
