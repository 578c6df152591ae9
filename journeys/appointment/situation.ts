import type { Availability } from '../../contract/appointments.ts';
import type { AnswersOf, Situation } from '../../machines/engine/index.ts';
import { isFree } from '../questions/slots.ts';
import type { AppointmentQuestions } from './questions.ts';
import type { AppointmentFacts, Booking } from './vocabulary.ts';

export type AppointmentSituation = Situation<AnswersOf<AppointmentQuestions>, AppointmentFacts>;

export const isMove = ({ facts }: AppointmentSituation): boolean => facts.mode === 'reschedule';

/** Whether at least one slot can be chosen. */
export const hasFreeSlot = (availabilities: readonly Availability[]): boolean =>
  availabilities.some(({ slots }) => slots.some((slot) => isFree(slot.capacity)));

/** The chosen slot with everything that the provider said about it; undefined when it is no longer offered. */
export function chosenSlot({ answers, facts }: AppointmentSituation) {
  const kind = facts.availabilities.find(
    ({ availabilityDetails }) => availabilityDetails.availabilityType === answers.slot?.availabilityType,
  );
  const slot = kind?.slots.find(({ date }) => date === answers.slot?.date);
  return kind && slot ? { ...kind.availabilityDetails, ...slot } : undefined;
}

/** The chosen slot as an appointment that now stands. */
export function bookingOf(situation: AppointmentSituation): Booking {
  const { repair, isPreferences } = situation.facts;
  const chosen = chosenSlot(situation);
  return {
    reference: repair?.jobNumber ?? '',
    date: chosen?.date ?? '',
    slotLabel: chosen?.availabilityTypeLabel ?? '',
    start: chosen?.start ?? '',
    end: chosen?.end ?? '',
    isPreference: isPreferences,
  };
}
