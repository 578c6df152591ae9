import type { Answers, Journey, Situation, Step } from './journey.ts';
import { initialOf, questionOf } from './lookup.ts';
import { type Memory, situationOf } from './memory.ts';
import type { Complaint } from './question.ts';
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
