import { expect, test } from 'vitest';
import { anyOf, compareNames, counted, numberInWords } from './language.ts';

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [21, '21 files'],
  [1001, '1,001 files'],
])('%i is written as ‘%s’', (count, text) => {
  expect(counted(count, { one: '{count} file', other: '{count} files' })).toBe(text);
});

test('thousands are grouped', () => {
  expect([0, 999, 1000, 1_234_567].map(numberInWords)).toEqual(['0', '999', '1,000', '1,234,567']);
});

test('one of several names', () => {
  expect(anyOf(['JPG', 'PNG', 'PDF'])).toBe('JPG, PNG or PDF');
  expect(anyOf(['PDF'])).toBe('PDF');
});

test('names are in the order of a dictionary, whatever their case', () => {
  expect(['zip', 'Éclair', 'ant', 'Eel'].toSorted(compareNames)).toEqual(['ant', 'Éclair', 'Eel', 'zip']);
});
