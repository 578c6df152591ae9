import { complaintDeadlines } from './complaints.ts';
import { hazardDeadlines } from './hazards.ts';
import { informationDeadlines } from './information.ts';
import { safetyCheckDeadlines } from './safety-checks.ts';

/** Every deadline that a law or a code sets for the provider. Whatever counts one reads it here. */
export const legalDeadlines = {
  ...hazardDeadlines,
  ...complaintDeadlines,
  ...safetyCheckDeadlines,
  ...informationDeadlines,
} as const;

export type LegalDeadlineName = keyof typeof legalDeadlines;
