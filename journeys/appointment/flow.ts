import { appointment as copy } from '../../content/appointment.ts';
import { dates } from '../../content/dates.ts';
import { dayInWords, windowInWords } from '../../contract/dates.ts';
import type { CopyFor, PortalFlow, Sequel } from '../../machines/engine/index.ts';
import { addressOfConfirmation, addressOfRepair } from '../shared/addresses.ts';
import { appointment as journey } from './journey.ts';
import type { AppointmentFacts, Booking, Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

function confirmationOf(booking: Booking, worksOrderId: string): Sequel {
  const from = `${booking.date}T${booking.start}:00`;
  const to = `${booking.date}T${booking.end}:00`;
  return {
    announcement: {
      notice: booking.isPreference ? 'Repair_Requested' : 'Repair_Booked',
      values: {
        ref: booking.reference,
        date: dayInWords(from),
        slot: booking.slotLabel,
        window: windowInWords(from, to, dates),
      },
      page: addressOfConfirmation(worksOrderId),
    },
  };
}

/** Choosing an appointment, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel({ end, facts }) {
    const { result, repair, worksOrderId } = facts as AppointmentFacts;
    if (end === 'settled') {
      return { at: addressOfRepair(worksOrderId), announcement: { notice: 'Repair_Settled', values: {} } };
    }
    if (end === 'repair') return { at: addressOfRepair(worksOrderId) };
    if (end !== 'home' || result === null) return {};
    if (result !== 'no appointment') return confirmationOf(result, worksOrderId);
    return { announcement: { notice: 'Repair_No_Appointment', values: { ref: repair?.jobNumber ?? '' } } };
  },
};
