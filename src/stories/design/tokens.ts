import { compareNames } from '../../../contract/language.ts';
import { colourSchemes, contrast, markPairs, textPairs } from '../../styles/colours.ts';

/** A custom property that is no colour, as the stylesheet writes it. */
export interface Token {
  /** With its dashes, such as `--s1`. */
  readonly name: string;
  readonly value: string;
}

/** What a token is for, by how its name begins. */
const sizes = {
  space: /^--s\d$/,
  radius: /^--r\d$/,
  type: /^--(small|text|title|font)$/,
  layout: /^--(measure|wide|gutter|target)$/,
  depth: /^--shadow/,
} as const;

export type TokenGroup = keyof typeof sizes;

/** The tokens of a stylesheet that are no colours, in its order; of one that is set twice, as for wider screens, the first. */
export function tokensIn(css: string): Readonly<Record<TokenGroup, readonly Token[]>> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    if (!found.has(name)) found.set(name, value.replaceAll(/\s+/g, ' ').trim());
  }
  const groupOf = (pattern: RegExp) =>
    [...found].filter(([name]) => pattern.test(name)).map(([name, value]) => ({ name, value }));
  return {
    space: groupOf(sizes.space),
    radius: groupOf(sizes.radius),
    type: groupOf(sizes.type),
    layout: groupOf(sizes.layout),
    depth: groupOf(sizes.depth),
  };
}

/** A colour in one scheme, and what it is measured against there. */
export interface Swatch {
  readonly name: string;
  readonly colour: string;
  readonly on: readonly { readonly back: string; readonly ratio: number; readonly least: number }[];
}

/** Every colour of both schemes with the contrast that is demanded of it. */
export function swatches(light: string, dark: string): Readonly<Record<'light' | 'dark', readonly Swatch[]>> {
  const schemes = colourSchemes(light, dark);
  const of = (scheme: 'light' | 'dark'): readonly Swatch[] => {
    const colours = schemes[scheme];
    const colourOf = (name: string) => {
      const found = colours.get(name);
      if (!found) throw new Error(`there is no colour ${name}`);
      return found;
    };
    return [...colours].map(([name, colour]) => ({
      name,
      colour,
      on: [...textPairs, ...markPairs]
        .filter(({ front }) => front === name)
        .map(({ back, least }) => ({ back, least, ratio: contrast(colour, colourOf(back)) })),
    }));
  };
  return { light: of('light'), dark: of('dark') };
}

/** The widths at which stylesheets change what they lay out, as they write them, each with how many do. */
export function breakpointsIn(stylesheets: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const all = stylesheets.flatMap((css) => [...css.matchAll(/\((?:min|max)-width: [\d.]+(?:rem|px)\)/g)]);
  for (const [query] of all) found.set(query, (found.get(query) ?? 0) + 1);
  return new Map([...found].toSorted(([a], [b]) => compareNames(a, b)));
}

/** How long things move, as stylesheets write it, each with how many places do. */
export function durationsIn(stylesheets: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const lines = stylesheets.flatMap((css) => [...css.matchAll(/(?:transition|animation)[\w-]*:[^;]+;/g)]);
  for (const [line] of lines) {
    for (const [duration] of line.matchAll(/\b[\d.]+m?s\b/g)) {
      found.set(duration, (found.get(duration) ?? 0) + 1);
    }
  }
  return found;
}
