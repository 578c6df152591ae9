import { expect, it } from 'vitest';
import { readCookie, removeCookie, setCookie } from './cookies.ts';

it.each([
  ['a=1', '1'],
  ['b=2; a=1; c=3', '1'],
  ['a = 1 ', '1'],
  ['a=1; a=2', '1'],
  ['a=x=y', 'x=y'],
  ['a=', ''],
])('finds in %s what a cookie holds', (header, value) => {
  expect(readCookie(header, 'a')).toBe(value);
});

it.each([undefined, '', 'a', '=1', 'aa=1', 'A=1', 'b=a; c=1'])('finds no such cookie in %s', (header) => {
  expect(readCookie(header, 'a')).toBeUndefined();
});

it('keeps a cookie from scripts and from other sites, and removes it by letting it end', () => {
  expect(setCookie('a', '1', 60)).toBe('a=1; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=60');
  expect(removeCookie('a')).toBe('a=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0');
});
