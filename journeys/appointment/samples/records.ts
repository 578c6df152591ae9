import type { Availability } from '../../../contract/appointments.ts';
import type { RescheduleAnswer } from '../../shared/reschedule-check.ts';
import type { Found } from '../calls/availability.ts';
import type { RepairToVisit } from '../vocabulary.ts';

export const worksOrderId = '00000000-0000-4000-8000-000000000700';

export const repair = (changes: Partial<RepairToVisit> = {}): RepairToVisit => ({
  jobNumber: 'R-1000482',
  siteCode: 'BRIGHT-01',
  contractor: 'Brightfix Repairs',
  contractorPhone: '0300 555 0201',
  isWaiting: true,
  isAppointed: false,
  name: 'Leaking tap',
  ...changes,
});

const days = ['23', '24', '25', '26', '27', '30'].map((day) => `2026-11-${day}`);

const visits = (
  availabilityDetails: Availability['availabilityDetails'],
  full: readonly string[],
): Availability => ({
  availabilityDetails,
  slots: days.map((date) => ({
    date,
    insideSla: date !== '2026-11-30',
    capacity: full.includes(date) ? 'Not Available' : 'Available',
    metadata: [{ key: 'slot', value: `${date}-${availabilityDetails.availabilityType}` }],
  })),
});

const mornings = {
  availabilityType: 'AM',
  availabilityTypeLabel: 'Morning',
  start: '08:00',
  end: '12:00',
};
const afternoons = {
  availabilityType: 'PM',
  availabilityTypeLabel: 'Afternoon',
  start: '12:00',
  end: '17:00',
};

/** What a contractor offers; on the mornings named there is no place left. */
export const offered = (...fullMornings: readonly string[]): readonly Availability[] => [
  visits(mornings, fullMornings),
  visits(afternoons, []),
];

export const morning = {
  date: '2026-11-24',
  availabilityType: 'AM',
  start: '08:00',
  end: '12:00',
  insideSla: true,
};
export const laterMorning = { ...morning, date: '2026-11-26' };
/** A day on which nobody comes. */
export const sunday = { ...morning, date: '2026-11-29' };

export const availabilityFound = (changes: Partial<Found> = {}): Found => ({
  availabilities: offered('2026-11-25'),
  isPreferences: false,
  why: null,
  ...changes,
});

export const nothingFound = (why: Found['why']): Found => availabilityFound({ availabilities: [], why });

export const refusedReschedule = (errorCode: RescheduleAnswer['errorCode']): RescheduleAnswer => ({
  isEligible: false,
  errorCode,
});
