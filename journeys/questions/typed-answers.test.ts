import { describe, expect, test } from 'vitest';
import { postcodeOfText } from '../../contract/postcode.ts';
import { address, tidyAddress } from './address.ts';
import { money, wholeNumber, wholeNumberOf } from './amount.ts';
import { day, dayOfParts, partsOfDay } from './day.ts';
import { yesNo } from './yesNo.ts';

const none: unknown = undefined;
const noLabel = () => undefined;

describe('a day', () => {
  const question = day({
    missing: 'Day_Missing',
    unreal: 'Day_Unreal',
    range: {
      from: ({ today }: { readonly today: string }) => today,
      to: () => '2027-10-31',
      outside: 'Day_Outside',
    },
  });
  const facts = { today: '2026-11-25' };
  const typed = (text: string) => {
    const [date = '', month = '', year = ''] = text.split(' ');
    return { day: date, month, year };
  };
  const complaints = (text: string) => question.check(typed(text), facts);

  test('is one of the calendar', () => {
    expect(complaints('25 11 2026')).toEqual([]);
    expect(complaints('1 2 2027')).toEqual([]);
    expect(complaints('29 2 2027')).toEqual([{ notice: 'Day_Unreal', part: 'day' }]);
    expect(complaints('1 13 2027')).toEqual([{ notice: 'Day_Unreal', part: 'month' }]);
    expect(complaints('1 1')).toEqual([{ notice: 'Day_Unreal', part: 'year' }]);
    expect(complaints('1 1 27')).toEqual([{ notice: 'Day_Unreal', part: 'day' }]);
  });

  test('lies between its bounds, which the complaint names in words', () => {
    const values = { from: '25 November 2026', to: '31 October 2027' };
    expect(complaints('24 11 2026')).toEqual([{ notice: 'Day_Outside', values }]);
    expect(complaints('31 10 2027')).toEqual([]);
    expect(complaints('1 11 2027')).toEqual([{ notice: 'Day_Outside', values }]);
  });

  test('may be left out only where that is allowed', () => {
    expect(question.check(undefined, facts)).toEqual([{ notice: 'Day_Missing' }]);
    expect(question.check(typed('  '), facts)).toEqual([{ notice: 'Day_Missing' }]);
    expect(day({ unreal: 'Day_Unreal' }).check(undefined, none)).toEqual([]);
  });

  test('is said in words, and is the same however it was typed', () => {
    expect(question.say(typed('5 3 2027'), noLabel, facts)).toEqual(['5 March 2027']);
    expect(question.same?.(typed('5 3 2027'), typed('05 03 2027'))).toBe(true);
    expect(question.same?.(typed('5 3 2027'), typed('6 3 2027'))).toBe(false);
    expect(question.same?.(typed('99 3 2027'), typed('98 3 2027'))).toBe(false);
    expect(dayOfParts(partsOfDay('2027-03-05'))).toBe('2027-03-05');
  });
});

describe('an amount', () => {
  const people = wholeNumber({
    missing: 'Number_Missing',
    invalid: 'Number_Invalid',
    range: { from: () => 1, to: () => 12, outside: 'Number_Outside' },
  });
  const monthly = money({
    invalid: 'Money_Invalid',
    range: { from: () => 100, to: () => 500_000, outside: 'Money_Outside' },
  });

  test('is a whole number within its bounds', () => {
    expect([' 3 ', '1', '12'].flatMap((typed) => people.check(typed, none))).toEqual([]);
    expect(people.check('', none)).toEqual([{ notice: 'Number_Missing' }]);
    for (const typed of ['three', '1.5', '-1', '1e3', '12,34'])
      expect(people.check(typed, none)).toEqual([{ notice: 'Number_Invalid' }]);
    for (const typed of ['0', '13'])
      expect(people.check(typed, none)).toEqual([
        { notice: 'Number_Outside', values: { from: '1', to: '12' } },
      ]);
    expect(wholeNumberOf('1,234')).toBe(1234);
  });

  test('is pounds and pence within their bounds', () => {
    expect(['1', '£1,250.50', '5000'].flatMap((typed) => monthly.check(typed, none))).toEqual([]);
    expect(monthly.check(undefined, none)).toEqual([]);
    expect(monthly.check('12.505', none)).toEqual([{ notice: 'Money_Invalid' }]);
    expect(monthly.check('0.99', none)).toEqual([
      { notice: 'Money_Outside', values: { from: '£1.00', to: '£5,000.00' } },
    ]);
  });

  test('is said as it is written, and is the same however it was typed', () => {
    expect(people.say('007')).toEqual(['7']);
    expect(monthly.say('1250.5')).toEqual(['£1,250.50']);
    expect(monthly.same?.('£40', '40.00')).toBe(true);
    expect(monthly.same?.('40', '41')).toBe(false);
  });
});

describe('an address', () => {
  const question = address({
    missing: 'Address_Missing',
    postcode: 'Address_Postcode',
    line: 'Address_Line',
  });
  const home = { postcode: 'm11ae', line1: ' 14 Orchard Lane ', line2: '', town: 'Harbour' };

  test('has a postcode and a first line', () => {
    expect(question.check(home, none)).toEqual([]);
    expect(question.check(undefined, none)).toEqual([{ notice: 'Address_Missing' }]);
    expect(question.check({ postcode: ' ', line1: '', line2: '', town: '' }, none)).toEqual([
      { notice: 'Address_Missing' },
    ]);
    expect(question.check({ ...home, postcode: 'M1' }, none)).toEqual([{ notice: 'Address_Postcode' }]);
    expect(question.check({ ...home, line1: ' ' }, none)).toEqual([
      { notice: 'Address_Line', part: 'line1' },
    ]);
  });

  test('is said line by line, and sent without what does not belong to it', () => {
    expect(tidyAddress(home)).toEqual({ ...home, postcode: 'M1 1AE', line1: '14 Orchard Lane' });
    expect(question.say(home, noLabel, none)).toEqual(['14 Orchard Lane', 'Harbour', 'M1 1AE']);
    expect(question.same?.(home, { ...home, postcode: 'M1 1AE', line1: '14 Orchard Lane' })).toBe(true);
  });

  test.each([
    ['m1 1ae', 'M1 1AE'],
    ['SW1A1AA', 'SW1A 1AA'],
    ['gir 0aa', 'GIR 0AA'],
    ['M1', undefined],
    ['M1 1CE', undefined],
    ['12345', undefined],
  ])('reads the postcode %s as %s', (typed, postcode) => {
    expect(postcodeOfText(typed)).toBe(postcode);
  });
});

describe('yes or no with details', () => {
  const question = yesNo({ missing: 'SSR053', missingDetails: 'Details_Missing', limit: 20 });
  const labelOf = (option: string) => ({ yes: 'Yes', no: 'No' })[option];

  test('asks for details of one of them', () => {
    expect(question.check(undefined, none)).toEqual([{ notice: 'SSR053' }]);
    expect(question.check({ choice: 'no' }, none)).toEqual([]);
    expect(question.check({ choice: 'yes', details: ' ' }, none)).toEqual([
      { notice: 'Details_Missing', part: 'details' },
    ]);
    expect(question.check({ choice: 'yes', details: 'A rail.' }, none)).toEqual([]);
    expect(yesNo({ missing: 'SSR053', limit: 20 }).check({ choice: 'yes' }, none)).toEqual([]);
  });

  test('says both, and counts only the details that were asked for', () => {
    expect(question.say({ choice: 'yes', details: 'A rail.' }, labelOf, none)).toEqual(['Yes', 'A rail.']);
    expect(question.say({ choice: 'no', details: 'A rail.' }, labelOf, none)).toEqual(['No']);
    expect(question.same?.({ choice: 'no', details: 'A' }, { choice: 'no' })).toBe(true);
    expect(question.same?.({ choice: 'yes', details: 'A' }, { choice: 'yes' })).toBe(false);
  });

  test('may ask for details of no', () => {
    const reversed = yesNo({
      missing: 'SSR053',
      missingDetails: 'Details_Missing',
      limit: 20,
      detailsOf: 'no',
    });
    expect(reversed.check({ choice: 'yes' }, none)).toEqual([]);
    expect(reversed.check({ choice: 'no' }, none)).toEqual([{ notice: 'Details_Missing', part: 'details' }]);
  });
});
