import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

const a = (count: number) => 'a'.repeat(count);

test.each([
  'amara.okafor@example.com',
  ' amara@example.co.uk ',
  'a+b_c-d@mail-1.example',
  `${a(51)}@${a(43)}.test`,
  `${a(64)}@${a(29)}.com`,
])('‘%s’ is an address', (text) => expect(isEmail(text)).toBe(true));

test.each([
  '',
  'amara',
  'amara@example',
  '@example.com',
  'amara@',
  'amara@@example.com',
  'two words@example.com',
  'amara..okafor@example.com',
  '.amara@example.com',
  'amara-@example.com',
  'amara@-example.com',
  'amara@example..com',
  `${a(65)}@example.com`,
  `amara@${a(45)}.com`,
  `${a(57)}@${a(39)}.com`,
])('‘%s’ is none', (text) => expect(isEmail(text)).toBe(false));
