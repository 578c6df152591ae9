import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  bookingBody,
  type ChosenSlot,
  cancellation,
  moveBody,
  slotsOf,
  submission,
} from '../../conform/bodies.ts';
import { bookAppointment, getAvailability, rescheduleAppointment } from '../../contract/appointments.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { addNote, createWorksOrder, getWorksOrder, updateWorksOrder } from '../../contract/works-orders.ts';
import { oneOf } from '../chance.ts';
import type { RepairClaim } from './claims.ts';
import { isDone, type Reply } from './resident.ts';
import { type Doing, refuse, submit } from './submits.ts';

type Order = AnswerOf<typeof getWorksOrder>;

/** What can be wrong where in a home. */
interface Trouble {
  readonly reason: string;
  readonly location: { readonly locationId: string; readonly location: string };
}

/** Where somebody can report repairs that are none of another's duplicates, which would get no job number. */
export interface Home {
  readonly assetId: string;
  /** What no open repair is about. Taken from the front, and given back at the end where the repair is cancelled. */
  readonly free: Trouble[];
  /** How many there were to begin with. */
  readonly troubles: number;
}

const orderIn = ({ text, eTag }: Reply): Order => ({ ...JSON.parse(text), eTag }) as Order;

const paramsOf = (order: Order) => ({ worksOrderId: order.identifiers.worksOrderIdentifier });

/** A slot by its day and kind. */
const slotName = ({ date, availabilityType }: ChosenSlot): string => `${date} ${availabilityType}`;

/** The repair as it stands. */
async function readOrder({ resident, claims }: Doing, order: Order): Promise<Order> {
  const reply = await resident.send(getWorksOrder, { params: paramsOf(order) });
  return isDone(reply) ? orderIn(reply) : refuse(claims, getWorksOrder, reply);
}

/** A draft with a text that nobody else writes. */
const newDraft = (assetId: string, { reason, location }: Trouble, text: string) => ({
  identifiers: { asset: { assetIdentifier: assetId, premisesIdentifier: assetId } },
  job: { repairReasonIdentifier: reason, location, additionalInformation: text },
  statuses: { isCovidSelfIsolated: false },
  customer: { vulnerability: { isVulnerable: false, VulnerableResponseText: '' } },
  reporter: {
    name: { givenName: 'Sam', surname: 'Reed' },
    telecomsAddresses: [{ number: '07700900999' }],
    relationship: 'Customer' as const,
  },
});

/** Waits until the job that numbers repairs has numbered this one. */
async function untilNumbered(doing: Doing, sent: Order): Promise<Order> {
  let order = sent;
  while (order.identifiers.jobNumber === null) {
    await delay(150);
    order = await readOrder(doing, order);
  }
  return order;
}

/** A slot of the mornings and afternoons, in which somebody may be faster. */
async function chooseSlot(
  { resident, chance, claims }: Doing,
  order: Order,
): Promise<ChosenSlot | undefined> {
  const query = { referenceNumber: order.identifiers.jobNumber ?? '' };
  const reply = await resident.send(getAvailability, { params: paramsOf(order), query });
  if (!isDone(reply)) return refuse(claims, getAvailability, reply);
  const ordinary = slotsOf(JSON.parse(reply.text)).filter(
    ({ isFree, availabilityType }) => isFree && (availabilityType === 'AM' || availabilityType === 'PM'),
  );
  return ordinary.length === 0 ? undefined : oneOf(chance, ordinary);
}

/** Somebody else had the last place, or the repair has an appointment already. */
const lostBy = [412];

async function appoint(doing: Doing, order: Order): Promise<string | undefined> {
  const slot = await chooseSlot(doing, order);
  if (slot === undefined) return undefined;
  const request = { params: paramsOf(order), query: {}, body: bookingBody(order, slot) };
  const reply = await submit(doing, bookAppointment, request, { lostBy });
  return reply && slotName(slot);
}

async function moveTo(doing: Doing, order: Order): Promise<string | undefined> {
  const slot = await chooseSlot(doing, order);
  if (slot === undefined) return undefined;
  const request = { params: paramsOf(order), body: moveBody(order, slot) };
  // Sent twice under two keys it is moved twice, to where it is.
  const reply = await submit(doing, rescheduleAppointment, request, { lostBy, isRepeatable: true });
  return reply && slotName(slot);
}

async function cancelRepair(doing: Doing, order: Order): Promise<void> {
  const { eTag = '' } = await readOrder(doing, order);
  const reply = await submit(
    doing,
    updateWorksOrder,
    { params: paramsOf(order), body: cancellation },
    { eTag },
  );
  if (reply === undefined) doing.claims.refused.push('a repair was not cancelled');
}

/** Reports a repair, leaves a note, and by chance books an appointment, moves it and cancels the repair. */
export async function lookAfterRepair(doing: Doing, home: Home): Promise<void> {
  const { resident, chance, claims } = doing;
  const trouble = home.free.shift();
  if (trouble === undefined) throw new Error('every repair of a home is open');
  const text = `chaos ${randomUUID()}`;
  const created = await submit(
    doing,
    createWorksOrder,
    { body: newDraft(home.assetId, trouble, text) },
    { isRepeatable: true },
  );
  if (created === undefined) {
    home.free.push(trouble);
    return;
  }
  const draft = orderIn(created);
  const params = paramsOf(draft);
  const sent = await submit(
    doing,
    updateWorksOrder,
    { params, body: submission },
    { eTag: draft.eTag ?? '' },
  );
  if (sent === undefined) {
    claims.refused.push('a repair was not sent');
    return;
  }
  const claim: { -readonly [Name in keyof RepairClaim]: RepairClaim[Name] } = {
    ...{ worksOrderId: params.worksOrderId, text, appointments: 0, slot: null, isCancelled: false },
  };
  claims.repairs.push(claim);
  const order = await untilNumbered(doing, orderIn(sent));

  const note = `chaos ${randomUUID()}`;
  const request = {
    params: { customerId: resident.customerId, ...params },
    body: { type: 'Other' as const, description: note },
  };
  if (await submit(doing, addNote, request, { isRepeatable: true })) claims.notes.push(note);

  const booked = await appoint(doing, order);
  if (booked !== undefined) {
    claim.slot = booked;
    claim.appointments += 1;
    const moved = chance(2) === 0 ? await moveTo(doing, order) : undefined;
    if (moved !== undefined) {
      claim.slot = moved;
      claim.appointments += 1;
    }
  }
  // So that there is always something left to report.
  const mustCancel = home.free.length < home.troubles / 2;
  if (chance(2) === 0 || mustCancel) {
    await cancelRepair(doing, order);
    claim.isCancelled = true;
    claim.slot = null;
    home.free.push(trouble);
  }
}
