import type { DemonstrationRepair } from './repair.ts';

const canal = '7 Canal Street';

/** A repair with a file of every kind, of which one was removed, and an emergency outside working hours. */
export const repairsWithFiles: readonly DemonstrationRepair[] = [
  {
    who: 'umar.aziz',
    premises: canal,
    reason: 'Kitchen unit door',
    location: 'Kitchen',
    status: 'Unappointed',
    raisedDaysAgo: 2,
    site: 'BRIGHT-01',
    details: 'The upper hinge has come off.',
    files: [
      { name: 'hinge.jpg' },
      { name: 'marks.png', isRemoved: true },
      { name: 'door.mp4' },
      { name: 'note.pdf' },
      { name: 'door.mpeg' },
    ],
  },
  {
    who: 'umar.aziz',
    premises: canal,
    reason: 'Total loss of water',
    location: 'Whole home',
    status: 'Unappointed',
    raisedDaysAgo: 0,
    site: 'BRIGHT-01',
    isEmergency: true,
    isOutOfHours: true,
    details: 'No water from any tap since midnight.',
  },
];

/** Repairs that the contractors of the demonstration have in hand: they move on by themselves. */
export const repairsInHand: readonly DemonstrationRepair[] = [
  {
    who: 'umar.aziz',
    premises: canal,
    reason: 'Leaking tap',
    location: 'Bathroom',
    status: 'Appointed',
    raisedDaysAgo: 1,
    site: 'BRIGHT-01',
    visit: { day: 10, kind: 'PM' },
    details: 'The basin tap drips.',
  },
  {
    who: 'umar.aziz',
    premises: canal,
    reason: 'Damp and mould',
    location: 'Bedroom',
    status: 'Appointed',
    raisedDaysAgo: 2,
    site: 'BRIGHT-01',
    visit: { day: 11, kind: 'AM' },
    details: 'Mould in the corner by the window.',
  },
];
