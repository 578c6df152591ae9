import { describe, expect, test } from 'vitest';
import { portalJourneys } from '../../journeys/portal.ts';
import * as addresses from '../../journeys/shared/addresses.ts';
import { isSameAddress, stepAt } from '../../machines/engine/index.ts';
import { definition, journey } from '../../test/support/small-journey.ts';
import { accessRules } from './access.ts';
import { matchesRoute } from './match-route.ts';
import { routeAt, routes } from './routes.ts';

/** Ways in which people and programs write an address. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => `${path.toLowerCase()}//`,
];
const journeyRoutes = portalJourneys.flatMap(({ id, routes: own }) =>
  Object.values(own).map((route) => [id, route] as const),
);

describe.each(journeyRoutes)('%s at %s', (id, route) => {
  test.each(spellings.map((spell) => spell(route)))('is found at %s', (address) => {
    expect(
      portalJourneys.filter(({ routes: own }) => matchesRoute(own, address)).map((entry) => entry.id),
    ).toContain(id);
    const { one, two, end } = definition.steps;
    const placed = journey({
      ...definition,
      steps: { one: { ...one, route: `/${route.slice(1)}` }, two, end },
    });
    expect(stepAt(placed, { pathname: address, search: '' })?.id).toBe('one');
    expect(routeAt(address), 'a page would hide the journey').toBeUndefined();
  });
});

describe.each(routes.map(({ path }) => path))('the page at %s', (path) => {
  test.each(spellings.map((spell) => spell(path)))('is found at %s', (address) => {
    expect(routeAt(address)?.path).toBe(path);
  });

  test('has a title, and a rule where not every resident has it', () => {
    const { title, opensTo } = routes.find((route) => route.path === path) ?? {};
    expect(title).not.toBe('');
    expect([undefined, 'anybody', ...Object.keys(accessRules)]).toContain(opensTo);
  });
});

test('each page has an address of its own', () => {
  const lower = routes.map(({ path }) => path.toLowerCase());
  expect(new Set(lower).size).toBe(lower.length);
});

test('every address that links use is that of a page or of a journey', () => {
  const { errorPages, ...others } = addresses;
  const used = [...Object.values(others), ...Object.values(errorPages)].filter(
    (value) => typeof value === 'string',
  );
  expect(used.length).toBeGreaterThan(20);
  const isServed = (address: string) =>
    routeAt(address) !== undefined || journeyRoutes.some(([, route]) => isSameAddress(route, address));
  expect(used.filter((address) => !isServed(address))).toEqual([]);
});

test('an address that nobody has is nobody’s', () => {
  expect(matchesRoute({ one: '/one' }, '/one/more')).toBe(false);
  expect(routeAt('/historicRepairs/more')).toBeUndefined();
});
