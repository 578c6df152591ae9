import { dayOf, wallTime } from '../../contract/dates.ts';
import type { NextThing } from '../../contract/history.ts';
import { canBook, isOver } from '../../contract/repair-actions.ts';
import { draftHours } from '../../contract/repair-limits.ts';
import {
  awaitsConfirmation,
  canRecall,
  canReopen,
  closesAt,
  recallUntil,
} from '../../contract/repair-progress.ts';
import { actionFactsOf } from './action-facts.ts';
import type { AppointmentRow } from './appointments.ts';
import { instantOf } from './clock.ts';
import type { ContractorAtSite } from './contractor-choice.ts';
import type { WorksOrderRow } from './ownership.ts';
import { type PromiseKind, promisedDays } from './promised-days.ts';
import { workingDaysAfter } from './working-days.ts';

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
  /** The last thing that happened, as the history tells it. */
  readonly lastEvent: { readonly at: Date; readonly code: string };
  readonly now: Date;
  readonly bankHolidays: ReadonlySet<string>;
}

/** What comes next, and what is promised about it; null where nothing is, or nobody can tell the day. */
export interface Step {
  readonly shown: NextThing;
  readonly promise: { readonly kind: PromiseKind; readonly dueAt: Date } | null;
}

/** The next thing that will happen to a repair and until when; null when nothing more will. */
export const nextStep = (facts: NextFacts): NextThing | null => stepOf(facts)?.shown ?? null;

/** As `nextStep`, with the promise. Its kind and its time change with what happens, never as time goes by. */
export function stepOf(facts: NextFacts): Step | null {
  const { order, appointment, at, lastEvent } = facts;
  if (order.is_draft) {
    return {
      shown: until(facts, 'finishDraft', order.saved_at.getTime() + draftHours * hour),
      promise: null,
    };
  }
  if (lastEvent.code === 'CHASED01' && !isOver(order.status)) return promise(facts, 'chaseAnswer');
  switch (order.status) {
    case 'Completed':
    case 'Closed':
      return finished(facts);
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
        return promiseBy(facts, 'emergencyVisit', order.raised_at.getTime() + emergencyHours * hour);
      if (at?.isOnHold === true) return hold(facts);
      if (appointment !== undefined && instantOf(appointment.endsAt) >= lastEvent.at) {
        return visit(appointment, facts.now);
      }
      return promise(facts, canBook(actionFactsOf(order, appointment, at)) ? 'choice' : 'contractorCall');
  }
}

const undated = (kind: NextThing['kind']): NextThing => ({ kind, from: null, by: null, isLate: false });

const until = ({ now }: NextFacts, kind: NextThing['kind'], instant: number): NextThing => ({
  ...undated(kind),
  by: wallTime(new Date(instant)),
  isLate: now.getTime() > instant,
});

const promiseBy = (facts: NextFacts, kind: PromiseKind, instant: number): Step => ({
  shown: until(facts, kind, instant),
  promise: { kind, dueAt: new Date(instant) },
});

function promise(facts: NextFacts, kind: keyof typeof promisedDays): Step {
  const day = workingDaysAfter(dayOf(facts.lastEvent.at), promisedDays[kind], facts.bankHolidays);
  if (day === null) return { shown: undated(kind), promise: null };
  return promiseBy(facts, kind, instantOf(`${day}T${lineCloses}`).getTime());
}

/** An appointment that was made before the work came to a hold is in doubt until its hours are over. */
function hold(facts: NextFacts): Step {
  const update = promise(facts, 'holdUpdate');
  const { appointment, now } = facts;
  if (appointment === undefined || now > instantOf(appointment.endsAt)) return update;
  const { startsAt: from, endsAt: by } = appointment;
  return { ...update, shown: { kind: 'hold', from, by, isLate: update.shown.isLate } };
}

/** Somebody is there today; after that the work is finished, or goes on, by a day. */
function work(facts: NextFacts): Step {
  const report = promise(facts, 'workReport');
  const { appointment, lastEvent, now } = facts;
  const today = dayOf(now);
  if (appointment?.startsAt.slice(0, 10) === today) {
    return { ...report, shown: { ...undated('work'), by: appointment.endsAt } };
  }
  return dayOf(lastEvent.at) === today ? { ...report, shown: undated('work') } : report;
}

const visit = (appointment: NonNullable<NextFacts['appointment']>, now: Date): Step => {
  const kind = appointment.isPreference ? 'wishedVisit' : 'visit';
  const dueAt = instantOf(appointment.endsAt);
  const { startsAt: from, endsAt: by } = appointment;
  return { shown: { kind, from, by, isLate: now > dueAt }, promise: { kind, dueAt } };
};

/** Finished work is closed after a while, unless the resident says something; after that it can be recalled. */
function finished(facts: NextFacts): Step | null {
  const { order, now } = facts;
  const completedDate = order.completed_at?.toISOString() ?? null;
  const work = {
    status: order.status,
    isRecall: order.is_recall,
    isEmergency: order.is_emergency,
    isOutOfHours: order.is_out_of_hours,
    completedDate,
  };
  if (completedDate === null) return null;
  if (awaitsConfirmation(work, now)) {
    const kind = canReopen(work, now) ? 'confirmFixed' : 'closing';
    return { shown: until(facts, kind, closesAt(completedDate).getTime()), promise: null };
  }
  if (!canRecall(work, now)) return null;
  return { shown: until(facts, 'recall', recallUntil(completedDate).getTime()), promise: null };
}
