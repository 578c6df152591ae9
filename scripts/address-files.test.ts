import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { portalJourneys } from '../journeys/portal.ts';
import { routes } from '../src/app/routes.ts';
import { publicFiles, residentFiles } from './address-files.ts';

const root = resolve(import.meta.dirname, '..');
const all = { ...residentFiles, ...publicFiles };

test('every page and every step of a journey has its files', () => {
  const journeys = portalJourneys.flatMap((journey) => Object.values(journey.routes));
  expect([...routes.map(({ path }) => path), ...journeys].filter((path) => !all[path])).toEqual([]);
});

test('the first file of a page is the one that its address shows', () => {
  const source = readFileSync(join(root, 'src/app/routes.ts'), 'utf8');
  const shown = [...source.matchAll(/import\('(.+?)'\)/g)].map(([, file = '']) => join('src/app', file));
  const named = routes.map(({ path }) => all[path]?.[0]);
  expect(shown.filter((file) => !named.includes(file))).toEqual([]);
  expect(named.filter((file) => !shown.includes(file ?? ''))).toEqual([]);
});
