import { type BrandColours, brand } from '../../content/provider.ts';
import { brandProperties } from './brand-css.ts';

/** The colours of a scheme, as `#rrggbb`, by the name of their token without dashes in front. */
export type Colours = ReadonlyMap<string, string>;

/** A colour on another, and the least contrast that WCAG 2.2 asks of them: 4.5 for text, 3 for what must be seen. */
export interface ColourPair {
  readonly front: string;
  readonly back: string;
  readonly least: number;
}

/** The colours that a stylesheet defines as custom properties. */
export const coloursIn = (css: string): Colours =>
  new Map(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]),
  );

/**
 * The provider's and the common colours of both schemes.
 * @param light text of `tokens.css`
 * @param dark text of `dark.css`
 */
export function colourSchemes(light: string, dark: string): Readonly<Record<'light' | 'dark', Colours>> {
  const schemeOf = (colours: BrandColours, meanings: string): Colours =>
    new Map([...coloursIn(light), ...coloursIn(meanings), ...coloursIn(brandProperties(colours, ''))]);
  return { light: schemeOf(brand.light, light), dark: schemeOf(brand.dark, dark) };
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

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

const marks = [
  ['line-strong', 'paper', 'card'],
  ['brand', 'paper', 'card', 'brand-wash'],
  ['focus-ink', 'focus'],
] as const;

const pairsOf = (rows: readonly (readonly [string, ...string[]])[], least: number): readonly ColourPair[] =>
  rows.flatMap(([front, ...backs]) => backs.map((back) => ({ front, back, least })));

/** Text on what it stands on. */
export const textPairs = pairsOf(texts, 4.5);

/** Edges and marks that must be seen. */
export const markPairs = pairsOf(marks, 3);
