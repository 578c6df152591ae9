import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakpointsIn, durationsIn, swatches, tokensIn } from './tokens.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../styles', file), 'utf8');

test('every token that is no colour belongs to a group', () => {
  const grouped = Object.values(tokensIn(read('tokens.css')))
    .flat()
    .map(({ name }) => name);
  const isColour = (value: string) => /^(#|rgb\()/.test(value);
  const all = [...read('tokens.css').matchAll(/(--[\w-]+):\s*([^;]+);/g)]
    .filter(([, , value = '']) => !isColour(value))
    .map(([, name = '']) => name);
  expect(new Set(grouped)).toEqual(new Set(all));
  expect(grouped.length).toBeGreaterThan(15);
});

test('of a token that changes on wider screens the value for a phone is shown', () => {
  expect(
    tokensIn(':root { --gutter: 1rem; } @media (min-width: 1px) { :root { --gutter: 2rem; } }').layout,
  ).toEqual([{ name: '--gutter', value: '1rem' }]);
});

test('a colour is shown with the contrast that is demanded of it, in both schemes', () => {
  const both = swatches(read('tokens.css'), read('dark.css'));
  for (const scheme of [both.light, both.dark]) {
    const ink = scheme.find(({ name }) => name === 'ink');
    expect(ink?.on.length).toBeGreaterThan(8);
    for (const { ratio, least } of ink?.on ?? []) expect(ratio).toBeGreaterThanOrEqual(least);
  }
});

test('breakpoints and durations are read from the stylesheets', () => {
  const css = [
    '@media (min-width: 48rem) { a { transition: color 150ms, opacity 0.2s; } }',
    '@media (min-width: 48rem) {}',
  ];
  expect([...breakpointsIn(css)]).toEqual([['(min-width: 48rem)', 2]]);
  expect([...durationsIn(css)]).toEqual([
    ['150ms', 1],
    ['0.2s', 1],
  ]);
});
