import { expect, test } from 'vitest';
import { flows } from '../journeys/registry.ts';

const rules = flows.flatMap(({ journey }) =>
  Object.entries(journey.rules).map(([says, rule]) => ({ name: `${journey.id}: ${says}`, rule })),
);

test('every rule of a journey is data, or says why it is a function', () => {
  expect(rules.length).toBeGreaterThan(50);
  expect(
    rules.filter(({ rule }) => !rule.expression && !rule.workedOut?.because.trim()).map(({ name }) => name),
  ).toEqual([]);
});

test('at least half of them are data, besides those that are made of the types of service request', () => {
  const written = rules.filter(
    ({ rule }) => !rule.workedOut?.because.includes('types of request, which are'),
  );
  const data = written.filter(({ rule }) => rule.expression);
  expect(written.length).toBeGreaterThan(40);
  expect(data.length / written.length).toBeGreaterThan(0.5);
});
