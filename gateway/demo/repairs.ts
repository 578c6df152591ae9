import type { WorksOrderStatus } from '../../contract/works-order.ts';
import type { residents } from './residents.ts';

type Key = (typeof residents)[number]['key'];

/** A visit: how many days from today, and which kind. */
export interface Visit {
  readonly day: number;
  readonly kind: 'AM' | 'PM' | 'AD' | 'ASR';
  readonly isPreference?: boolean;
}

/** A repair that a resident of the demonstration has had. Days count back from today. */
export interface DemonstrationRepair {
  readonly who: Key;
  readonly premises: string;
  readonly asset?: string;
  readonly reason: string;
  readonly location: string;
  readonly status: WorksOrderStatus;
  readonly raisedDaysAgo: number;
  readonly site?: string;
  readonly details?: string;
  readonly visit?: Visit;
  readonly completedDaysAgo?: number;
  readonly isDraft?: boolean;
  readonly isEmergency?: boolean;
  readonly isOutOfHours?: boolean;
  readonly isRecall?: boolean;
  readonly isTriage?: boolean;
  readonly isPotentialDuplicate?: boolean;
  readonly isVulnerable?: boolean;
  readonly channel?: 'CustomerSelfService' | 'ERGO' | 'ColleagueSelfService';
  readonly description?: string;
  /** Codes of what happened after it was raised, the earliest first. */
  readonly events?: readonly (
    | 'AUPDATE01'
    | 'AUPDATE02'
    | 'AUPDATE04'
    | 'AUPDATE05'
    | 'AUPDATE06'
    | 'ENGOS01'
    | 'ENGOS03'
    | 'ENGOS07'
    | 'NOACCESS'
  )[];
}

const orchard = '14 Orchard Lane';

const duplicates: readonly DemonstrationRepair[] = [
  {
    who: 'ben.hughes',
    premises: orchard,
    reason: 'Leaking tap',
    location: 'Kitchen',
    status: 'Unappointed',
    raisedDaysAgo: 2,
    site: 'BRIGHT-01',
    details: 'The cold tap drips all night.',
  },
  {
    who: 'ben.hughes',
    premises: orchard,
    reason: 'Dripping overflow',
    location: 'Bathroom',
    status: 'In Diagnosis',
    raisedDaysAgo: 1,
    site: 'BRIGHT-01',
    isTriage: true,
    isPotentialDuplicate: true,
    details: 'Water runs from the pipe above the window.',
  },
  {
    who: 'ben.hughes',
    premises: orchard,
    reason: 'Extractor fan',
    location: 'Bathroom',
    status: 'In Diagnosis',
    raisedDaysAgo: 0,
    isDraft: true,
    details: '',
  },
  {
    who: 'ben.hughes',
    premises: orchard,
    reason: 'Kitchen unit door',
    location: 'Kitchen',
    status: 'Completed',
    raisedDaysAgo: 40,
    completedDaysAgo: 31,
    site: 'BRIGHT-01',
    details: 'One hinge has come off.',
    events: ['ENGOS01', 'ENGOS03', 'ENGOS07'],
  },
  {
    who: 'grace.wilson',
    premises: 'Flat 2, Tide House',
    asset: 'Tide House',
    reason: 'Roof leak',
    location: 'Roof',
    status: 'CATALYST_TRIAGE_TIER2',
    raisedDaysAgo: 3,
    site: 'CLEAR-01',
    isTriage: true,
    details: 'Water drips onto the top landing.',
  },
  {
    who: 'grace.wilson',
    premises: 'Flat 5, Sail House',
    reason: 'Leaking tap',
    location: 'Bathroom',
    status: 'CATALYST_TRIAGE_EMA',
    raisedDaysAgo: 12,
    site: 'PARK-01',
    isTriage: true,
    details: 'The bath tap does not close.',
  },
  {
    who: 'grace.wilson',
    premises: 'Flat 9, Compass House',
    reason: 'Faulty socket',
    location: 'Bedroom',
    status: 'CATALYST_TRIAGE_DEFECT',
    raisedDaysAgo: 20,
    site: 'KEYST-01',
    isTriage: true,
    details: 'The double socket is loose.',
  },
];

const ofEveryState: readonly DemonstrationRepair[] = [
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Leaking tap',
    location: 'Bathroom',
    status: 'Appointed',
    raisedDaysAgo: 3,
    site: 'BRIGHT-01',
    visit: { day: 9, kind: 'AM' },
    details: 'Hot tap drips.',
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Dripping overflow',
    location: 'Outside',
    status: 'Appointed',
    raisedDaysAgo: 5,
    site: 'BRIGHT-01',
    visit: { day: 0, kind: 'AD' },
    details: 'Overflow at the back of the house.',
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Faulty socket',
    location: 'Kitchen',
    status: 'Appointed',
    raisedDaysAgo: 6,
    site: 'HARB-01',
    visit: { day: 10, kind: 'PM' },
    details: 'Sparks when I plug the kettle in.',
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Extractor fan',
    location: 'Bathroom',
    status: 'Appointed',
    raisedDaysAgo: 7,
    site: 'OLDT-01',
    visit: { day: 11, kind: 'PM' },
    details: 'Very loud.',
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Broken window latch',
    location: 'Bedroom',
    status: 'Appointed',
    raisedDaysAgo: 8,
    site: 'SOLO-01',
    visit: { day: 12, kind: 'AM' },
    details: 'The window does not stay shut.',
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Heating or hot water repair',
    location: 'Whole home',
    status: 'Appointed',
    raisedDaysAgo: 4,
    site: 'THERM-01',
    visit: { day: 13, kind: 'ASR', isPreference: true },
    details: 'Radiators stay cold upstairs.',
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Kitchen unit door',
    location: 'Kitchen',
    status: 'In progress',
    raisedDaysAgo: 9,
    site: 'BRIGHT-01',
    visit: { day: 0, kind: 'AM' },
    details: 'Door has fallen off.',
    events: ['ENGOS01'],
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Total loss of electricity',
    location: 'Whole home',
    status: 'Unappointed',
    raisedDaysAgo: 0,
    site: 'HARB-01',
    isEmergency: true,
    details: 'Nothing works since this morning.',
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Uncontrollable leak',
    location: 'Bathroom',
    status: 'Completed',
    raisedDaysAgo: 90,
    completedDaysAgo: 90,
    site: 'BRIGHT-01',
    isEmergency: true,
    isOutOfHours: true,
    details: 'Pipe burst under the bath.',
    events: ['ENGOS01', 'ENGOS03', 'ENGOS07'],
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Leaking tap',
    location: 'Kitchen',
    status: 'Unappointed',
    raisedDaysAgo: 15,
    site: 'BRIGHT-01',
    details: 'Nobody has fixed it yet.',
    events: ['AUPDATE02'],
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Damp and mould',
    location: 'Bedroom',
    status: 'Unappointed',
    raisedDaysAgo: 16,
    site: 'BRIGHT-01',
    details: 'Black spots behind the wardrobe.',
    events: ['NOACCESS'],
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Kitchen unit door',
    location: 'Kitchen',
    status: 'On Hold',
    raisedDaysAgo: 25,
    site: 'BRIGHT-01',
    details: 'Drawer front is loose.',
    events: ['AUPDATE06'],
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Roof tile loose',
    location: 'Outside',
    status: 'Pending Approval',
    raisedDaysAgo: 28,
    site: 'CLEAR-01',
    details: 'A tile hangs over the gutter.',
    events: ['AUPDATE05'],
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Dripping overflow',
    location: 'Loft',
    status: 'Closed',
    raisedDaysAgo: 120,
    completedDaysAgo: 100,
    site: 'BRIGHT-01',
    details: 'Tank overflows.',
    events: ['ENGOS07'],
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Leaking tap',
    location: 'Bathroom',
    status: 'Completed',
    raisedDaysAgo: 300,
    completedDaysAgo: 280,
    site: 'BRIGHT-01',
    details: 'Washer worn out.',
    events: ['ENGOS07'],
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Leaking tap',
    location: 'Bathroom',
    status: 'Completed',
    raisedDaysAgo: 70,
    completedDaysAgo: 60,
    site: 'BRIGHT-01',
    isRecall: true,
    details: 'It drips again.',
    events: ['ENGOS07'],
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Broken window latch',
    location: 'Kitchen',
    status: 'Cancelled',
    raisedDaysAgo: 50,
    site: 'SOLO-01',
    details: 'Sorted it out myself.',
  },
  {
    who: 'olga.petrov',
    premises: orchard,
    reason: 'Garden path uneven',
    location: 'Garden',
    status: 'Unappointed',
    raisedDaysAgo: 11,
    site: 'EVERG-01',
    channel: 'ColleagueSelfService',
    description: 'Relay two slabs by the gate. Resident reports a trip hazard, wheelchair user in the home.',
    details: '',
  },
  {
    who: 'liam.murphy',
    premises: 'Flat 12, Sail House',
    reason: 'Leaking tap',
    location: 'Kitchen',
    status: 'Reported to EMA',
    raisedDaysAgo: 6,
    site: 'PARK-01',
    details: 'Tap is loose.',
  },
  {
    who: 'harry.jones',
    premises: 'Flat 4, Compass House',
    reason: 'Faulty socket',
    location: 'Living room',
    status: 'In Diagnosis',
    raisedDaysAgo: 4,
    site: 'KEYST-01',
    isTriage: true,
    details: 'One socket has no power.',
  },
  {
    who: 'amara.okafor',
    premises: 'Flat 6, Mill Court',
    reason: 'Leaking tap',
    location: 'Bathroom',
    status: 'Completed',
    raisedDaysAgo: 200,
    completedDaysAgo: 190,
    site: 'BRIGHT-01',
    details: 'Dripping.',
    events: ['ENGOS01', 'ENGOS07'],
  },
  {
    who: 'chloe.martin',
    premises: 'Flat 8, Mill Court',
    reason: 'Kitchen unit door',
    location: 'Kitchen',
    status: 'Unappointed',
    raisedDaysAgo: 1,
    site: 'BRIGHT-01',
    isVulnerable: true,
    details: 'Hinge is broken.',
  },
  {
    who: 'chloe.martin',
    premises: '5 Lock Cottages',
    reason: 'Roof tile loose',
    location: 'Outside',
    status: 'Closed',
    raisedDaysAgo: 2500,
    completedDaysAgo: 2480,
    site: 'CLEAR-01',
    channel: 'ERGO',
    description: 'Replace slipped slates to rear elevation.',
    details: '',
  },
];

const everydayReasons = ['Leaking tap', 'Dripping overflow', 'Kitchen unit door', 'Damp and mould'] as const;

/** Twenty years of small repairs. */
const longHistory: readonly DemonstrationRepair[] = Array.from({ length: 130 }, (_, index) => ({
  who: 'kelly.adams',
  premises: '40 Weir Street',
  reason: everydayReasons[index % everydayReasons.length] ?? 'Leaking tap',
  location: index % 2 === 0 ? 'Kitchen' : 'Bathroom',
  status: 'Completed',
  raisedDaysAgo: 30 + index * 53,
  completedDaysAgo: 20 + index * 53,
  site: 'BRIGHT-01',
  details: `Visit ${130 - index} of many.`,
  events: ['ENGOS07'],
}));

export const repairs: readonly DemonstrationRepair[] = [...duplicates, ...ofEveryState, ...longHistory];
