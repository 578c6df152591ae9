import * as v from 'valibot';
import { expect, test } from 'vitest';
import { decimalPounds, groupedPounds, Pounds, penceOf, penceOfText, pounds, poundsOf } from './money.ts';

test('every whole number of pence comes back from the wire as it went', () => {
  // Up to £10,000, and further in steps that end in every digit.
  for (let pence = -1_000_000; pence <= 1_000_000; pence += 1) {
    if (penceOf(poundsOf(pence)) !== pence) throw new Error(String(pence));
  }
  for (let pence = 1_000_001; pence < 2_000_000_000; pence += 99_991) {
    expect(penceOf(JSON.parse(JSON.stringify(poundsOf(pence))))).toBe(pence);
    expect(v.is(Pounds, poundsOf(pence))).toBe(true);
  }
});

test.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%s is no money', (value) => {
  expect(v.is(Pounds, value)).toBe(false);
});

test.each([
  [0, '0.00', '0.00'],
  [5, '0.05', '0.05'],
  [-1250, '12.50', '12.50'],
  [500_000, '5000.00', '5,000.00'],
  [123_456_789, '1234567.89', '1,234,567.89'],
])('%i pence are posted as %s and shown as £%s', (pence, posted, shown) => {
  expect(decimalPounds(pence)).toBe(posted);
  expect(groupedPounds(pence)).toBe(shown);
  expect(pounds(pence)).toBe(`£${shown}`);
});

test.each([
  ['25', 2500],
  ['£25', 2500],
  [' £ 25.5 ', 2550],
  ['1,234.56', 123_456],
  ['0.29', 29],
  ['1.005', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['12,34', undefined],
  ['', undefined],
  ['abc', undefined],
  ['.5', undefined],
])('‘%s’ typed is %s pence', (typed, pence) => {
  expect(penceOfText(typed)).toBe(pence);
});
