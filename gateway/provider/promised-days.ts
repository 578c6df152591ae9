/** What the provider promises, in working days from the last thing that happened. */
export const promisedDays = {
  contractorCall: 2,
  choice: 2,
  agentCall: 2,
  review: 3,
  approval: 5,
  workReport: 2,
  holdUpdate: 5,
  chaseAnswer: 1,
} as const;

/** What the provider has promised to do by a time. */
export type PromiseKind = keyof typeof promisedDays | 'emergencyVisit' | 'visit' | 'wishedVisit';
