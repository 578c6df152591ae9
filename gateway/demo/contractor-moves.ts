import { createHash } from 'node:crypto';
import type { EventCode } from '../../contract/timeline.ts';
import type { WorksOrderStatus } from '../../contract/works-order.ts';

/** How the first visit of a repair turns out. What went wrong once goes well the second time. */
export const courses = ['smooth', 'contractorCancels', 'noAccess', 'partsNeeded', 'unableToProceed'] as const;
export type Course = (typeof courses)[number];

/** Of 100 repairs, up to which each course is taken. */
const shares: readonly (readonly [upTo: number, course: Course])[] = [
  [50, 'smooth'],
  [60, 'contractorCancels'],
  [75, 'noAccess'],
  [90, 'partsNeeded'],
];

/** The course of a repair: always the same for one repair, and not the same for all. */
export function courseOf(worksOrderId: string): Course {
  const share = createHash('sha256').update(worksOrderId).digest().readUInt32BE() % 100;
  return shares.find(([upTo]) => share < upTo)?.[1] ?? 'unableToProceed';
}

/** What decides about the next move. */
export interface MoveFacts {
  readonly course: Course;
  readonly isEmergency: boolean;
  /** Damp and mould and emergencies are investigated first. */
  readonly isHazard: boolean;
  /** The resident can choose an appointment and did not ask to be called. */
  readonly awaitsResident: boolean;
  /** What happened so far, the newest first. */
  readonly codes: readonly string[];
  /** How often the pace of the contractors went by since the newest. */
  readonly paces: number;
}

/** `visit`: what becomes of the appointment. */
export type Move =
  | { readonly books: true }
  | {
      readonly books: false;
      readonly code: EventCode;
      readonly status: WorksOrderStatus;
      readonly visit: 'stands' | 'confirmed' | 'over' | 'givenBack';
    };

const tells = (
  code: EventCode,
  status: WorksOrderStatus,
  visit: 'stands' | 'confirmed' | 'over' | 'givenBack' = 'stands',
): Move => ({ books: false, code, status, visit });

const books: Move = { books: true };

/** How long residents have to choose the next appointment themselves before the contractor does, in paces. */
const patience = 5;

/** How each course goes wrong, and the codes that tell of it. */
const failed: Readonly<Partial<Record<Course, Move>>> = {
  contractorCancels: tells('AUPDATE02', 'Unappointed', 'givenBack'),
  noAccess: tells('NOACCESS', 'Unappointed', 'over'),
  partsNeeded: tells('ENGOS06', 'On Hold', 'over'),
  unableToProceed: tells('ENGOS05', 'Unappointed', 'over'),
};

/** The way that a first visit fails at this point, if it does. */
const failsWith = (facts: MoveFacts, ...courses: readonly Course[]): Move | undefined => {
  const hasFailed = facts.codes.some((code) =>
    ['AUPDATE02', 'NOACCESS', 'ENGOS05', 'ENGOS06'].includes(code),
  );
  return facts.isEmergency || hasFailed || !courses.includes(facts.course) ? undefined : failed[facts.course];
};

const again = ({ paces }: MoveFacts): Move | undefined => (paces >= patience ? books : undefined);

/** What the contractor does next, by the newest thing that happened. */
const moveAfter: Readonly<Record<string, (facts: MoveFacts) => Move | undefined>> = {
  CREATED: ({ awaitsResident }) => (awaitsResident ? undefined : books),
  EMERGENCY: () => tells('ENGOS01', 'In progress'),
  APCREATE10: () => tells('APCREATE01', 'Appointed', 'confirmed'),
  APCREATE01: (facts) => failsWith(facts, 'contractorCancels') ?? tells('ENGOS01', 'In progress'),
  ENGOS01: (facts) => failsWith(facts, 'noAccess') ?? tells('ENGOS03', 'In progress'),
  ENGOS03: (facts) =>
    failsWith(facts, 'partsNeeded', 'unableToProceed') ??
    (facts.isHazard ? tells('HZINV01', 'In progress') : tells('ENGOS07', 'Completed')),
  HZINV01: () => tells('HZSUM01', 'In progress'),
  HZSUM01: () => tells('HZSAFE01', 'In progress'),
  HZSAFE01: () => tells('HZWORK01', 'In progress'),
  HZWORK01: () => tells('ENGOS07', 'Completed'),
  AUPDATE02: again,
  NOACCESS: again,
  ENGOS05: again,
  ENGOS06: again,
};

/** What the contractor of the demonstration does next about a repair; undefined when it is not the contractor's turn. */
export function nextMove(facts: MoveFacts): Move | undefined {
  const [newest] = facts.codes;
  if (newest === undefined || !Object.hasOwn(moveAfter, newest)) return undefined;
  return moveAfter[newest]?.(facts);
}
