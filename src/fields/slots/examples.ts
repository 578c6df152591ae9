import {
  type Availability,
  type SlotAnswer,
  type SlotsQuestion,
  slots,
} from '../../../journeys/questions/slots.ts';
import type { Example } from '../Stage.tsx';

const dates = ['23', '24', '25', '26', '27', '30'].map((day) => `2026-11-${day}`);

const visits = (
  availabilityType: string,
  availabilityTypeLabel: string,
  start: string,
  end: string,
  taken: readonly string[],
): Availability => ({
  availabilityDetails: { start, end, availabilityType, availabilityTypeLabel },
  slots: dates.map((date) => ({
    date,
    insideSla: true,
    capacity: taken.includes(date) ? 'Not Available' : 'Available',
  })),
});

const found = [
  visits('AM', 'Morning', '08:00', '12:00', ['2026-11-25']),
  visits('PM', 'Afternoon', '12:00', '17:00', []),
  visits('AD', 'All day', '08:00', '17:00', ['2026-11-23', '2026-11-24']),
  visits('ASR', 'Avoid school run', '09:30', '14:30', ['2026-11-26']),
];

const question = slots({ availability: () => found, missing: 'SSR062' });
const copy = {
  label: 'Choose an appointment',
  hint: 'Brightfix Repairs. Someone over 18 must be at home.',
};

type SlotsExample = Example<SlotsQuestion<string, unknown>, SlotAnswer>;

export const examples = {
  empty: { question, copy, legendIsHeading: true },
  answered: {
    question,
    copy,
    value: { date: '2026-11-24', availabilityType: 'PM', start: '12:00', end: '17:00', insideSla: true },
  },
  wrong: {
    question,
    copy,
    complaints: [{ key: 'SSR062', text: 'Choose the appointment you would prefer' }],
  },
  none: { question: slots({ availability: () => [], missing: 'SSR062' }), copy },
  disabled: { question, copy, disabled: true },
} satisfies Record<string, SlotsExample>;
