import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anyCasts, impurities } from './support/impurities.ts';
import { brokenImports, featureData, importCycles, layerComplaints } from './support/layers.ts';
import { otherClocks } from './support/other-clocks.ts';
import { listedSources, parseSource, readSources } from './support/sources.ts';

const root = resolve(import.meta.dirname, '..');
const sources = readSources(root);
const product = sources.filter(({ path }) => !/\.(test|spec|stories)\.tsx?$/.test(path));

describe('the project', () => {
  test('every TypeScript file is seen', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.map(({ path }) => path)).toEqual(listedSources(root));
  });

  test('imports go down the layers only', () => {
    expect(sources.flatMap(layerComplaints)).toEqual([]);
  });

  test('imports name files that exist, with their extension', () => {
    expect(brokenImports(sources, (path) => existsSync(resolve(root, path)))).toEqual([]);
  });

  test('nothing is imported for its effect alone, which the bundler would leave out, but style sheets', () => {
    const importing = product.filter(
      ({ path, text }) => path.startsWith('src/') && /^import '[^']+\.tsx?';$/m.test(text),
    );
    expect(importing.map(({ path }) => path)).toEqual([]);
  });

  test('no imports go in circles, of values, of types or lazy', () => {
    expect(importCycles(sources)).toEqual([]);
  });

  test('transactions of the gateway run again after a deadlock: one place alone opens them', () => {
    const opening = product.filter(
      ({ path, text }) => path.startsWith('gateway/') && text.includes('.transaction()'),
    );
    expect(opening.map(({ path }) => path)).toEqual(['gateway/database/transactions.ts']);
  });

  test('days and times are written by contract/dates.ts alone: nothing else formats them', () => {
    const formats =
      /Intl\.DateTimeFormat\(|\.toLocaleDateString\(|\.toLocaleTimeString\(|\.toLocaleString\(|\.toFormat\(/;
    const writing = product.filter(
      ({ path, text }) => !/^(src\/atlas|scripts|test|\.storybook)\//.test(path) && formats.test(text),
    );
    // They are written from their parts there.
    expect(writing.map(({ path }) => path)).toEqual([]);
  });

  test('one file names the language: numbers, plurals, lists and names are written through it', () => {
    // The second reckoning of the law shares nothing with the first.
    const ownWay = /^scripts\/legal-deadlines\/independent\.ts$/;
    const formats =
      /['"`>]en(?:-GB)?['"`]|\.toLocaleString\(|Intl\.(?:PluralRules|ListFormat|NumberFormat)\(/;
    const naming = product.filter(
      ({ path, text }) => !/^test\//.test(path) && !ownWay.test(path) && formats.test(text),
    );
    expect(naming.map(({ path }) => path)).toEqual(['contract/language.ts']);
  });

  test('nothing chooses between one and many by hand', () => {
    const choosing = product.filter(
      ({ path, text }) =>
        /^(content|gateway|journeys|src)\/(?!atlas\/|walkthrough\/)/.test(path) &&
        /(?:length|count|seconds|minutes|hours|left|over) (?:=== 1|!== 1|> 1) \? *[\w.(]*(?:['"`]|copy\.|words\.)/i.test(
          text,
        ),
    );
    expect(choosing.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is cast to any', () => {
    expect(sources.flatMap(anyCasts)).toEqual([]);
  });

  test('the time comes from one clock: nothing else asks the machine or the database server', () => {
    // They say what is looked for, and compare with it.
    const own = /^test\/(layers|gateway\/clock)\.test\.ts$/;
    expect(sources.filter(({ path }) => !own.test(path)).flatMap(otherClocks)).toEqual([]);
  });

  test('machines, journeys and the data of features take time, chance and the browser from outside', () => {
    const pure = product.filter(
      ({ path }) => /^(machines|journeys|content|contract)\//.test(path) || featureData.test(path),
    );
    expect(pure.length).toBeGreaterThan(0);
    expect(pure.flatMap(impurities)).toEqual([]);
  });
});

describe('the check itself', () => {
  test.each([
    ['content/a.ts', `import * as v from 'valibot';`],
    ['contract/a.ts', `import { x } from '../content/x.ts';`],
    ['contract/a.ts', `import { QueryClient } from '@tanstack/query-core';`],
    ['machines/a.ts', `import { x } from '../journeys/x.ts';`],
    ['machines/a.ts', `import { useState } from 'react';`],
    ['machines/a.ts', `import { readFileSync } from 'node:fs';`],
    ['journeys/repair/a.ts', `import type { X } from '../../src/app/x.ts';`],
    ['journeys/repair/a.ts', `import { RadioGroupView } from '../../src/fields/radios/RadioGroupView.tsx';`],
    ['journeys/repair/a.ts', `import { x } from '../money/x.ts';`],
    ['journeys/repair/properties.ts', `import { rules } from './rules.ts';`],
    ['journeys/repair/properties.ts', `import { submit } from './operations/submit.ts';`],
    ['journeys/repair/properties/review.ts', `import { rules } from '../rules.ts';`],
    ['journeys/questions/radios.ts', `import { x } from '../../src/ui/x.ts';`],
    ['src/fields/radios/RadioGroupView.tsx', `import { x } from '../../../journeys/repair/x.ts';`],
    ['src/ui/Button.tsx', `export { x } from '../../machines/x.ts';`],
    ['src/app/a.ts', `import { x } from '../../gateway/x.ts';`],
    ['src/features/money/data/a.ts', `import { x } from '../../../app/portal.ts';`],
    ['src/features/money/A.tsx', `import { x } from '../repairs/x.ts';`],
    ['src/features/money/data/a.ts', `import { useState } from 'react';`],
    ['src/app/a.ts', `const x = await import('../../gateway/x.ts');`],
    ['src/app/a.ts', `import fastify from 'fastify';`],
    ['src/app/a.ts', `import { x } from '../../test/support/x.ts';`],
    ['src/app/a.ts', `import { test } from 'vitest';`],
    ['gateway/a.ts', `import { x } from '../machines/x.ts';`],
    ['gateway/a.ts', `export * from '../src/x.ts';`],
    ['gateway/a.ts', `import { x } from './x.test.ts';`],
    ['elsewhere/a.ts', ''],
  ])('%s may not hold: %s', (path, text) => {
    expect(layerComplaints(parseSource(path, text))).toHaveLength(1);
  });

  test.each([
    ['journeys/repair/a.ts', `import { radios } from '../questions/radios.ts';`],
    [
      'src/fields/radios/RadioGroupView.tsx',
      `import { radios } from '../../../journeys/questions/radios.ts';`,
    ],
    ['journeys/repair/a.ts', `import { x } from '../shared/x.ts';`],
    ['journeys/repair/properties.ts', `import type { RepairFacts } from './vocabulary.ts';`],
    ['journeys/repair/properties.ts', `import { x } from '../shared/contact/properties.ts';`],
    ['journeys/repair/properties.ts', `import { review } from './properties/review.ts';`],
    ['journeys/journeys.ts', `import { repair } from './repair/journey.ts';`],
    ['src/app/a.ts', `import { x } from '../../journeys/repair/x.ts';`],
    ['src/features/home/data/a.ts', `import { x } from '../../repairs/data/x.ts';`],
    ['src/client/a.test.ts', `import { test } from 'vitest';`],
    ['gateway/a.ts', `import { createServer } from 'node:http';`],
  ])('%s may hold: %s', (path, text) => {
    expect(layerComplaints(parseSource(path, text))).toEqual([]);
  });

  test.each([
    `import { b } from './b.ts';`,
    `import type { b } from './b.ts';`,
    `const b = () => import('./b.ts');`,
  ])('a circle is found: %s', (text) => {
    const b = parseSource('src/b.ts', `export { a } from './a.ts';`);
    expect(importCycles([parseSource('src/a.ts', text), b])).toEqual([['src/a.ts', 'src/b.ts', 'src/a.ts']]);
  });

  test('a missing file is found', () => {
    const source = parseSource('src/a.ts', `import { b } from './b';`);
    expect(brokenImports([source], (path) => path === 'src/b.ts')).toHaveLength(1);
  });

  test.each([
    ['src/a.ts', 'Date.now();', 'Date.now'],
    ['src/a.ts', 'const now = Date.now;', 'Date.now'],
    ['src/a.ts', 'new Date();', 'new Date()'],
    ['gateway/a.ts', 'DateTime.now();', 'DateTime.now'],
    ['gateway/a.ts', 'DateTime.utc();', 'DateTime.utc()'],
    ['gateway/a.ts', 'sql`select now()`;', 'now() of the database server'],
    ['gateway/a.ts', 'sql`select day < CURRENT_DATE`;', 'CURRENT_DATE of the database server'],
    ['gateway/database/migrations/0050_a.ts', "'default now()';", 'now() of the database server'],
  ])('in %s another clock is found: %s', (path, text, what) => {
    expect(otherClocks(parseSource(path, text))).toEqual([`${path}:1 reads ${what}`]);
  });

  test.each([
    ['src/client/clock.ts', 'Date.now();'],
    ['src/a.ts', 'new Date(0); now(); performance.now(); DateTime.utc(2026, 1, 1);'],
    ['gateway/a.ts', 'sql`select clock_now()`; platform.now();'],
  ])('in %s no other clock is found: %s', (path, text) => {
    expect(otherClocks(parseSource(path, text))).toEqual([]);
  });

  test('casts, clocks, chance and browser globals are found', () => {
    expect(anyCasts(parseSource('src/a.ts', 'const a = 1 as any;'))).toEqual(['src/a.ts:1 casts to any']);
    const source = parseSource(
      'machines/a.ts',
      'Math.random();\nDate.now();\nnew Date();\nwindow.open();\nfetch(x);\nnew Date(0);',
    );
    expect(impurities(source)).toEqual([
      'machines/a.ts:1 uses Math.random',
      'machines/a.ts:2 uses Date.now',
      'machines/a.ts:3 uses new Date()',
      'machines/a.ts:4 uses window',
      'machines/a.ts:5 uses fetch',
    ]);
  });
});
