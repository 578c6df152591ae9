import { describe, expect, test } from 'vitest';
import { portalJourneys } from '../../journeys/portal.ts';
import { stepAt } from '../../machines/engine/index.ts';
import { definition, journey } from '../../test/support/small-journey.ts';
import { matchesRoute, pageAt } from './match-route.ts';

/** Ways in which people and programs write an address. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => `${path.toLowerCase()}//`,
];
const routes = portalJourneys.flatMap(({ id, routes: own }) =>
  Object.values(own).map((route) => [id, route] as const),
);

describe.each(routes)('%s at %s', (id, route) => {
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
    expect(pageAt({ '/elsewhere': 'no', [route]: 'yes' }, address)).toBe('yes');
  });
});

test('an address that nobody has is nobody’s', () => {
  expect(matchesRoute({ one: '/one' }, '/one/more')).toBe(false);
  expect(pageAt({ '/one': 'yes', '': 'entrance' }, '/two')).toBeUndefined();
  expect(pageAt({ '/one': 'yes', '': 'entrance' }, '/')).toBe('entrance');
});
