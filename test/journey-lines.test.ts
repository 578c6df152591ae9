import { expect, test } from 'vitest';
import { dialogJourneys } from '../journeys/dialogs.ts';
import { portalJourneys } from '../journeys/portal.ts';

interface Line {
  readonly id: string;
  load(): Promise<{ readonly flow: { readonly journey: { readonly id: string } } }>;
}

/** What is wrong with the lines by which the portal knows its journeys. */
async function faultsIn(lines: readonly Line[]): Promise<readonly string[]> {
  const loaded = await Promise.all(
    lines.map(async ({ id, load }) => ({ id, loads: (await load()).flow.journey.id })),
  );
  const ids = loaded.map(({ id }) => id);
  return loaded.flatMap(({ id, loads }, index) => [
    ...(id === loads ? [] : [`The line ${id} loads the journey ${loads}`]),
    ...(ids.indexOf(id) === index ? [] : [`There are two lines for the journey ${id}`]),
  ]);
}

test('each line of the portal loads the journey of its id', async () => {
  expect(await faultsIn([...portalJourneys, ...dialogJourneys])).toEqual([]);
});

test('a line with the id of another journey is found', async () => {
  const [first, second] = portalJourneys;
  if (!first || !second) throw new Error('too few journeys');
  expect(await faultsIn([first, { ...second, id: first.id }])).toEqual([
    `The line ${first.id} loads the journey ${second.id}`,
    `There are two lines for the journey ${first.id}`,
  ]);
});
