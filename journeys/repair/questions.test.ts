import { expect, test } from 'vitest';
import { repair as copy } from '../../content/repair.ts';
import { assetNames, repairBeginning } from '../../content/repair-beginning.ts';
import { toggleNames } from '../../contract/configuration.ts';
import { questions } from './questions.ts';
import { duplicate, flat } from './samples/records.ts';
import { nothingKnown } from './vocabulary.ts';

const noticesOf = (complaints: readonly { readonly notice: string }[]) =>
  complaints.map(({ notice }) => notice);

test('repairs that are open are rows of four cells each, and the last choice is none of them', () => {
  const { duplicate: question } = questions;
  expect(question.columns).toEqual(['raised', 'description', 'priority', 'status']);
  expect(question.rowsFor({ ...nothingKnown, duplicates: [duplicate(1, 'open')] })).toEqual([
    {
      value: duplicate(1, 'open').id,
      cells: ['17 Nov 2026', 'Leaking tap', 'Next Available', 'Assigned to contractor'],
    },
  ]);
  expect(question.extra).toBe('none');
  expect(copy.questions.duplicate.options.none.label).toBe('None of the above');
});

test('the parts of a home are cards with their names', () => {
  expect(Object.values(assetNames)).toEqual([
    'My Property',
    'My Divided Block',
    'My Block',
    'My Estate',
    'My Estate',
  ]);
  const assets = Object.keys(assetNames).map((type) => ({
    id: type,
    type: type as keyof typeof assetNames,
    address: flat.address,
    uprn: '',
    isInDefects: false,
    isHighRise: false,
    responsibilities: [],
  }));
  expect(questions.asset.optionsFor({ ...nothingKnown, assets })).toEqual(
    Object.entries(assetNames).map(([value, label]) => ({ value, label, hint: flat.address })),
  );
});

test('a description has 188 characters at most, and asks for this repair alone', () => {
  const { limit, check } = questions.details;
  expect(limit).toBe(188);
  expect(noticesOf(check('x'.repeat(188), nothingKnown))).toEqual([]);
  expect(copy.questions.details.hint).toContain('Only tell us about: {reason}');
});

test.each([...'$^*_{};<>'])('a description with %s is refused', (sign) => {
  expect(questions.details.check(`one ${sign} two`, nothingKnown)).toEqual([
    { notice: 'invalid_characters', values: { field: expect.any(String), found: sign } },
  ]);
});

test.each([...'$^&*_{};<>/'])('how somebody is affected with %s is refused', (sign) => {
  expect(questions.vulnerability.check(`one ${sign} two`, nothingKnown)).toEqual([
    { notice: 'invalid_characters', values: { field: expect.any(String), found: sign } },
  ]);
});

test('a crime reference has 3 to 20 characters', () => {
  const wrong = (entered: string) => questions.crimeReference.check(entered, nothingKnown);
  const values = { field: 'Crime reference number', min: 3, max: 20 };
  expect(['', 'abc', 'x'.repeat(20)].flatMap(wrong)).toEqual([]);
  expect(wrong('ab')).toEqual([{ notice: 'minimum_length', values }]);
  expect(wrong('x'.repeat(21))).toEqual([{ notice: 'maximum_length', values }]);
});

test('a crime reference has letters, digits, spaces and certain signs', () => {
  const wrong = (entered: string) => noticesOf(questions.crimeReference.check(entered, nothingKnown));
  for (const sign of `| . , _ @ + # % ' - ( ) ^ \` ~ = £ € \\ / [ ] ? : ; " { }`.split(' '))
    expect(wrong(`ab1 ${sign}`), sign).toEqual([]);
  for (const sign of '&<>$!*¬') expect(wrong(`ab1 ${sign}`), sign).toEqual(['invalid_characters']);
});

test('leaving is asked about with its two messages', () => {
  expect(repairBeginning.leaving).toMatchObject({ title: 'SSR030ai', text: 'SSR030aii' });
});

test('no setting leads to another way of reporting a repair', () => {
  expect(toggleNames.filter((name) => /journey/i.test(name))).toEqual([]);
});
