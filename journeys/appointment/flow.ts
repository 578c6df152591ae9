import { appointment as words } from '../../content/appointment.ts';
import { clockLabel } from '../../contract/timeline.ts';
import type { PortalFlow, Sequel } from '../../machines/portal.ts';
import type { WordsFor } from '../../machines/words.ts';
import { longDay } from '../shared/dates.ts';
import { appointment as journey } from './journey.ts';
import type { AppointmentFacts, Booking, Services } from './vocabulary.ts';

const completeWords: WordsFor<typeof journey> = words;

function confirmationOf(booking: Booking): Sequel {
  const { date, start, end } = booking;
  const clock = (time: string) => clockLabel(`${date}T${time}:00`);
  return {
    announcement: {
      notice: booking.isPreference ? 'Repair_Requested' : 'Repair_Booked',
      values: {
        ref: booking.reference,
        date: longDay(date),
        slot: booking.slotLabel,
        window: `${clock(start)} - ${clock(end)}`,
      },
    },
  };
}

/** Choosing an appointment, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  words: completeWords,
  services: {},
  sequel({ end, facts }) {
    const { result, repair } = facts as AppointmentFacts;
    if (end !== 'home' || result === null) return {};
    if (result !== 'no appointment') return confirmationOf(result);
    return { announcement: { notice: 'Repair_No_Appointment', values: { ref: repair?.jobNumber ?? '' } } };
  },
};
