import * as v from 'valibot';
import { withThousands } from './language.ts';

/** Money inside: whole pence. */
export type Pence = number;

const isWholePence = (pounds: number): boolean =>
  Number.isSafeInteger(Math.round(pounds * 100)) && Math.round(pounds * 100) / 100 === pounds;

/** Money on the wire: pounds with at most two decimals, as a JSON number. */
export const Pounds = v.pipe(v.number(), v.check(isWholePence, 'must be pounds and whole pence'));

/** An amount as it travels. */
export const Amount = v.object({ value: Pounds });

/** Pounds of the wire as whole pence. Exact: the wire carries no fractions of a penny. */
export const penceOf = (pounds: number): Pence => Math.round(pounds * 100);

/** Whole pence as pounds of the wire. */
export const poundsOf = (pence: Pence): number => pence / 100;

/** Whole pence as pounds with two decimals and no sign, `12.50`: how a payment is posted and a spreadsheet wants it. */
export function decimalPounds(pence: Pence): string {
  const whole = Math.abs(pence);
  return `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** Whole pence as a number in a column of pounds, `1,234.50`, without a sign. */
export const groupedPounds = (pence: Pence): string => withThousands(decimalPounds(pence));

/** Whole pence as residents read an amount, `£1,234.50`, without a sign: the one place that writes the pound sign. */
export const pounds = (pence: Pence): string => `£${groupedPounds(pence)}`;

/**
 * Pounds that somebody typed, in whole pence. Pound signs, spaces around and commas between thousands do not matter.
 * Undefined for what is no number, has more than two decimals, or is below zero.
 */
export function penceOfText(typed: string): Pence | undefined {
  const plain = typed.replaceAll('£', '').trim();
  const [, whole, decimals = ''] = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
}
