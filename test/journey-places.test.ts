import { describe, expect, test } from 'vitest';
import { isKnownMove, isKnownStop, journeyOfCatalogue } from '../contract/journey-places.ts';
import type { JourneyMove } from '../contract/tracking.ts';
import { offeredTypes } from '../journeys/case/samples/demonstration.ts';
import { portalJourneys } from '../journeys/portal.ts';
import { flows } from '../journeys/registry.ts';
import { isSameAddress, stopReason, stopsAt } from '../machines/engine/index.ts';
import { heldOtherwise } from '../machines/exploration/index.ts';
import { routeAt } from '../src/app/routes.ts';

const isKnown = (journey: string, to: string, from?: string): boolean => {
  const move: JourneyMove = { visit: crypto.randomUUID(), number: 1, journey, to, kind: 'on' };
  return isKnownMove(from === undefined ? move : { ...move, from }, offeredTypes);
};

/** A step that a question of the catalogue makes; no other step has a name of this form. */
const isOfCatalogue = (step: string): boolean => /^q\d+-/.test(step);

describe('the places that the gateway counts moves between', () => {
  // Written anew with -u.
  test('are those of the journeys, the questions of the catalogue aside', async () => {
    const places = flows.map(({ journey, journey: { id, steps, errorPages, ends } }) => [
      id,
      {
        steps: steps.map((step) => step.id).filter((step) => !isOfCatalogue(step)),
        errorPages: Object.keys(errorPages),
        ends: Object.keys(ends),
        stopReasons: Object.fromEntries(
          steps
            .filter((step) => !isOfCatalogue(step.id))
            .map((step) => [step.id, stopsAt(journey, step).map(stopReason)] as const)
            .filter(([, reasons]) => reasons.length > 0),
        ),
      },
    ]);
    await expect(`${JSON.stringify(Object.fromEntries(places), null, 2)}\n`).toMatchFileSnapshot(
      '../contract/journey-places.json',
    );
  });

  test('hold every step, error page and end of every journey', () => {
    for (const { journey } of flows) {
      const places = [
        ...journey.steps.map(({ id }) => id),
        ...Object.keys(journey.errorPages).map((name) => `halt:${name}`),
        ...Object.keys(journey.ends).map((name) => `end:${name}`),
      ];
      expect(places.filter((place) => !isKnown(journey.id, place))).toEqual([]);
      expect(places.filter((place) => !isKnown(journey.id, place, place))).toEqual([]);
    }
    const ofCatalogue = flows.filter(({ journey }) => journey.steps.some(({ id }) => isOfCatalogue(id)));
    expect(ofCatalogue.map(({ journey }) => journey.id)).toEqual([journeyOfCatalogue]);
  });

  test.each([
    ['invented', 'asset', undefined],
    ['repair', 'invented', undefined],
    ['repair', 'asset', 'invented'],
    ['repair', 'halt:invented', undefined],
    ['repair', 'end:invented', undefined],
    ['repair', 'slot', undefined],
    ['repair', 'q101-need', undefined],
    ['case', 'q101-invented', undefined],
    ['constructor', 'name', undefined],
  ])('hold nothing made up: %s, to %s from %s', (journey, to, from) => {
    expect(isKnown(journey, to, from)).toBe(false);
  });
});

describe('the reasons that the gateway counts stops for', () => {
  const all = flows.flatMap(({ journey, journey: { id, steps } }) =>
    steps.flatMap((step) =>
      stopsAt(journey, step).map((stop) => ({ journey: id, place: step.id, reason: stopReason(stop) })),
    ),
  );

  test('are all those for which a journey stops residents, those of the catalogue too', () => {
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(({ place }) => isOfCatalogue(place)).length).toBeGreaterThan(1);
    expect(all.filter((stop) => !isKnownStop(stop, offeredTypes))).toEqual([]);
  });

  test.each([
    ['repair', 'emergency', 'invented'],
    ['repair', 'asset', 'nobody can give access'],
    ['repair', 'invented', 'nobody can give access'],
    ['invented', 'emergency', 'nobody can give access'],
    ['case', 'q102-how-much', 'invented'],
    ['constructor', 'name', 'Object'],
  ])('hold nothing made up: in %s at %s, %s', (journey, place, reason) => {
    expect(isKnownStop({ journey, place, reason }, offeredTypes)).toBe(false);
  });
});

const demanded = flows.flatMap(({ journey, requirements = {} }) =>
  Object.entries(requirements).flatMap(([id, requirement]) => {
    const { address, steps = [] } = heldOtherwise(requirement);
    return address === undefined ? [] : [[id, address, journey, steps] as const];
  }),
);

describe('an address that is demanded', () => {
  test.each(demanded)('is that of its step or page: %s %s', (_id, address, journey, steps) => {
    const own = journey.steps.filter(({ id }) => steps.includes(id));
    expect(own.map(({ id }) => id)).toEqual(steps);
    expect(own.filter(({ route }) => !isSameAddress(route, address))).toEqual([]);
    const journeyRoutes = portalJourneys.flatMap(({ routes }) => Object.values<string>(routes));
    expect(
      routeAt(address) !== undefined || journeyRoutes.some((route) => isSameAddress(route, address)),
    ).toBe(true);
  });

  test('is there for every journey of which requirements are listed, but for one that opens over a page', () => {
    const ids = new Set(demanded.map(([, , { id }]) => id));
    const listed = flows.filter(({ requirements }) => requirements !== undefined);
    expect(listed.map(({ journey: { id } }) => id).filter((id) => !ids.has(id))).toEqual(['cancellation']);
  });
});
