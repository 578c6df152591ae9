import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { helpersIn, type Name, namesIn, wordsOf } from './support/names.ts';
import { parseSource, readSources } from './support/sources.ts';

/** Words that no name contains any more, with what to say instead. */
const retiredWords: Readonly<Record<string, string>> = {
  adopt: 'restore',
  aimless: 'untargeted',
  alike: 'dedupe key',
  arrow: 'transition',
  arrows: 'transitions',
  aside: 'secondary action',
  asides: 'secondary actions',
  astray: 'divergence',
  bones: 'skeleton',
  circumstance: 'initial scenario',
  circumstances: 'initial scenarios',
  forgiving: 'tolerant',
  halt: 'error page',
  halted: 'failed',
  halts: 'error pages',
  law: 'invariant',
  laws: 'invariants',
  likewise: 'merged edges',
  patience: 'timeout',
  planted: 'seeded fault',
  soon: 'quick replay',
  standing: 'status, or current outcome',
  stray: 'divergence',
  telling: 'track, or describe',
  tells: 'summary',
  thought: 'simulator',
  told: 'described',
  waiver: 'exemption',
  waivers: 'exemptions',
  way: 'transition, or path',
  ways: 'transitions, or paths',
};

/** Names that mean too little or too much, with what to say instead. */
const retiredNames: Readonly<Record<string, string>> = {
  anew: 'refetch',
  askedWhen: 'when',
  clears: 'resets',
  concludes: 'confirmation',
  found: 'the noun that is meant',
  hasWordsFor: 'hasCopyFor',
  informs: 'notices',
  insists: 'disableWhileInvalid',
  keeps: 'preserves',
  kept: 'storage, or preserved',
  kinds: 'fields',
  known: 'the noun that is meant',
  learns: 'facts',
  longest: 'max…',
  look: 'rows, styles or variant',
  most: 'max…',
  placeOf: 'the noun that is meant',
  pressed: 'submitQueued',
  said: 'flash',
  saidAnyway: 'reviewWhenSkipped',
  seeking: 'returnTo',
  seen: 'reachable',
  situations: 'states',
  stops: 'blocks',
  think: 'simulate',
  warns: 'tone',
  Words: 'Copy',
};

/** Names in which a word is ordinary English, or somebody else's. */
const exemptNames: Readonly<Record<string, string>> = {
  HighBuildingOnItsWay: 'the message is sent while something is on its way to the resident',
  OnItsWay: 'a card of Home: an engineer is on the way',
  OnTheirWay: 'a card of Home: an engineer is on the way',
  bothWays: 'a key in the JSON of npm run paths',
  'checks-under-way': 'a check in progress is under way',
  isOnTheWay: 'a card of Home: an engineer is on the way',
  is_standing: 'a column of the database',
  'presses-under-way': 'a call in progress is under way',
  'under-way-invariant': 'a check in progress is under way',
};

/** Helpers that several files define because something else calls them by that name. */
const exemptHelpers: Readonly<Record<string, string>> = {
  up: 'every migration exports it',
};

const retiredIn = ({ name }: Pick<Name, 'name'>): string | undefined =>
  retiredNames[name] ??
  wordsOf(name)
    .map((word) => retiredWords[word])
    .find((instead) => instead !== undefined);

/** The helpers that more than two of the files define at their top level, with these files. */
function sharedHelpers(files: readonly { readonly path: string; readonly text: string }[]) {
  const paths = new Map<string, string[]>();
  for (const file of files) {
    for (const name of new Set(helpersIn({ ...file, imports: [] }))) {
      paths.set(name, [...(paths.get(name) ?? []), file.path]);
    }
  }
  return [...paths].filter(([, own]) => own.length > 2);
}

const sources = readSources(resolve(import.meta.dirname, '..'));
const product = sources.filter(
  ({ path }) => !/^(test|\.storybook)\//.test(path) && !/\.(test|spec|stories)\.tsx?$/.test(path),
);

describe('the project', () => {
  const retired = sources.flatMap(namesIn).filter((name) => retiredIn(name) !== undefined);
  const helpers = sharedHelpers(product);

  test('has no retired word in the name of a file, an export or a member of a type', () => {
    const complaints = retired
      .filter(({ name }) => !(name in exemptNames))
      .map((each) => `${each.path}: the ${each.kind} ${each.name}; say ${retiredIn(each)}`);
    expect(complaints).toEqual([]);
  });

  test('has no helper that more than two files define', () => {
    const complaints = helpers
      .filter(([name]) => !(name in exemptHelpers))
      .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
    expect(complaints).toEqual([]);
  });

  test('needs every exception', () => {
    const names = new Set(retired.map(({ name }) => name));
    const shared = new Set(helpers.map(([name]) => name));
    expect(Object.keys(exemptNames).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(exemptHelpers).filter((name) => !shared.has(name))).toEqual([]);
  });
});

describe('the check itself', () => {
  const retiredFrom = (path: string, text: string) =>
    namesIn(parseSource(path, text))
      .filter((name) => retiredIn(name) !== undefined)
      .map(({ kind, name }) => `${kind} ${name}`);

  test('finds retired names of files, exports and members', () => {
    const text = `export const toldWay = 1; const told = 2; interface A { readonly askedWhen: string; soon(): void }
export type { Thought } from './b.ts'; export const asked = { stops: told };`;
    expect(retiredFrom('src/known.ts', text)).toEqual([
      'file known',
      'export toldWay',
      'export Thought',
      'member askedWhen',
      'member soon',
    ]);
    expect(retiredFrom('src/ways-on.ts', '')).toEqual(['file ways-on']);
  });

  test('finds a helper that three files define', () => {
    const files = [
      'function fill() {}',
      'export const fill = () => 1;',
      'export function fill() {}',
      'const fill = 1;',
    ];
    const paths = files.map((text, index) => ({ path: `src/${index}.ts`, text }));
    expect(sharedHelpers(paths)).toEqual([['fill', ['src/0.ts', 'src/1.ts', 'src/2.ts']]]);
    expect(sharedHelpers(paths.slice(1))).toEqual([]);
  });
});
