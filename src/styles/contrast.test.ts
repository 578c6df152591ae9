import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BrandColours, brand } from '../../content/provider.ts';
import { brandCss, brandIcon, brandProperties } from './brand-css.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const coloursIn = (css: string) =>
  new Map(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]),
  );

const common = coloursIn(read('tokens.css'));
const schemeOf = (colours: BrandColours, meanings: string) =>
  new Map([...common, ...coloursIn(read(meanings)), ...coloursIn(brandProperties(colours, ''))]);
const schemes = {
  light: schemeOf(brand.light, 'tokens.css'),
  dark: schemeOf(brand.dark, 'dark.css'),
};

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Text on what it stands on: 4.5 to 1. */
const texts = [
  [
    'ink',
    'paper',
    'card',
    'sand',
    'brand-wash',
    'bad-wash',
    'warn-wash',
    'good-wash',
    'info-wash',
    'sent-wash',
  ],
  ['ink-soft', 'paper', 'card', 'brand-wash', 'sand'],
  ['brand', 'paper', 'card', 'brand-wash', 'bad-wash', 'warn-wash', 'info-wash', 'good-wash'],
  ['brand-deep', 'brand-wash'],
  ['on-brand', 'brand', 'brand-deep'],
  ['on-hero', 'hero'],
  ['on-hero-soft', 'hero'],
  ['hero', 'on-hero'],
  ['bad', 'paper', 'card', 'bad-wash'],
  ['on-bad', 'bad'],
  ['warn', 'warn-wash'],
  ['good', 'good-wash'],
  ['info', 'info-wash'],
  ['sent', 'sent-wash'],
] as const;

/** Edges and marks that must be seen: 3 to 1. */
const marks = [
  ['line-strong', 'paper', 'card'],
  ['brand', 'paper', 'card', 'brand-wash'],
  ['focus-ink', 'focus'],
] as const;

const pairs = (rows: readonly (readonly [string, ...string[]])[], least: number) =>
  rows.flatMap(([front, ...backs]) => backs.map((back) => ({ front, back, least })));

describe.each(Object.entries(schemes))('in %s', (_, colours) => {
  test.each([...pairs(texts, 4.5), ...pairs(marks, 3)])(
    '$front on $back has $least to 1',
    ({ front, back, least }) => {
      expect(contrast(colours.get(front) ?? '', colours.get(back) ?? '')).toBeGreaterThanOrEqual(least);
    },
  );
});

test('every colour of the light scheme has one for the dark', () => {
  expect(new Set(coloursIn(read('dark.css')).keys())).toEqual(new Set(common.keys()));
});

test('the stylesheet and the icon are those of the provider', () => {
  const says = '`npm run brand` writes them';
  expect(read('brand.css'), says).toBe(brandCss(brand));
  expect(read('../../public/favicon.svg'), says).toBe(brandIcon(brand));
});
