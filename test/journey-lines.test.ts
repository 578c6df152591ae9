import { expect, test } from 'vitest';
import { dialogJourneys } from '../journeys/dialogs.ts';
import { portalJourneys } from '../journeys/portal.ts';
import { faultsInLines } from './support/registrations.ts';

test('each line of the portal loads the journey of its id', async () => {
  expect(await faultsInLines([...portalJourneys, ...dialogJourneys])).toEqual([]);
});

test('a line with the id of another journey is found', async () => {
  const [first, second] = portalJourneys;
  if (!first || !second) throw new Error('too few journeys');
  const [loads, two] = await faultsInLines([first, { ...second, id: first.id }]);
  expect(loads).toContain(`loads the journey ${second.id}: let it import the flow of ${first.id}`);
  expect(two).toBe(`There are two lines for the journey ${first.id}: remove one of them`);
});
