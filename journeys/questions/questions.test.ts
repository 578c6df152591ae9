import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Complaint, ValueOf } from '../../machines/engine/index.ts';
import { leftOut as leftOutOfName, shape as shapeName } from '../../src/fields/text/typed-name.ts';
import { leftOut as leftOutOfPhone, shape as shapePhone } from '../../src/fields/text/typed-phone.ts';
import { checkboxes } from './checkboxes.ts';
import { counted } from './counted.ts';
import { files } from './files.ts';
import { cards, radios } from './radios.ts';
import { review } from './review.ts';
import { select } from './select.ts';
import { type Availability, slots } from './slots.ts';
import { suggestion } from './suggestion.ts';
import { tableChoice } from './tableChoice.ts';
import { name, phone, text } from './text.ts';

const none: unknown = undefined;

describe('one of several', () => {
  const yesNo = radios({ options: ['yes', 'no'], missing: 'SSR053' });

  test('keeps the exact values and notices', () => {
    expectTypeOf<ValueOf<typeof yesNo>>().toEqualTypeOf<'yes' | 'no'>();
    expectTypeOf(yesNo.check('yes', none)).toEqualTypeOf<readonly Complaint<'SSR053'>[]>();
    expect(yesNo.fixedOptions).toEqual(['yes', 'no']);
  });

  test('complains until something that is offered is chosen', () => {
    expect(yesNo.check(undefined, none)).toEqual([{ notice: 'SSR053' }]);
    expect(yesNo.check('yes', none)).toEqual([]);
  });

  test('an answer that the facts no longer offer is no answer', () => {
    interface Facts {
      readonly homes: readonly string[];
    }
    const options = (facts: Facts) => facts.homes.map((value) => ({ value, label: `Home ${value}` }));
    for (const question of [
      cards({ options, missing: 'M' }),
      select({ options, missing: 'M' }),
      radios({ options, missing: 'M' }),
    ]) {
      expect(question.check('b', { homes: ['a', 'b'] })).toEqual([]);
      expect(question.check('b', { homes: ['a'] })).toEqual([{ notice: 'M' }]);
      expect(question.fixedOptions).toBeUndefined();
    }
  });

  test('a row of the table or the option below it', () => {
    const question = tableChoice({
      columns: ['raised', 'repair'],
      rows: (facts: { readonly repairs: readonly string[] }) =>
        facts.repairs.map((value) => ({ value, cells: ['today', value] })),
      extra: 'none',
      missing: 'SSR055',
    });
    expect(question.check('none', { repairs: [] })).toEqual([]);
    expect(question.check('r1', { repairs: ['r1'] })).toEqual([]);
    expect(question.check('r1', { repairs: [] })).toEqual([{ notice: 'SSR055' }]);
    expect(question.check(undefined, { repairs: ['r1'] })).toEqual([{ notice: 'SSR055' }]);
  });
});

test('several of several: at least one when that is asked for, and order means nothing', () => {
  const reasons = checkboxes({ options: ['debt', 'energy'], missing: 'M' });
  expect(reasons.check(undefined, none)).toEqual([{ notice: 'M' }]);
  expect(reasons.check([], none)).toEqual([{ notice: 'M' }]);
  expect(reasons.check(['energy'], none)).toEqual([]);
  expect(reasons.same?.(['debt', 'energy'], ['energy', 'debt'])).toBe(true);
  expect(reasons.same?.(['debt'], ['energy', 'debt'])).toBe(false);
  expect(checkboxes({ options: ['a'] }).check([], none)).toEqual([]);
});

test('several of several, with a list within what is ticked: one of it too', () => {
  const reasons = checkboxes({
    options: (advice: readonly string[]) => [
      { value: 'debt' },
      { value: 'benefits', within: { label: 'Advice', options: advice.map((value) => ({ value })) } },
    ],
    missing: 'M',
    missingWithin: 'W',
  });
  expect(reasons.check(['debt'], ['claim'])).toEqual([]);
  expect(reasons.check(['benefits'], ['claim'])).toEqual([{ notice: 'W', part: 'within-1' }]);
  expect(reasons.check(['benefits', 'claim'], ['claim'])).toEqual([]);
  // an answer that the facts no longer offer is no answer
  expect(reasons.check(['benefits', 'claim'], ['appeal'])).toEqual([{ notice: 'W', part: 'within-1' }]);
  expect(reasons.check(['claim'], ['claim'])).toEqual([{ notice: 'M' }]);
});

describe('suggestion', () => {
  const reason = suggestion<{ id: number }>()({ missing: 'empty', noMatch: 'nothing' });

  test('tells nothing typed, nothing picked and nothing found apart', () => {
    expect(reason.check(undefined, none)).toEqual([{ notice: 'empty' }]);
    expect(reason.check({ text: 'tap', chosen: null }, none)).toEqual([{ notice: 'empty' }]);
    expect(reason.check({ text: 'zzz', chosen: null, noMatch: true }, none)).toEqual([{ notice: 'nothing' }]);
    expect(reason.check({ text: ' ', chosen: null, noMatch: true }, none)).toEqual([{ notice: 'empty' }]);
    expect(reason.check({ text: 'Tap', chosen: { id: 1 } }, none)).toEqual([]);
  });

  test('the same item is the same answer however it was typed', () => {
    expect(reason.same?.({ text: 'a', chosen: { id: 1 } }, { text: 'b', chosen: { id: 1 } })).toBe(true);
  });
});

describe('text', () => {
  test('blank is missing only where that is said', () => {
    expect(text({ missing: 'M' }).check('  ', none)).toEqual([{ notice: 'M' }]);
    expect(text({}).check(undefined, none)).toEqual([]);
  });

  test('its own check sees the text without spaces around it, and never a blank one', () => {
    const seen: string[] = [];
    const question = text({
      check: (entered) => {
        seen.push(entered);
        return entered.length < 3 ? [{ notice: 'short' }] : [];
      },
    });
    expect(question.check(' ab ', none)).toEqual([{ notice: 'short' }]);
    expect(question.check('   ', none)).toEqual([]);
    expect(seen).toEqual(['ab']);
  });
});

describe('counted text', () => {
  test('going over the limit is told when there is a message for it', () => {
    const question = counted({ limit: 5, missing: 'M', tooLong: 'long', field: 'Your text' });
    expect(question.shape('123456')).toBe('123456');
    expect(question.check('12345', none)).toEqual([]);
    expect(question.check('123456', none)).toEqual([
      { notice: 'long', values: { field: 'Your text', max: 5, count: 6 } },
    ]);
    expect(question.check('', none)).toEqual([{ notice: 'M' }]);
  });

  test('characters are counted as people see them, and none is cut in two', () => {
    const family = '👩‍👩‍👧‍👦';
    const question = counted({ limit: 3 });
    expect(question.shape(family.repeat(4))).toBe(family.repeat(3));
    expect(question.cut(family.repeat(4))).toBe(1);
    expect(question.check(family.repeat(3), none)).toEqual([]);
    const told = counted({ limit: 3, tooLong: 'long' });
    expect(told.check(family.repeat(3), none)).toEqual([]);
    expect(told.check(family.repeat(4), none)).toMatchObject([{ values: { count: 4 } }]);
    expect(told.shape('a\u0000\u202eb\ud83d')).toBe('ab');
  });

  test('typing stops at the limit otherwise', () => {
    const question = counted({ limit: 5, atLimit: 'full' });
    expect(question.shape('123456')).toBe('12345');
    expect(question.check('12345', none)).toEqual([]);
    expect(question.atLimit).toBe('full');
  });
});

describe('phone', () => {
  const question = phone({ missing: 'SSR014', invalid: 'SSR002' });

  test.each([
    ['07700 900123', '07700900123'],
    ['(07700) 900-123 extra', '07700900123'],
    ['077009001234', '07700900123'],
    ['+447700900123', '07700900123'],
    ['+44 (0)7700 900123', '07700900123'],
    ['+4477009001234', '+4477009001234'],
    ['+44770090012345', '+4477009001234'],
    ['+44', '+44'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(shapePhone(typed)).toBe(kept);
  });

  test.each([
    ['07700 900-123', ''],
    ['(07700) 900.123', ''],
    ['077009001234', '4'],
    ['07700900123 ext. 7', 'ext7'],
    ['+44 (0)7700 900123', ''],
    ['+44770090012345', '5'],
  ])('of %s, ‘%s’ is left out and said', (typed, said) => {
    expect(leftOutOfPhone(typed)).toBe(said);
  });

  test('a number with its country code is the same number typed and pasted', () => {
    for (const pasted of ['+447700900123', '+44 (0)7700 900123', '07700900123']) {
      const typed = [...pasted].reduce((box, key) => shapePhone(box + key), '');
      expect(typed).toBe(shapePhone(pasted));
      expect(question.check(typed, none)).toEqual([]);
    }
  });

  test('eleven digits that start with 0', () => {
    expect(question.check('07700900123', none)).toEqual([]);
    expect(question.check('', none)).toEqual([{ notice: 'SSR014' }]);
    for (const wrong of ['0770090012', '17700900123', '+4477009001', '077009001234']) {
      expect(question.check(wrong, none)).toEqual([{ notice: 'SSR002' }]);
    }
    expect(phone({ invalid: 'X' }).check('', none)).toEqual([]);
  });
});

describe('name', () => {
  test.each([
    ['Zoë O’Brien-Núñez', "Zoë O'Brien-Núñez"],
    ['Łukasz 3rd!', 'Łukasz rd'],
    ['José', 'José'],
    ['李小龙', '李小龙'],
    ['x'.repeat(61), 'x'.repeat(60)],
  ])('%s is kept as %s', (typed, kept) => {
    expect(shapeName(typed)).toBe(kept);
  });

  test.each([
    ['Zoë O’Brien-Núñez', ''],
    ['Łukasz 3rd!', '3!'],
    [`${'x'.repeat(60)}yz`, 'yz'],
  ])('of %s, ‘%s’ is left out and said', (typed, said) => {
    expect(leftOutOfName(typed)).toBe(said);
  });

  test('has a letter', () => {
    const question = name({ missing: 'SSR058' });
    for (const blank of [undefined, '', '  ', "-'"]) {
      expect(question.check(blank, none)).toEqual([{ notice: 'SSR058' }]);
    }
    expect(question.check('Al', none)).toEqual([]);
    expect(name({}).check('', none)).toEqual([]);
  });
});

test('files are optional, but not more than the most', () => {
  const file = (documentId: string) => ({
    documentId,
    fileName: 'a.jpg',
    contentType: 'image/jpeg',
    size: 1,
  });
  const question = files({
    types: (facts: { readonly images: string }) => (facts.images.includes('jpg') ? ['jpg'] : []),
    tooMany: 'many',
    maxFiles: 2,
  });
  expect(question.check(undefined, { images: '' })).toEqual([]);
  expect(question.check([file('1'), file('2')], { images: '' })).toEqual([]);
  expect(question.check([file('1'), file('2'), file('3')], { images: '' })).toEqual([{ notice: 'many' }]);
  expect(question.typesFor({ images: 'jpg,png' })).toEqual(['jpg']);
});

test('a slot must still be free', () => {
  const morning = (capacity: string): Availability => ({
    availabilityDetails: {
      start: '08:00',
      end: '12:00',
      availabilityType: 'AM',
      availabilityTypeLabel: 'Morning',
    },
    slots: [{ date: '2026-11-23', insideSla: true, capacity }],
  });
  const question = slots({
    availability: (facts: { readonly slots: readonly Availability[] }) => facts.slots,
    missing: 'SSR062',
  });
  const picked = {
    date: '2026-11-23',
    availabilityType: 'AM',
    start: '08:00',
    end: '12:00',
    insideSla: true,
  };
  expect(question.check(picked, { slots: [morning('Available')] })).toEqual([]);
  expect(question.check(picked, { slots: [morning('Not Available')] })).toEqual([{ notice: 'SSR062' }]);
  expect(question.check({ ...picked, availabilityType: 'PM' }, { slots: [morning('Available')] })).toEqual([
    { notice: 'SSR062' },
  ]);
  expect(question.check(undefined, { slots: [] })).toEqual([{ notice: 'SSR062' }]);
});

test('checking the answers asks nothing', () => {
  const rows = [{ step: 'details', label: 'Details', values: ['Drips'] }];
  const question = review({ rows: (_: unknown) => rows });
  expect(question.check(undefined, none)).toEqual([]);
  expect(question.rowsFor(none)).toEqual(rows);
});
