import { expect, test } from 'vitest';
import { firstJourneys, type PortalJourney } from '../../journeys/first.ts';
import { laterJourneys } from '../../journeys/portal.ts';
import { emptyMemory, type Memory } from '../../machines/engine/index.ts';
import { definition, journey } from '../../test/support/small-journey.ts';
import { findJourneyAt } from './find-journey-at.ts';
import { matchesRoute } from './match-route.ts';

const { steps } = definition;
const told = journey({
  ...definition,
  steps: { ...steps, said: { route: '/said', confirmation: { unless: 'the second is b', end: 'home' } } },
});

/** A journey with an address of its own, and one that it shares. */
const sharing = (id: string): PortalJourney => ({
  id,
  routes: { one: `/${id}`, two: '/Shared', said: '/said' },
  load: async () => ({ flow: { journey: told } as Awaited<ReturnType<PortalJourney['load']>>['flow'] }),
});
const [first, second] = [sharing('first'), sharing('second')];
const lone: PortalJourney = { ...sharing('lone'), routes: { one: '/lone' } };

/** A tab in which these steps are on the screen of journeys that are kept. */
function tab(kept: Readonly<Record<string, string>>) {
  const notes = new Map<string, string>();
  const claims = {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
  };
  const recall = async (id: string): Promise<Memory | undefined> => {
    const at = kept[id];
    return at === undefined ? undefined : { ...emptyMemory(told), at };
  };
  const known = { journeys: [lone, first, second], claims, recall };
  return (pathname: string) => findJourneyAt(pathname, known);
}

test('an address of one journey belongs to it, however it is spelt', async () => {
  expect(await tab({})('/Lone')).toBe(lone);
  expect(await tab({})('/elsewhere')).toBeUndefined();
});

test('an address of several belongs to the one that was begun last', async () => {
  const open = tab({ first: 'two', second: 'one' });
  await open('/first');
  await open('/second');
  expect(await open('/shared')).toBe(second);
  await open('/lone');
  expect(await open('/SHARED')).toBe(second);
  await open('/first');
  expect(await open('/shared')).toBe(first);
});

test('it is nobody’s when none was begun, and when the last one is over', async () => {
  expect(await tab({})('/shared')).toBe('nobody');
  const left = tab({ first: 'two' });
  await left('/first');
  await left('/second');
  expect(await left('/shared')).toBe('nobody');
  const over = tab({ first: 'two', second: 'said' });
  await over('/first');
  await over('/second');
  expect(await over('/shared')).toBe('nobody');
});

test('a journey that grew beyond what is known of it at first can be carried on', async () => {
  const open = tab({ first: 'a step of its own' });
  await open('/first');
  expect(await open('/shared')).toBe(first);
});

test('in a tab that began none it belongs to one that another tab has in hand', async () => {
  expect(await tab({ first: 'said', second: 'two' })('/shared')).toBe(second);
});

test('the journeys that are there at once share no address, as nobody asks whose that is', () => {
  for (const first of firstJourneys) {
    for (const address of Object.values(first.routes)) {
      expect(laterJourneys.filter(({ routes }) => matchesRoute(routes, address))).toEqual([]);
    }
  }
});
