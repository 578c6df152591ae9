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
  expect(await faultsInLines([first, { ...second, id: first.id }])).toEqual([
    `The line ${first.id} loads the journey ${second.id}`,
    `There are two lines for the journey ${first.id}`,
  ]);
});
