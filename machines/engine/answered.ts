import type { Answers, Journey, Run, Situation, Step } from './journey.ts';
import { initialOf, operationOf, questionOf } from './lookup.ts';
import { type Memory, situationOf } from './memory.ts';
import { currentOutcome, isBlocking, pending } from './outcome.ts';
import type { Complaint, NoticeKey } from './question.ts';
import { holds } from './rule.ts';

/** The questions that a step asks in this situation. */
export const askedQuestions = (journey: Journey, step: Step, situation: Situation): readonly string[] =>
  step.asks.filter((ask) => holds(journey, ask.when, situation)).map((ask) => ask.question);

/** The questions that a step asks whatever is answered there: none of them comes and goes while it is on the screen. */
export function lastingQuestions(journey: Journey, step: Step, situation: Situation): readonly string[] {
  const own = new Set(step.asks.map((ask) => ask.question));
  const others = Object.entries(situation.answers).filter(([question]) => !own.has(question));
  return askedQuestions(journey, step, { ...situation, answers: Object.fromEntries(others) });
}

/** Entries with which a step starts: what was entered before, and what its questions suggest. */
export function initialEntries(journey: Journey, step: Step, memory: Memory): Answers {
  const situation = situationOf(memory);
  const suggested = step.asks
    .map((ask) => ask.question)
    .filter((id) => situation.answers[id] === undefined)
    .map((id) => [id, initialOf(journey, id, situation.facts)] as const)
    .filter(([, initial]) => initial !== undefined);
  return { ...Object.fromEntries(suggested), ...memory.drafts };
}

/** Complaints about the answers of a step, by question; empty when every question that it asks has its answer. */
export function complaintsOf(
  journey: Journey,
  step: Step,
  situation: Situation,
): Record<string, readonly Complaint[]> {
  const complaints: Record<string, readonly Complaint[]> = {};
  for (const id of askedQuestions(journey, step, situation)) {
    const found = questionOf(journey, id).check(situation.answers[id], situation.facts);
    if (found.length > 0) complaints[id] = found;
  }
  return complaints;
}

/** The first check of a step that has to run now; none while an answer that it reads is missing or wrong. */
export function pendingCheck(journey: Journey, step: Step, memory: Memory): Run | undefined {
  const situation = situationOf(memory);
  const wrong = complaintsOf(journey, step, situation);
  return step.check.find(
    (run) =>
      holds(journey, run.when, situation) &&
      !currentOutcome(journey, run.run, memory) &&
      operationOf(journey, run.run).dependsOn.every((question) => !(question in wrong)),
  );
}

/** Why Continue is blocked: the first stop that holds, else a check that came back with a block. */
export function blockedBy(
  journey: Journey,
  step: Step,
  memory: Memory,
): { readonly notices: readonly NoticeKey[]; readonly because: string } | undefined {
  const situation = situationOf(memory);
  const stop = step.blocks.find((candidate) => holds(journey, candidate.when, situation));
  if (stop) return { notices: [stop.notice], because: stop.when };
  for (const run of [...step.load, ...step.check, ...step.submit]) {
    if (!holds(journey, run.when, situation)) continue;
    const outcome = currentOutcome(journey, run.run, memory);
    if (outcome && isBlocking(journey, run.run, outcome)) {
      return { notices: outcome.notices, because: outcome.name };
    }
  }
  return undefined;
}

/** Whether a step needs nothing more: valid answers, nothing that stops it, every check agreed. */
export function isAnswered(journey: Journey, step: Step, memory: Memory): boolean {
  if (step.id === journey.review) return false;
  const situation = situationOf(memory);
  return (
    Object.keys(complaintsOf(journey, step, situation)).length === 0 &&
    blockedBy(journey, step, memory) === undefined &&
    pending(journey, step.load, memory) === undefined &&
    pending(journey, step.check, memory) === undefined
  );
}
