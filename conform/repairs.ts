import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { bookAppointment, getAvailability } from '../contract/appointments.ts';
import type { AnswerOf } from '../contract/call.ts';
import { createWorksOrder, getWorksOrder, updateWorksOrder } from '../contract/works-orders.ts';
import { bookingBody, type ChosenSlot, cancellation, draftOf, slotsOf, submission } from './bodies.ts';
import type { Person } from './person.ts';
import { answerOf, type Reply } from './reply.ts';

export type Order = AnswerOf<typeof getWorksOrder>;

const idOf = (order: Order): string => order.identifiers.worksOrderIdentifier;

/** Milliseconds that a gateway has to give a repair its number. */
const numberWithin = 30_000;

export const readRepair = ({ caller }: Person, order: Order): Promise<Order> =>
  caller.ask(getWorksOrder, { params: { worksOrderId: idOf(order) } });

/** How many repairs each person has reported here. */
const reported = new WeakMap<Person, number>();

/** A reason and a location that this person has not reported here yet. */
function freshDraft(person: Person) {
  const nth = reported.get(person) ?? 0;
  reported.set(person, nth + 1);
  const { home, reasons, locations } = person;
  const location = locations[nth % locations.length] ?? person.location;
  const reason = reasons[Math.floor(nth / locations.length) % reasons.length] ?? person.reason;
  return draftOf({ home, reason, location });
}

/** Sends a draft; undefined where this one is not for a contractor whom residents book. */
async function trySending({ caller }: Person, draft: Order): Promise<Order | undefined> {
  const params = { worksOrderId: idOf(draft) };
  const reply = await caller.send(updateWorksOrder, { params, body: submission }, { eTag: draft.eTag ?? '' });
  if (reply.status === 409 || reply.status === 422) return undefined;
  const order = answerOf(updateWorksOrder, reply);
  return order.statuses.status === 'Unappointed' && !order.statuses.isRaisedAsTriage ? order : undefined;
}

/** Reports that may be held for a duplicate, or be for somebody to look at, before one counts as refused. */
const mostTries = 8;

/** Reports a repair that a resident can book an appointment for, and waits for its job number. */
export async function report(person: Person): Promise<Order> {
  const { caller } = person;
  let order: Order | undefined;
  for (let tries = 0; order === undefined; tries++) {
    assert.ok(tries < mostTries, `none of ${mostTries} repairs is given to a contractor`);
    order = await trySending(person, await caller.ask(createWorksOrder, { body: freshDraft(person) }));
  }
  const deadline = performance.now() + numberWithin;
  while (order.identifiers.jobNumber === null) {
    assert.ok(performance.now() < deadline, 'a repair has no job number half a minute after it was sent');
    await delay(100);
    order = await readRepair(person, order);
  }
  return order;
}

/** The slots of a repair as they are now. */
export async function slots({ caller }: Person, order: Order) {
  const query = { referenceNumber: order.identifiers.jobNumber ?? '' };
  return slotsOf(await caller.ask(getAvailability, { params: { worksOrderId: idOf(order) }, query }));
}

/** Asks for a slot; somebody else may be faster. */
export const book = ({ caller }: Person, order: Order, slot: ChosenSlot, key?: string): Promise<Reply> =>
  caller.send(
    bookAppointment,
    { params: { worksOrderId: idOf(order) }, query: {}, body: bookingBody(order, slot) },
    key === undefined ? {} : { key },
  );

/** Cancels a repair, which gives its place back. */
export async function cancel(person: Person, order: Order): Promise<Reply> {
  const { eTag = '' } = await readRepair(person, order);
  const params = { worksOrderId: idOf(order) };
  return person.caller.send(updateWorksOrder, { params, body: cancellation }, { eTag });
}
