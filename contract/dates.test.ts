import { describe, expect, test } from 'vitest';
import { dates as copy } from '../content/dates.ts';
import {
  dateInWords,
  dayInWords,
  dayOf,
  historyMoment,
  instantOf,
  isoDay,
  monthName,
  shortDate,
  slotDay,
  slotTime,
  slotWindow,
  timeInWords,
  wallTime,
  windowInWords,
} from './dates.ts';

describe('days', () => {
  test('a day has two digits, and a short month three letters', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      shortDate(`${isoDay({ year: 2026, month: month + 1, day: 3 })}T12:00:00Z`),
    );
    for (const month of months) expect(month).toMatch(/^03 [A-Z][a-z]{2} 2026$/);
  });

  test.each([
    ['a day', '2026-09-02'],
    ['a time on the wall', '2026-09-02T00:30:00'],
    ['an instant that is the day before in UTC', '2026-09-01T23:30:00Z'],
    ['an instant with its offset', '2026-09-02T00:30:00+01:00'],
  ])('%s is written in every format as a day of England', (_, moment) => {
    expect(shortDate(moment)).toBe('02 Sep 2026');
    expect(slotDay(moment)).toBe('Wednesday 02 September 2026');
    expect(dateInWords(moment)).toBe('2 September 2026');
    expect(dayInWords(moment)).toBe('Wednesday 2 September 2026');
  });

  test('a text that is no day is not written as one', () => {
    expect(() => shortDate('')).toThrow(RangeError);
    expect(() => slotDay('soon')).toThrow(RangeError);
  });

  test('a month has its name', () => {
    expect(monthName('2026-10')).toBe('October 2026');
  });

  test('summer and winter time are told apart', () => {
    const [summer, winter] = [new Date('2026-06-30T23:30:00Z'), new Date('2026-12-31T23:30:00Z')];
    expect(wallTime(summer)).toBe('2026-07-01T00:30:00');
    expect(dayOf(winter)).toBe('2026-12-31');
    for (const instant of [summer, winter]) expect(instantOf(wallTime(instant))).toEqual(instant);
  });
});

describe('as a library writes them', () => {
  const library = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    return (day: Date) => format.format(day).replace(',', '').replace('Sept ', 'Sep ');
  };
  const year = 'numeric';
  const short = library({ day: '2-digit', month: 'short', year });
  const slot = library({ weekday: 'long', day: '2-digit', month: 'long', year });
  const inWords = library({ day: 'numeric', month: 'long', year });
  const dayWords = library({ weekday: 'long', day: 'numeric', month: 'long', year });

  test('every day of five years', () => {
    for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
      const date = new Date(day);
      const moment = date.toISOString().slice(0, 10);
      expect([shortDate(moment), slotDay(moment), dateInWords(moment), dayInWords(moment)]).toEqual([
        short(date),
        slot(date),
        inWords(date),
        dayWords(date),
      ]);
    }
  });

  test('every hour from the first year of the rule of today', () => {
    const inSweden = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/London' } as const;
    const format = new Intl.DateTimeFormat('sv-SE', inSweden);
    const different: Date[] = [];
    for (let hour = Date.UTC(1996, 0, 1); hour < Date.UTC(2038, 0, 1); hour += 3_600_000) {
      const instant = new Date(hour);
      if (wallTime(instant) !== format.format(instant).replace(' ', 'T')) different.push(instant);
    }
    expect(different).toEqual([]);
  });

  test('the ordinal of every day of a month', () => {
    const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' });
    const endings: Partial<Record<Intl.LDMLPluralRule, string>> = {
      one: 'st',
      two: 'nd',
      few: 'rd',
      other: 'th',
    };
    for (let day = 1; day <= 31; day += 1)
      expect(historyMoment(`2026-01-${String(day).padStart(2, '0')}T12:00:00Z`).date).toBe(
        `January ${day}${endings[rules.select(day)]} 2026`,
      );
  });
});

describe('times', () => {
  test.each([
    ['08:00', '8.00AM', '8am'],
    ['10:15:59', '10.15AM', '10:15am'],
    ['2026-11-23T12:00:00', '12.00PM', 'midday'],
    ['2026-11-23T12:30:00', '12.30PM', '12:30pm'],
    ['2026-11-23T00:00:00', '12.00AM', 'midnight'],
    ['2026-11-23T00:05:00', '12.05AM', '12:05am'],
    ['2026-11-23T17:00:00', '5.00PM', '5pm'],
    ['soon', 'soon', 'soon'],
  ])('%s is written as %s and %s', (time, slot, inWords) => {
    expect(slotTime(time)).toBe(slot);
    expect(timeInWords(time, copy)).toBe(inWords);
  });

  test('every day of a month has its ending', () => {
    const endings = Array.from({ length: 31 }, (_, index) => {
      const day = isoDay({ year: 2026, month: 1, day: index + 1 });
      return /\d+(\w\w) 2026$/.exec(historyMoment(`${day}T12:00:00Z`).date)?.[1];
    });
    const order = new Intl.PluralRules('en-GB', { type: 'ordinal' });
    const ordinals: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
    expect(endings).toEqual(endings.map((_, index) => ordinals[order.select(index + 1)]));
  });

  test('a visit is between two of them', () => {
    expect(slotWindow('08:00', '2026-11-23T12:00:00')).toBe('8.00AM - 12.00PM');
    expect(windowInWords('08:00', '2026-11-23T12:00:00', copy)).toBe('8am to midday');
  });

  test.each([
    ['2025-03-03T14:05:09Z', 'March 3rd 2025', '2:05:09 PM'],
    ['2026-11-22T06:23:13Z', 'November 22nd 2026', '6:23:13 AM'],
    ['2026-11-11T00:00:00Z', 'November 11th 2026', '12:00:00 AM'],
    ['2026-06-30T23:00:00Z', 'July 1st 2026', '12:00:00 AM'],
  ])('the history of a repair says %s as %s, %s', (instant, date, time) => {
    expect(historyMoment(instant)).toEqual({ date, time });
  });
});
