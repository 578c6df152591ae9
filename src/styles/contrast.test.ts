import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand } from '../../content/provider.ts';
import { brandCss, brandIcon } from './brand-css.ts';
import { colourSchemes, coloursIn, contrast, markPairs, textPairs } from './colours.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const schemes = colourSchemes(read('tokens.css'), read('dark.css'));

describe.each(Object.entries(schemes))('in %s', (_, colours) => {
  test.each([...textPairs, ...markPairs])('$front on $back has $least to 1', ({ front, back, least }) => {
    expect(contrast(colours.get(front) ?? '', colours.get(back) ?? '')).toBeGreaterThanOrEqual(least);
  });
});

describe.each(Object.entries(schemes))('in %s, where more contrast is asked for,', (_, colours) => {
  const replaced = new Map(
    [...read('more-contrast.css').matchAll(/--([\w-]+): var\(--([\w-]+)\)/g)].map(
      ([, name = '', by = '']) => [name, by],
    ),
  );
  const shown = (name: string): string => {
    const by = replaced.get(name);
    return by === undefined ? (colours.get(name) ?? '') : shown(by);
  };

  test.each([
    ['ink-soft', 'paper'],
    ['ink-soft', 'card'],
    ['line', 'paper'],
    ['line', 'card'],
    ['line-strong', 'card'],
    ['brand', 'paper'],
    ['brand', 'card'],
    ['on-brand', 'brand'],
    ['on-hero-soft', 'hero'],
  ])('%s on %s has 7 to 1', (front, back) => {
    expect(replaced.size).toBe(5);
    expect(contrast(shown(front), shown(back))).toBeGreaterThanOrEqual(7);
  });
});

test('black on white has the greatest contrast that there is', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('every colour of the light scheme has one for the dark', () => {
  expect(new Set(coloursIn(read('dark.css')).keys())).toEqual(new Set(coloursIn(read('tokens.css')).keys()));
});

test('the stylesheet and the icon are those of the provider', () => {
  const says = '`npm run brand` writes them';
  expect(read('brand.css'), says).toBe(brandCss(brand));
  expect(read('../../public/favicon.svg'), says).toBe(brandIcon(brand, 'light'));
  expect(read('../../public/mark-dark.svg'), says).toBe(brandIcon(brand, 'dark'));
});
