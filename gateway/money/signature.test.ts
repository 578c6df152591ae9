import { expect, it } from 'vitest';
import { isSigned, sign } from './signature.ts';

const secret = 'between the two of us';
const body = '{"id":"notice-1"}';
const at = Date.parse('2026-11-22T10:00:00.900Z');
const header = sign(secret, body, at);
const isHeard = (given: string | undefined, seconds = 0) =>
  isSigned(secret, body, given, at + seconds * 1000);

it('names the whole second at which it was signed', () => {
  expect(header).toMatch(new RegExp(`^t=${Date.parse('2026-11-22T10:00:00Z') / 1000},v1=[0-9a-f]{64}$`));
});

it('believes who knows the secret, for five minutes and with a clock that is five minutes apart', () => {
  expect([0, 299, -299].map((seconds) => isHeard(header, seconds))).toEqual([true, true, true]);
  expect([300, -302].map((seconds) => isHeard(header, seconds))).toEqual([false, false]);
});

it('believes nobody else, and no other text', () => {
  expect(isHeard(sign('another secret', body, at))).toBe(false);
  expect(isSigned(secret, `${body} `, header, at)).toBe(false);
});

it('takes the time from what was signed: nobody makes an old notice new', () => {
  const old = sign(secret, body, at - 600_000);
  const [, signature = ''] = old.split(',');
  const [time = ''] = header.split(',');
  expect(isHeard(`${time},${signature}`)).toBe(false);
});

it.each([
  undefined,
  '',
  't=1',
  header.slice(0, -1),
  `${header}0`,
  ` ${header}`,
  header.replace('t=', 't=-'),
  header.replace(/t=\d+/, 't='),
  header.replace(/t=\d+/, `t=${'1'.repeat(13)}`),
  header.replace(/.$/, 'g'),
])('takes %s for no signature', (given) => {
  expect(isHeard(given)).toBe(false);
});
