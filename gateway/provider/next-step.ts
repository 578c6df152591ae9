import { dayOf, wallTime } from '../../contract/dates.ts';
import type { NextThing } from '../../contract/history.ts';
import { canBook } from '../../contract/repair-actions.ts';
import { draftHours } from '../../contract/repair-limits.ts';
import { canRecall, recallUntil } from '../../contract/repair-progress.ts';
import { actionFactsOf } from './action-facts.ts';
import type { AppointmentRow } from './appointments.ts';
import { instantOf } from './clock.ts';
import type { ContractorAtSite } from './contractor-choice.ts';
import type { WorksOrderRow } from './ownership.ts';
import { workingDaysAfter } from './working-days.ts';

/** What the provider promises, in working days from the last thing that happened. */
const promised = { contractorCall: 2, choice: 2, agentCall: 2, review: 3, approval: 5 } as const;
/** When its line closes on a working day, until which it may call. */
const lineCloses = '20:00:00';
/** Hours within which somebody comes for an emergency. */
const emergencyHours = 4;

const hour = 3_600_000;

/** What decides what comes next. */
export interface NextFacts {
  readonly order: Pick<
    WorksOrderRow,
    | 'status'
    | 'is_draft'
    | 'is_emergency'
    | 'is_out_of_hours'
    | 'is_recall'
    | 'job_number'
    | 'raised_at'
    | 'saved_at'
    | 'completed_at'
  >;
  readonly appointment: Pick<AppointmentRow, 'day' | 'startsAt' | 'endsAt' | 'isPreference'> | undefined;
  readonly at: ContractorAtSite | undefined;
  /** When the last thing happened that the history tells. */
  readonly lastEvent: Date;
  readonly now: Date;
  readonly bankHolidays: ReadonlySet<string>;
}

/** The next thing that will happen to a repair and until when; null when nothing more will. */
export function nextStep(facts: NextFacts): NextThing | null {
  const { order, appointment, at } = facts;
  if (order.is_draft) return until(facts, 'finishDraft', order.saved_at.getTime() + draftHours * hour);
  switch (order.status) {
    case 'Completed':
    case 'Closed':
      return recall(facts);
    case 'Cancelled':
      return null;
    case 'In Diagnosis':
    case 'CATALYST_TRIAGE_TIER2':
    case 'CATALYST_TRIAGE_EMA':
    case 'CATALYST_TRIAGE_DEFECT':
      return promise(facts, 'review');
    case 'Pending Approval':
      return promise(facts, 'approval');
    case 'Reported to EMA':
      return promise(facts, 'agentCall');
    case 'On Hold':
      return hold(facts);
    case 'In progress':
      return work(facts);
    case 'Appointed':
    case 'Unappointed':
      if (order.is_emergency)
        return until(facts, 'emergencyVisit', order.raised_at.getTime() + emergencyHours * hour);
      if (at?.isOnHold === true) return hold(facts);
      if (appointment !== undefined) return visit(appointment, facts.now);
      return promise(facts, canBook(actionFactsOf(order, appointment, at)) ? 'choice' : 'contractorCall');
  }
}

const undated = (kind: NextThing['kind']): NextThing => ({ kind, from: null, by: null, isLate: false });

const until = ({ now }: NextFacts, kind: NextThing['kind'], instant: number): NextThing => ({
  ...undated(kind),
  by: wallTime(new Date(instant)),
  isLate: now.getTime() > instant,
});

function promise(facts: NextFacts, kind: keyof typeof promised): NextThing {
  const day = workingDaysAfter(dayOf(facts.lastEvent), promised[kind], facts.bankHolidays);
  return day === null ? undated(kind) : until(facts, kind, instantOf(`${day}T${lineCloses}`).getTime());
}

/** An appointment that was made before the work came to a hold is in doubt. */
const hold = ({ appointment }: NextFacts): NextThing => ({
  ...undated('hold'),
  from: appointment?.startsAt ?? null,
  by: appointment?.endsAt ?? null,
});

/** Somebody may come on another day than the appointment's; its hours say nothing then. */
const work = ({ appointment, now }: NextFacts): NextThing => ({
  ...undated('work'),
  by: appointment?.startsAt.slice(0, 10) === dayOf(now) ? appointment.endsAt : null,
});

const visit = (appointment: NonNullable<NextFacts['appointment']>, now: Date): NextThing => ({
  kind: appointment.isPreference ? 'wishedVisit' : 'visit',
  from: appointment.startsAt,
  by: appointment.endsAt,
  isLate: now > instantOf(appointment.endsAt),
});

function recall(facts: NextFacts): NextThing | null {
  const { order, now } = facts;
  const completedDate = order.completed_at?.toISOString() ?? null;
  const work = {
    status: order.status,
    isRecall: order.is_recall,
    isEmergency: order.is_emergency,
    isOutOfHours: order.is_out_of_hours,
    completedDate,
  };
  if (completedDate === null || !canRecall(work, now)) return null;
  return until(facts, 'recall', recallUntil(completedDate).getTime());
}
