import { expect, test } from 'vitest';
import { newerApi } from './newer-api.ts';
import { newerCss } from './newer-css.ts';
import { buildTargets, servedBrowsers } from './served.ts';

const served = servedBrowsers();
const inScript = (code: string) => newerApi('planted.js', code, served).map(({ name }) => name);
const inStyle = (code: string) => newerCss('planted.css', code, served).map(({ name }) => name);

test('package.json lists the browsers from which targets follow', () => {
  expect(Object.fromEntries(served.map(({ name, oldest }) => [name, oldest]))).toEqual({
    chrome: 100,
    edge: 100,
    firefox: 102,
    ios_saf: 15.4,
    safari: 15.4,
    samsung: 18,
  });
  expect(buildTargets()).toEqual(['chrome100', 'edge100', 'firefox102', 'ios15.4', 'safari15.4']);
});

test.each([
  ['let { resolve } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['AbortSignal.any([first, second])', 'AbortSignal.any'],
  ['URL.canParse(address)', 'URL.canParse'],
  ['Object.groupBy(rows, key)', 'Object.groupBy'],
  ['rows.toSorted()', '.toSorted'],
  ['text.isWellFormed()', '.isWellFormed'],
  ['window.scheduler', 'window.scheduler'],
  ['new CompressionStream("gzip")', 'CompressionStream'],
])('%s is too new', (code, name) => {
  expect(inScript(code)).toContain(name);
});

test.each([
  'rows.at(-1)',
  'Object.hasOwn(row, name)',
  'structuredClone(row)',
  'crypto.randomUUID()',
  'URL.canParse ? URL.canParse(address) : read(address)',
  'if (typeof AbortSignal.any === "function") AbortSignal.any([first])',
  '"Segmenter" in Intl && new Intl.Segmenter("en")',
  'class List { toSorted() {} } new List().toSorted()',
])('%s is not', (code) => {
  expect(inScript(code)).toEqual([]);
});

test.each([
  ['a { animation-timeline: scroll() }', 'animation-timeline'],
  ['a { text-wrap: balance }', 'text-wrap'],
  ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a:has(b) { color: red }', ':has'],
  ['@container (width > 3rem) { a { color: red } }', '@container'],
])('%s is too new', (code, name) => {
  expect(inStyle(code)).toContain(name);
});

test('ordinary style is not', () => {
  expect(inStyle('@media print { a:focus-visible { inset: 0; gap: 1px; width: min(1px, 2px) } }')).toEqual(
    [],
  );
});
