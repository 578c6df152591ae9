import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const files = globSync('{src,gateway,public,.storybook}/**/*.css', { cwd: root });

const sided = /^(?:(?:margin|padding|border|inset|scroll-(?:margin|padding))-)?(?:left|right)(?:-\w+)*$/;
const sidedCorner = /^border-(?:top|bottom)-(?:left|right)-radius$/;
/** Four values turn round the box. The widths of borders draw ticks and arrows as well, which point the same way everywhere. */
const turning = /^(?:margin|padding|inset|scroll-(?:margin|padding))$/;

/** Values of a list with spaces between; what stands in brackets is one of them. */
const listed = (values: string): readonly string[] =>
  values.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

function isSided(property: string, value: string): boolean {
  if (sided.test(property) || sidedCorner.test(property)) return true;
  if (/^(?:text-align|float|clear)$/.test(property)) return /^(?:left|right)\b/.test(value);
  if (property === 'transform') return /\btranslate(?:X|3d)?\((?!0[,)])/.test(value);
  const [, right, , left] = turning.test(property) ? listed(value) : [];
  return left !== undefined && right !== left;
}

/** What a style sheet says of the left or the right alone: it would be wrong where text runs from right to left. */
function sidesIn(css: string): readonly string[] {
  const declarations = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+)\s*[;}]/g);
  return [...declarations].flatMap(([, property = '', value = '']) =>
    isSided(property, value.trim()) ? [`${property}: ${value.trim()}`] : [],
  );
}

test('no style sheet tells left from right', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(
    files.flatMap((file) =>
      sidesIn(readFileSync(join(root, file), 'utf8')).map((side) => `${file}: ${side}`),
    ),
  ).toEqual([]);
});

test.each([
  'margin-left: 1rem',
  'left: 0',
  'border-right: 1px solid red',
  'border-left-color: red',
  'border-top-left-radius: 2px',
  'text-align: right',
  'float: left',
  'margin: 0 0 0 auto',
  'padding: var(--a) calc(1px + (2px)) 0 0',
  'transform: translate(2rem)',
  'transform: translateX(1rem)',
])('%s is found', (declaration) => {
  expect(sidesIn(`.a { /* left: 0; */ color: red; ${declaration}; }`)).toEqual([declaration]);
});

test.each([
  'margin-inline-start: 1rem',
  'text-align: start',
  'float: inline-start',
  'padding: 1rem var(--s2) 0 var(--s2)',
  'margin: 0 auto',
  'border-width: 0 2px 2px 0',
  'transform: rotate(45deg)',
])('%s is as good from right to left', (declaration) => {
  expect(sidesIn(`.a { ${declaration}; }`)).toEqual([]);
});
