import { dayOf } from '../../contract/dates.ts';
import { complaintDeadlines } from '../../contract/legal-deadlines/complaints.ts';
import { lastDayOf } from './reckon.ts';

const stages = {
  1: {
    acknowledged: complaintDeadlines.stage1Acknowledged,
    answered: complaintDeadlines.stage1Answered,
    extended: complaintDeadlines.stage1Extended,
  },
  2: {
    acknowledged: complaintDeadlines.stage2Acknowledged,
    answered: complaintDeadlines.stage2Answered,
    extended: complaintDeadlines.stage2Extended,
  },
} as const;

type Stage = keyof typeof stages;

/**
 * The days by which a stage of a complaint is acknowledged and, when that happens on its last day, answered, where the
 * stage starts at an instant. A day is null where the bank holidays are not known so far ahead.
 */
export function complaintDays(stage: Stage, start: Date) {
  const { acknowledged, answered } = stages[stage];
  const acknowledgeBy = lastDayOf(acknowledged.length, dayOf(start));
  return {
    acknowledgeBy,
    answerBy: acknowledgeBy === null ? null : lastDayOf(answered.length, acknowledgeBy),
  };
}

/** The day by which a stage is answered that was acknowledged at an instant. */
export const complaintAnswerDay = (stage: Stage, acknowledged: Date): string | null =>
  lastDayOf(stages[stage].answered.length, dayOf(acknowledged));

/** The last day to which an answer that is due on a day may be put off, with its reason. */
export const complaintExtensionDay = (stage: Stage, answerBy: string): string | null =>
  lastDayOf(stages[stage].extended.length, answerBy);
