import type { DemonstrationRepair } from './repair.ts';

const damp = {
  who: 'priya.shah',
  premises: '12 Orchard Lane',
  reason: 'Damp and mould',
  status: 'Unappointed',
  site: 'BRIGHT-01',
} as const satisfies Partial<DemonstrationRepair>;

const emergency = {
  who: 'priya.shah',
  premises: '12 Orchard Lane',
  site: 'BRIGHT-01',
  isEmergency: true,
} as const satisfies Partial<DemonstrationRepair>;

/**
 * Hazards at every stage of what the law sets for them: damp and mould, and emergencies. `soonDaysAgo` is how long ago a report was received that
 * must be investigated within the next two working days.
 */
export const repairsWithDamp = (soonDaysAgo: number): readonly DemonstrationRepair[] => [
  {
    ...damp,
    location: 'Bathroom',
    status: 'Appointed',
    raisedDaysAgo: 1,
    visit: { day: 9, kind: 'PM' },
    details: 'Mould around the bath.',
  },
  {
    ...damp,
    location: 'Living room',
    raisedDaysAgo: soonDaysAgo,
    events: ['NOACCESS'],
    details: 'A damp patch grows on the outer wall.',
  },
  {
    ...damp,
    location: 'Hallway',
    raisedDaysAgo: soonDaysAgo + 15,
    events: ['AUPDATE02'],
    details: 'Black spots behind the coats.',
  },
  {
    ...damp,
    location: 'Bedroom',
    status: 'Closed',
    raisedDaysAgo: 40,
    completedDaysAgo: 34,
    events: ['ENGOS03', 'HZINV01', 'HZSUM01', 'HZSAFE01', 'HZWORK01', 'ENGOS07'],
    details: 'Mould on the ceiling above the bed.',
  },
  {
    ...damp,
    location: 'Loft',
    raisedDaysAgo: 0,
    isEmergency: true,
    channel: 'ERGO',
    description: 'Water comes through the bedroom ceiling, which sags. Baby with asthma in the home.',
    details: '',
  },
  {
    ...emergency,
    reason: 'Uncontrollable leak',
    location: 'Kitchen',
    status: 'In progress',
    raisedDaysAgo: 2,
    events: ['HZINV01', 'HZSUM01'],
    details: 'Water runs from the pipe behind the sink. We turned the stopcock off.',
  },
  {
    ...emergency,
    reason: 'Total loss of electricity',
    location: 'Whole home',
    status: 'Closed',
    raisedDaysAgo: 21,
    completedDaysAgo: 20,
    events: ['HZINV01', 'HZSAFE01', 'HZSUM01', 'HZWORK01', 'ENGOS07'],
    details: 'No power in the whole house.',
  },
];
