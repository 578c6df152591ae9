import { describe, expect, it } from 'vitest';
import {
  crimeReferenceProblem,
  forbiddenDetailsCharacters,
  forbiddenVulnerabilityCharacters,
  isContactName,
  isPhoneNumber,
  unsafePart,
} from './repair-rules.ts';

describe('free text', () => {
  it.each([
    ['The alert went off', 'alert'],
    ['SCRIPT', 'SCRIPT'],
    ['a < b', '<'],
    ['%3Cb', '%3C'],
    ['&gt;', '&gt;'],
    ['javascript : go', 'javascript :'],
    ['x onerror=y', 'onerror='],
  ])('%s must lose %s', (text, part) => {
    expect(unsafePart(text)).toBe(part);
  });

  it.each([
    'my description',
    'alerted the neighbours',
    'prescription on the table',
    'the load on the shelf',
    '',
  ])('%s is fine', (text) => {
    expect(unsafePart(text)).toBeUndefined();
  });

  it('names each forbidden character once', () => {
    expect(forbiddenDetailsCharacters('a;b;c$ & / fine')).toEqual([';', '$']);
    expect(forbiddenVulnerabilityCharacters('a;b & c/d')).toEqual([';', '&', '/']);
  });
});

it.each([
  ['', undefined],
  ['AB', 'minimum_length'],
  ['A'.repeat(20), undefined],
  ['A'.repeat(21), 'maximum_length'],
  ['AB*', 'invalid_characters'],
  ['AB!', 'invalid_characters'],
  ['£1€2 (x)', undefined],
])('the crime reference "%s": %s', (text, problem) => {
  expect(crimeReferenceProblem(text)).toBe(problem);
});

it.each([
  ['07700900123', true],
  ['0770090012', false],
  ['077009001234', false],
  ['17700900123', false],
  ['0+123456789', false],
  ['+4477009001', false],
])('the phone number %s: %s', (text, isFine) => {
  expect(isPhoneNumber(text)).toBe(isFine);
});

it.each([
  ['Zoë O’Neill-Smith', true],
  ["D'Arcy", true],
  ['Łukasz', true],
  ['R2D2', false],
  ['', false],
  ['- -', false],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
])('the name %s: %s', (text, isFine) => {
  expect(isContactName(text)).toBe(isFine);
});
