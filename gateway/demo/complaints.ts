import type { ComplaintSubject } from '../../contract/complaints.ts';
import type { residents } from './residents.ts';

type Key = (typeof residents)[number]['key'];

/** A stage of a complaint, in days before the demonstration is made. What is not given has not happened. */
interface DemonstrationStage {
  readonly startedDaysAgo: number;
  readonly acknowledgedDaysAgo?: number;
  readonly isExtended?: true;
  readonly answeredDaysAgo?: number;
}

/** A complaint of the demonstration. */
export interface DemonstrationComplaint {
  readonly who: Key;
  readonly subject: ComplaintSubject;
  /** The reason of the repair or the type of the service request that it is about. */
  readonly item?: string;
  readonly details: string;
  readonly remedy: string;
  readonly reviewReason?: string;
  readonly stages: readonly DemonstrationStage[];
}

/** What the provider of the demonstration writes. */
export const complaintAnswers = {
  acknowledgement: `Thank you for telling us. Dana Whitfield of our complaints team deals with your complaint.
We understand what went wrong as you described it, and that you want it put right as you asked. If that is not so, call us.`,
  extension: 'We wait for the report of the contractor, which we were promised for next week.',
  answer: `We have looked into your complaint and agree with it: this should not have happened, and we are sorry.
We do what you asked for, and have changed how we check such work.`,
} as const;

export const demonstrationComplaints: readonly DemonstrationComplaint[] = [
  {
    who: 'chloe.martin',
    subject: 'request',
    item: 'Noise or nuisance',
    details: 'I reported loud music every night. Nobody has called me back.',
    remedy: 'I want somebody to speak to my neighbour.',
    stages: [{ startedDaysAgo: 1 }],
  },
  {
    who: 'chloe.martin',
    subject: 'staff',
    details: 'The person who came to look at the lift was rude to my mother.',
    remedy: 'An apology.',
    stages: [{ startedDaysAgo: 5, acknowledgedDaysAgo: 3 }],
  },
  {
    who: 'chloe.martin',
    subject: 'request',
    item: 'Graffiti',
    details: 'The paint was washed off, but the wall is stained now.',
    remedy: 'Please paint the wall.',
    stages: [{ startedDaysAgo: 17, acknowledgedDaysAgo: 13, isExtended: true }],
  },
  {
    who: 'chloe.martin',
    subject: 'other',
    details: 'The cleaning of the stairs is charged for every week and done once a month.',
    remedy: 'Clean every week, or pay us back.',
    stages: [{ startedDaysAgo: 21 }],
  },
  {
    who: 'chloe.martin',
    subject: 'other',
    details: 'Our letters go to the wrong flat. I have said so three times.',
    remedy: 'Put the number on the door right.',
    stages: [{ startedDaysAgo: 40, acknowledgedDaysAgo: 35 }],
  },
  {
    who: 'chloe.martin',
    subject: 'other',
    details: 'The gate to the yard has been locked since the summer.',
    remedy: 'A key for every home.',
    stages: [{ startedDaysAgo: 60, acknowledgedDaysAgo: 57, answeredDaysAgo: 45 }],
  },
  {
    who: 'chloe.martin',
    subject: 'staff',
    details: 'I was called a liar on the telephone.',
    remedy: 'An apology in writing.',
    reviewReason: 'The apology was not in writing.',
    stages: [{ startedDaysAgo: 90, acknowledgedDaysAgo: 88, answeredDaysAgo: 77 }, { startedDaysAgo: 2 }],
  },
  {
    who: 'chloe.martin',
    subject: 'other',
    details: 'The bins are too few for the number of flats.',
    remedy: 'Two more bins.',
    reviewReason: 'You say that there is no room. There is, beside the garages.',
    stages: [
      { startedDaysAgo: 100, acknowledgedDaysAgo: 97, answeredDaysAgo: 84 },
      { startedDaysAgo: 12, acknowledgedDaysAgo: 8 },
    ],
  },
  {
    who: 'chloe.martin',
    subject: 'request',
    item: 'Keys and fobs',
    details: 'The new fob for the storeroom took seven weeks.',
    remedy: 'The price of the fob back.',
    stages: [
      { startedDaysAgo: 130, acknowledgedDaysAgo: 126, answeredDaysAgo: 114 },
      { startedDaysAgo: 110, acknowledgedDaysAgo: 107, answeredDaysAgo: 85 },
    ],
  },
  {
    who: 'olga.petrov',
    subject: 'repair',
    item: 'Dripping overflow',
    details: 'The overflow has dripped for weeks, and it keeps me awake.',
    remedy: 'Mend it, and tell me why it took so long.',
    stages: [{ startedDaysAgo: 4, acknowledgedDaysAgo: 2 }],
  },
  {
    who: 'ben.hughes',
    subject: 'other',
    details: 'The electrical safety check has been overdue for weeks.',
    remedy: 'A date for the check.',
    stages: [{ startedDaysAgo: 25, acknowledgedDaysAgo: 22, answeredDaysAgo: 10 }],
  },
];

/** Complaints of somebody who has very many of everything. */
export const manyComplaints: readonly DemonstrationComplaint[] = Array.from({ length: 24 }, (_, index) => ({
  who: 'kelly.adams',
  subject: 'other',
  details: `The lights of the car park are out again, for time number ${24 - index}.`,
  remedy: 'Lights that last.',
  stages: [
    {
      startedDaysAgo: 30 + index * 40,
      acknowledgedDaysAgo: 27 + index * 40,
      answeredDaysAgo: 15 + index * 40,
    },
  ],
}));
