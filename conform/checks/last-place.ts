import assert from 'node:assert/strict';
import type { ChosenSlot } from '../bodies.ts';
import type { Check, World } from '../check.ts';
import { findViolation, type Model, type Operation } from '../linearizability.ts';
import type { Person } from '../person.ts';
import { book, cancel, type Order, report, slots } from '../repairs.ts';
import { expectStatus } from '../reply.ts';

/** Who takes part: so many repairs of two residents want the last place. */
const takers = 20;
/** Most places of a slot that are filled first. */
const mostPlaces = 6;
/** Most repairs that are reported to find so many for one site. */
const mostRepairs = 96;

interface Input {
  readonly kind: 'take' | 'look';
}

/** A slot with so many places left. `taken` and `full` say yes. */
const placesLeft = (places: number): Model<number, Input, boolean> => ({
  initial: places,
  keyOf: String,
  objectsOf: () => ['slot'],
  isRead: ({ kind }, output) => kind === 'look' || !output,
  apply(left, { kind }, output) {
    if (kind === 'look') return output === (left === 0) ? left : undefined;
    if (!output) return left === 0 ? left : undefined;
    return left > 0 ? left - 1 : undefined;
  },
});

type Taker = { readonly person: Person; readonly order: Order };

const isSlot = (slot: ChosenSlot) => (other: ChosenSlot) =>
  other.appointmentFromDate === slot.appointmentFromDate && other.availabilityType === slot.availabilityType;

const isFull = async ({ person, order }: Taker, slot: ChosenSlot): Promise<boolean> =>
  (await slots(person, order)).find(isSlot(slot))?.isFree !== true;

/** Books one after the other until no place is left; answers who has one. */
async function fillSlot(all: readonly Taker[], slot: ChosenSlot): Promise<readonly Taker[]> {
  const inside: Taker[] = [];
  for (const taker of all) {
    if (await isFull(taker, slot)) return inside;
    expectStatus(await book(taker.person, taker.order, slot), 201);
    inside.push(taker);
  }
  assert.fail(`a slot has more than ${all.length} places: the checks cannot fill it`);
}

/** Lets everybody take the one place at once, while two others look; answers what happened. */
async function race(all: readonly Taker[], looking: readonly Taker[], slot: ChosenSlot) {
  const history: Operation<Input, boolean>[] = [];
  const record = async (caller: string, input: Input, run: () => Promise<boolean>): Promise<void> => {
    const invoked = performance.now();
    const output = await run();
    history.push({ caller, input, output, invoked, responded: performance.now() });
  };
  const take = ({ person, order }: Taker, at: number) =>
    record(`taker ${at + 1}`, { kind: 'take' }, async () => {
      const reply = await book(person, order, slot);
      expectStatus(reply, 201, 412);
      return reply.status === 201;
    });
  const look = (taker: Taker, at: number) =>
    record(`onlooker ${at + 1}`, { kind: 'look' }, () => isFull(taker, slot));
  await Promise.all([...all.map(take), ...looking.map(look)]);
  await Promise.all(looking.map(look));
  return history;
}

/** The repairs that go to the site to which most of them go: its places are the same for all. */
function ofOneSite(all: readonly Taker[]): readonly Taker[] {
  const bySite = new Map<string | null, Taker[]>();
  for (const taker of all) {
    const site = taker.order.identifiers.contractorSiteIdentifier;
    bySite.set(site, [...(bySite.get(site) ?? []), taker]);
  }
  return [...bySite.values()].sort((one, other) => other.length - one.length)[0] ?? [];
}

/** Reports repairs of two residents until so many of them go to one site. */
async function addTakers({ a, b }: World, all: Taker[], count: number): Promise<void> {
  while (ofOneSite(all).length < count) {
    assert.ok(all.length < mostRepairs, `of ${all.length} repairs too few go to one site`);
    const people = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? a : b));
    await Promise.all(people.map(async (person) => all.push({ person, order: await report(person) })));
  }
}

export const lastPlace: Check = {
  part: 'Repairs and appointments',
  says: `the last place of a slot goes to one of ${takers} who ask at once, and some order explains every answer`,
  async run(world) {
    const everybody: Taker[] = [];
    try {
      await addTakers(world, everybody, takers + mostPlaces + 2);
      const chosen = ofOneSite(everybody);
      // They take no place: a slot may look different to the repair that has a place in it.
      const onlookers = chosen.slice(0, 2);
      const [fillers, racers] = [chosen.slice(2, -takers), chosen.slice(-takers)];
      const [first] = chosen;
      const offered = first ? await slots(first.person, first.order) : [];
      const slot = offered.filter(({ isFree }) => isFree).at(-1);
      assert.ok(slot, 'no slot is free');
      const inside = await fillSlot(fillers, slot);
      const [leaving] = inside;
      assert.ok(leaving, 'a slot that was offered as free is full');
      expectStatus(await cancel(leaving.person, leaving.order), 200);
      assert.equal(await isFull(onlookers[0] ?? leaving, slot), false, 'a cancelled repair keeps its place');
      const history = await race(racers, onlookers, slot);
      const winners = history.filter(({ input, output }) => input.kind === 'take' && output);
      assert.equal(winners.length, 1, `${winners.length} of ${takers} took the last place`);
      const violation = findViolation(placesLeft(1), history);
      assert.equal(violation, undefined, `no order explains the answers: ${JSON.stringify(violation)}`);
    } finally {
      await Promise.all(everybody.map(({ person, order }) => cancel(person, order)));
    }
  },
};
