import {
  type Availability,
  bookAppointment,
  rescheduleAppointment,
  slotNotAvailable,
} from '../../../contract/appointments.ts';
import { wallTime } from '../../../contract/dates.ts';
import { Fault, type Tools } from '../../../machines/engine/index.ts';
import { type AppointmentSituation, chosenSlot, isMove } from '../situation.ts';
import type { AppointmentFacts, Services } from '../vocabulary.ts';
import { findAvailability } from './availability.ts';
import { loadOrder } from './order.ts';
import { refusedStatus } from './refusal.ts';

type AppointmentTools = Tools<Services>;

interface Became<Names extends string> {
  readonly became: Names;
}
interface Taken extends Became<'taken'> {
  /** What can still be chosen. */
  readonly availabilities: readonly Availability[];
}

/** `settled`: the repair was booked, moved on or cancelled elsewhere, and takes no such appointment any more. */
type Refused = Became<'settled'> | Taken;

export type SlotBooked = Became<'booked' | 'broken'> | Refused;
export type SlotMoved = Became<'moved' | 'declined'> | Refused;

const remarks = 'Booked online by resident';

/** Milliseconds before a resident is told that the contractor's system broke. */
const pauseBeforeGivingUp = 1000;

/** When the chosen slot was first asked for: sent again under the same key, a request must be the same to the letter. */
export async function keepMoment(
  { facts }: AppointmentSituation,
  tools: AppointmentTools,
): Promise<NonNullable<AppointmentFacts['moment']>> {
  if (facts.moment?.key === tools.key) return facts.moment;
  return { key: tools.key, at: wallTime(tools.now()) };
}

/** The part that both requests have in common. */
function chosenFrom(situation: AppointmentSituation) {
  const { repair, moment } = situation.facts;
  const slot = chosenSlot(situation);
  if (!slot || !repair || !moment) throw new Error('No slot of this repair is chosen');
  return {
    slot,
    repair,
    body: {
      remarks,
      jobNumber: repair.jobNumber,
      appointmentFromDate: `${slot.date}T${slot.start}:00`,
      appointmentToDate: `${slot.date}T${slot.end}:00`,
      externalCreateDateTime: moment.at,
      availabilityType: slot.availabilityType,
      isInsideSla: slot.insideSla,
    },
  };
}

/** What is left to choose from after somebody else took the slot: as the contractor now says, or all but that slot. */
async function othersThan(situation: AppointmentSituation, tools: AppointmentTools): Promise<Taken> {
  const found = await findAvailability(situation, tools);
  if (found.why !== 'failed' && found.why !== 'timedOut') {
    return { became: 'taken', availabilities: found.availabilities };
  }
  const taken = situation.answers.slot;
  const without = (kind: Availability): Availability => ({
    ...kind,
    slots: kind.slots.map((slot) =>
      slot.date === taken?.date ? { ...slot, capacity: slotNotAvailable } : slot,
    ),
  });
  const availabilities = situation.facts.availabilities.map((kind) =>
    kind.availabilityDetails.availabilityType === taken?.availabilityType ? without(kind) : kind,
  );
  return { became: 'taken', availabilities };
}

/** Whether the repair still takes what the resident is choosing; yes, when that cannot be found out. */
async function stillTakesOne(situation: AppointmentSituation, tools: AppointmentTools): Promise<boolean> {
  try {
    const repair = await loadOrder(situation, tools);
    return (isMove(situation) ? repair?.isAppointed : repair?.isWaiting) ?? true;
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === 'signedOut') throw error;
    return true;
  }
}

/** Why the slot was refused: the repair is not what it was, or somebody else took the slot. */
const refusal = async (situation: AppointmentSituation, tools: AppointmentTools): Promise<Refused> =>
  (await stillTakesOne(situation, tools)) ? othersThan(situation, tools) : { became: 'settled' };

/** Books the first appointment of the repair, once, however often it is asked for under the same key. */
export async function bookSlot(
  situation: AppointmentSituation,
  tools: AppointmentTools,
): Promise<SlotBooked> {
  const { slot, repair, body } = chosenFrom(situation);
  const { facts } = situation;
  const answer = await tools.services.gateway.call(
    bookAppointment,
    {
      params: { worksOrderId: facts.worksOrderId },
      query: { contractorName: repair.contractor },
      body: {
        ...body,
        isPreferences: facts.isPreferences,
        diaryCode: repair.siteCode,
        reasonCode: 'NEW_APPOINTMENT',
        externalReferenceId: tools.key,
        metadata: slot.metadata,
      },
    },
    { signal: tools.signal, idempotencyKey: tools.key },
  );
  const refused = refusedStatus(answer);
  if (refused === undefined) return { became: 'booked' };
  if (refused === 412) return refusal(situation, tools);
  await tools.wait(pauseBeforeGivingUp);
  return { became: 'broken' };
}

/** Moves the appointment of the repair. It is moved only when the contractor names the new appointment. */
export async function moveSlot(situation: AppointmentSituation, tools: AppointmentTools): Promise<SlotMoved> {
  const { repair, body } = chosenFrom(situation);
  const { facts } = situation;
  const answer = await tools.services.gateway.call(
    rescheduleAppointment,
    {
      params: { worksOrderId: facts.worksOrderId },
      body: {
        ...body,
        status: 'RESCHEDULE',
        reasonCode: 'RESCHEDULE_APPOINTMENT',
        isPreferred: facts.isPreferences,
        contractorSiteCode: repair.siteCode,
      },
    },
    { signal: tools.signal, idempotencyKey: tools.key },
  );
  if (refusedStatus(answer) === 412) return refusal(situation, tools);
  return { became: answer.appointmentId === undefined ? 'declined' : 'moved' };
}
