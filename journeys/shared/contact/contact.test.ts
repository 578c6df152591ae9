import { describe, expect, test } from 'vitest';
import { contactOf } from './contact.ts';
import { contactLine } from './line.ts';
import { contactQuestions } from './questions.ts';

const saved = { number: '02079460000' };
const other = {
  number: 'another',
  relation: 'Friend or Family',
  phone: '07700900123',
  name: ' Ann  Lee ',
} as const;

describe('who to contact', () => {
  test('is the resident when a saved number is chosen', () => {
    expect(contactOf(saved)).toEqual({ phone: '02079460000', name: null, relation: null });
    expect(contactLine(saved)).toBe('020 7946 0000');
  });

  test('is whoever is named with another number', () => {
    expect(contactOf(other)).toEqual({ phone: '07700900123', name: 'Ann Lee', relation: 'Friend or Family' });
    expect(contactLine(other)).toBe('07700 900 123, Ann Lee, Friend or family');
  });

  test('is not known before a number is chosen', () => {
    expect(contactOf({})).toBeUndefined();
    expect(contactLine({})).toBe('');
  });

  test('reads as the number alone while name or relation is missing', () => {
    expect(contactLine({ ...other, name: ' ' })).toBe('07700 900 123');
    expect(contactLine({ ...other, relation: undefined })).toBe('07700 900 123');
  });
});

describe('the questions about who to contact', () => {
  const questions = contactQuestions({ number: 'SSR014', name: 'SSR058' });
  const facts = { resident: { phones: ['02079460000'] } };

  test('offer the saved numbers, then another one', () => {
    expect(questions.number.optionsFor(facts).map(({ value }) => value)).toEqual(['02079460000', 'another']);
    expect(questions.number.optionsFor({ resident: null }).map(({ value }) => value)).toEqual(['another']);
  });

  test.each([
    ['number', undefined, 'SSR014'],
    ['number', '07700900123', 'SSR014'],
    ['phone', '', 'SSR014'],
    ['phone', '123', 'SSR002'],
    ['phone', '17700900123', 'SSR002'],
    ['phone', '0+770090012', 'SSR002'],
    ['name', ' ', 'SSR058'],
    ['relation', undefined, 'Repair_Relation_Missing'],
  ] as const)('%s %s is answered with %s', (question, value, notice) => {
    expect(questions[question].check(value as never, facts)).toEqual([{ notice }]);
  });
});
