import { expect, it } from 'vitest';
import { isMostlyLongText } from './long-text-bodies.ts';

const max = 1000;
const long = 'x'.repeat(100_000);
const isTaken = (text: string): boolean => isMostlyLongText(Buffer.from(text), max);

it.each([
  ['nothing', ''],
  [
    'a file with its metadata',
    JSON.stringify({ Media: long, Metadata: [{ key: 'filename', value: 'a.gif' }] }),
  ],
  ['a text with a few quotes in it', JSON.stringify({ text: `${long}"\\"${long}`, other: 1 })],
  ['a text with a quote at its beginning', JSON.stringify({ text: `"${long}` })],
  ['a text that ends with a backslash', JSON.stringify([`${long}\\`, long])],
  ['a text that never ends', `{"Media":"${long}`],
])('takes %s', (_what, text) => {
  expect(isTaken(text)).toBe(true);
});

it.each([
  ['many empty lists', `{"a":[${'[],'.repeat(1000)}[]]}`],
  ['many short texts', JSON.stringify(Array(1000).fill('a'))],
  ['many values behind a long text', `{"Media":"${long}","a":[${'1,'.repeat(1000)}1]}`],
  ['many values behind a text that ends with a backslash', `["${long}\\\\",${'1,'.repeat(1000)}1]`],
  ['a text of quotes', JSON.stringify({ Media: '"'.repeat(100_000) })],
])('does not take %s', (_what, text) => {
  expect(isTaken(text)).toBe(false);
});
