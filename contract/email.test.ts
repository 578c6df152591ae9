import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

const local = (length: number) => 'a'.repeat(length);
/** A domain of this many characters, with labels of a length that domains allow. */
const domain = (length: number) => `${'b'.repeat(length - 24)}.${'c'.repeat(20)}.uk`;

it.each([
  ' a@b.uk ',
  'first.last+tag@sub.example-site.co.uk',
  "o'neil@example.com",
  `${local(64)}@example.com`,
  `${local(51)}@${domain(48)}`,
])('takes %s', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  '',
  'plain',
  'a@b',
  '@example.com',
  'a@@example.com',
  'a b@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a-@example.com',
  'a@-example.com',
  'a@example-.com',
  'a@example..com',
  'a@example.c',
  'a@example.com\nbcc: b@example.com',
  'ä@example.com',
  'two words@example.com',
  `${local(65)}@example.com`,
  `a@${domain(49)}`,
  `${local(52)}@${domain(48)}`,
])('refuses %s', (address) => {
  expect(isEmail(address)).toBe(false);
});

it('says so quickly about a text that is made to be slow', () => {
  expect(isEmail(`a@${'b-'.repeat(5000)}`)).toBe(false);
  expect(isEmail(`a@${'b.'.repeat(23)}1`)).toBe(false);
});
