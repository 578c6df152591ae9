import { complaintsOf } from './answered.ts';
import type { Journey, Run, Step } from './journey.ts';
import { lastResult } from './last-result.ts';
import { operationOf, operationsOf } from './lookup.ts';
import { type Memory, situationOf } from './memory.ts';
import { currentOutcome, isBlocking, pending } from './outcome.ts';
import type { NoticeKey } from './question.ts';
import { doneUnless, holds } from './rule.ts';

/** Why Continue is blocked: a rule of the step, or what one of its operations came back with. */
export interface Block {
  readonly notices: readonly NoticeKey[];
  /** The rule, or the name of the outcome. */
  readonly because: string;
  /** Absent where a rule blocks. */
  readonly operation?: string;
}

/**
 * What a step is to the resident.
 * - `passedOver`: it is not asked, because the rule `unless` does not hold
 * - `load`: an operation has to run before it is known whether the step is asked
 * - `check`: an operation has to run on what was answered
 * - `blocked`: it cannot be continued
 * - `open`: these questions have no valid answer; none where the step is the review
 * - `answered`: nothing is missing
 */
export type Decision = EntryDecision | AnswersDecision;

type EntryDecision =
  | { readonly kind: 'passedOver'; readonly unless: string }
  | { readonly kind: 'load'; readonly operation: string };

export type AnswersDecision =
  | { readonly kind: 'check'; readonly operation: string }
  | { readonly kind: 'blocked'; readonly block: Block }
  | { readonly kind: 'open'; readonly missing: readonly string[] }
  | { readonly kind: 'answered' };

/**
 * Decides a step. The machine's guards, the walk, resuming, the review and the atlas all ask this function, so that no
 * two of them can disagree.
 * @throws `RuleFault` when a rule cannot be decided
 */
export const decideStep = (journey: Journey, step: Step, memory: Memory): Decision =>
  decideEntry(journey, step, memory) ?? decideAnswers(journey, step, memory);

/** Whether the step is asked at all; undefined when it is. */
function decideEntry(journey: Journey, step: Step, memory: Memory): EntryDecision | undefined {
  const situation = situationOf(memory);
  const done = doneUnless(journey, step, situation);
  if (done !== undefined) return { kind: 'passedOver', unless: done };
  const needed = pending(journey, step.load, memory);
  if (needed) return { kind: 'load', operation: needed.run };
  return step.when === undefined || holds(journey, step.when, situation)
    ? undefined
    : { kind: 'passedOver', unless: step.when };
}

const lastDecision = lastResult<Memory, Step, AnswersDecision>();

/** What the answers of a step that is asked lead to. */
export const decideAnswers = (journey: Journey, step: Step, memory: Memory): AnswersDecision =>
  lastDecision(memory, step, () => answersOf(journey, step, memory));

function answersOf(journey: Journey, step: Step, memory: Memory): AnswersDecision {
  const missing = Object.keys(complaintsOf(journey, step, situationOf(memory)));
  const check = pendingCheck(journey, step, memory, missing);
  if (check) return { kind: 'check', operation: check.run };
  const block = blockOf(journey, step, memory);
  if (block) return { kind: 'blocked', block };
  return missing.length > 0 || step.id === journey.review ? { kind: 'open', missing } : { kind: 'answered' };
}

/** The first check of a step that has to run now; none while an answer that it reads is missing or wrong. */
function pendingCheck(
  journey: Journey,
  step: Step,
  memory: Memory,
  wrong: readonly string[],
): Run | undefined {
  if (step.check.length === 0) return undefined;
  const situation = situationOf(memory);
  return step.check.find(
    (run) =>
      holds(journey, run.when, situation) &&
      !currentOutcome(journey, run.run, memory) &&
      !operationOf(journey, run.run).dependsOn.some((question) => wrong.includes(question)),
  );
}

/** Why Continue is blocked: the first rule that holds, else an operation that came back with a block. */
export function blockOf(journey: Journey, step: Step, memory: Memory): Block | undefined {
  const situation = situationOf(memory);
  const rule = step.blocks.find((candidate) => holds(journey, candidate.when, situation));
  if (rule) return { notices: [rule.notice], because: rule.when };
  for (const { run, when } of operationsOf(step)) {
    if (memory.outcomes[run] === undefined || !holds(journey, when, situation)) continue;
    const outcome = currentOutcome(journey, run, memory);
    if (outcome && isBlocking(journey, run, outcome)) {
      return { notices: outcome.notices, because: outcome.name, operation: run };
    }
  }
  return undefined;
}

/** Whether the step asks this question now. */
export const isAsked = (journey: Journey, step: Step, memory: Memory, question: string): boolean =>
  step.asks.some((ask) => ask.question === question && holds(journey, ask.when, situationOf(memory)));
