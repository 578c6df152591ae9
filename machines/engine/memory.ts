import type { JourneyEvent } from './event.ts';
import type { Answers, Journey, Situation } from './journey.ts';
import { lastResult } from './last-result.ts';
import type { Complaint, NoticeKey } from './question.ts';

/** A message that is on the screen because an operation came back with it. */
export interface Flash {
  readonly notice: NoticeKey;
  /** Only information: the operation is still at it. */
  readonly isSlow?: true;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Milliseconds after which it goes by itself. */
  readonly durationMs?: number;
}

/** What an operation came back with, and the answers for which that holds. */
export interface CachedOutcome {
  readonly name: string;
  readonly of: string;
  readonly notices: readonly NoticeKey[];
  /** The names of the facts that were learnt. */
  readonly facts?: readonly string[];
}

/** Why the journey is on an error page, and the step (and operation) to which it can return. */
export interface Failure {
  readonly step: string;
  readonly operation: string;
  readonly errorPage: string;
  readonly notice: NoticeKey;
  readonly retry: 'step' | 'operation';
}

/** What is kept of a journey. Never a position: that follows from the walk. */
export interface Memory {
  readonly journey: string;
  readonly version: number;
  readonly answers: Answers;
  /** What is entered in the step in hand and not yet confirmed by Continue. */
  readonly drafts: Answers;
  readonly facts: object;
  readonly outcomes: Readonly<Record<string, CachedOutcome>>;
  /** Idempotency key of each step that was entered. */
  readonly keys: Readonly<Record<string, string>>;
  /** The step that is on the screen; on reload it is asked for again, and reached only if the walk allows. */
  readonly at: string | null;
  /** While set, steps that are already answered are passed over on the way to this one. */
  readonly returnTo: string | null;
  /** Questions whose answers the last change removed. */
  readonly resetQuestions: readonly string[];
  readonly failure: Failure | null;
}

export interface Context extends Memory {
  /** An address that was asked for; steps before it are passed over as long as they are answered. */
  readonly requested: string | null;
  readonly complaints: Readonly<Record<string, readonly Complaint[]>>;
  /** How often Continue found something wrong; the summary takes the focus anew each time. */
  readonly attempts: number;
  readonly flashes: readonly Flash[];
  /** The outcome that kept the resident at a step, until they do something about it; no rule reads it. */
  readonly stayed: { readonly step: string; readonly operation: string; readonly because: string } | null;
  /** What was pressed while a check was running: done once the check has come back. */
  readonly submitQueued: JourneyEvent | null;
  /** The check that is running, and the answers with which it was started. */
  readonly checked: { readonly operation: string; readonly answers: Answers } | null;
  /** How the journey ended. */
  readonly ended: Ended | null;
}

export interface Ended {
  readonly end: string;
  readonly notice: NoticeKey | null;
}

export const emptyMemory = (journey: Journey, facts: object = {}): Memory => ({
  journey: journey.id,
  version: journey.version,
  answers: {},
  drafts: {},
  facts: { ...journey.initialFacts, ...facts },
  outcomes: {},
  keys: {},
  at: null,
  returnTo: null,
  resetQuestions: [],
  failure: null,
});

const lastSituation = lastResult<Memory, Memory, Situation>();

/** Answers and drafts as one: what rules and operations see. Where nothing is entered there is nothing to copy. */
export const situationOf = (memory: Memory): Situation =>
  lastSituation(memory, memory, () => ({
    answers: Object.keys(memory.drafts).length > 0 ? { ...memory.answers, ...memory.drafts } : memory.answers,
    facts: memory.facts,
    editing: memory.returnTo !== null,
  }));
