import type { LegalDeadline } from './row.ts';

const firstPhase = {
  source: 'hazards',
  paragraph: null,
  commencement: { state: 'dated', from: '2025-10-27' },
  // Leases of more than seven years, and with them shared ownership, are outside the Act.
  covers: ['socialTenant'],
  whenMissed: 'complaintOrCourt',
} as const;

/** Awaab's Law: hazards in social homes. Its first phase is for every emergency, and for damp and mould. */
export const hazardDeadlines = {
  emergencyInvestigation: {
    ...firstPhase,
    startsWith: 'reportReceived',
    length: { count: 24, unit: 'hours' },
  },
  madeSafe: {
    ...firstPhase,
    startsWith: 'reportReceived',
    length: { count: 24, unit: 'hours' },
    whenMissed: 'temporaryHome',
    remark:
      'The government’s guidance counts both the investigation and the work from when the landlord becomes aware; the wording of the regulations can be read as later. The earlier moment is the one that is promised.',
  },
  investigation: {
    ...firstPhase,
    startsWith: 'reportReceived',
    length: { count: 10, unit: 'workingDays' },
  },
  summary: {
    ...firstPhase,
    startsWith: 'investigationEnded',
    length: { count: 3, unit: 'workingDays' },
    remark:
      'Counted for every hazard. Whether it may be left out where all work is done within the same days was not confirmed.',
  },
  safetyWork: {
    ...firstPhase,
    startsWith: 'investigationEnded',
    length: { count: 5, unit: 'workingDays' },
    whenMissed: 'temporaryHome',
  },
  temporaryHome: {
    ...firstPhase,
    startsWith: 'safetyDue',
    length: { count: 0, unit: 'hours' },
    remark: 'Owed from the moment at which the home should have been safe, until it is.',
  },
  worksBegun: {
    ...firstPhase,
    startsWith: 'investigationEnded',
    length: { count: 5, unit: 'workingDays' },
    remark: 'Work that keeps the hazard from coming back is begun, or steps are taken to begin it.',
  },
  worksLatest: {
    ...firstPhase,
    startsWith: 'investigationEnded',
    length: { count: 12, unit: 'weeks' },
    remark: 'That work has physically begun.',
  },
  hazardsOf2026: {
    ...firstPhase,
    commencement: { state: 'announced', forYear: 2026 },
    startsWith: 'reportReceived',
    length: { count: 10, unit: 'workingDays' },
    remark:
      'Announced, not commenced: the same deadlines for excess cold and heat, falls, structural collapse and explosions, fire and electricity, hygiene and food safety.',
  },
  hazardsOf2027: {
    ...firstPhase,
    commencement: { state: 'announced', forYear: 2027 },
    startsWith: 'reportReceived',
    length: { count: 10, unit: 'workingDays' },
    remark: 'Announced, not commenced: the same deadlines for every other hazard besides overcrowding.',
  },
} as const satisfies Readonly<Record<string, LegalDeadline>>;

type HazardDeadline = keyof typeof hazardDeadlines;
type Several = readonly [HazardDeadline, ...HazardDeadline[]];

/**
 * Which deadlines each sort of hazard has, in the order in which they are due. A sort of hazard that is added here without
 * any does not compile.
 */
export const deadlinesOfHazard = {
  emergency: ['emergencyInvestigation', 'madeSafe', 'temporaryHome', 'summary', 'worksBegun', 'worksLatest'],
  significant: ['investigation', 'summary', 'safetyWork', 'temporaryHome', 'worksBegun', 'worksLatest'],
} as const satisfies Readonly<Record<string, Several>>;

export type HazardSeverity = keyof typeof deadlinesOfHazard;

/** What a repair that is about a hazard owes: the deadlines of one sort of hazard or another. */
export type HazardDutyKind = (typeof deadlinesOfHazard)[HazardSeverity][number];
