import { askedQuestions } from './answered.ts';
import type { Answers, Journey, Outcome, Situation, Step } from './journey.ts';
import { operationOf, sameAnswer } from './lookup.ts';
import { type Memory, situationOf } from './memory.ts';
import { fingerprint } from './outcome.ts';
import type { NoticeKey } from './question.ts';
import { holds } from './rule.ts';

const without = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));

const omit = (record: Answers, keys: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

const keysUpTo = (journey: Journey, keys: Memory['keys'], index: number): Memory['keys'] =>
  Object.fromEntries(
    journey.steps
      .slice(0, index + 1)
      .flatMap((step) => (keys[step.id] === undefined ? [] : [[step.id, keys[step.id] as string]])),
  );

/**
 * Memory after an operation came back.
 * @param before the situation that it was started with
 */
export function learn(
  journey: Journey,
  id: string,
  name: string,
  output: unknown,
  memory: Memory,
  before: Situation = situationOf(memory),
): Pick<Memory, 'facts' | 'outcomes' | 'answers' | 'drafts'> & { readonly notices: readonly NoticeKey[] } {
  const operation = operationOf(journey, id);
  const outcome = operation.outcomes[name] as Outcome;
  const learnt = outcome.facts?.(output, before) ?? {};
  const facts = { ...memory.facts, ...learnt };
  const given = outcome.answers?.(output, before);
  const answers = given ? without({ ...memory.answers, ...given }) : memory.answers;
  const drafts = given ? {} : memory.drafts;
  // What was answered meanwhile is not what it came back for.
  const after: Situation = { ...before, answers: given ? { ...answers, ...drafts } : before.answers, facts };
  const notices = outcome.notices?.(output, after) ?? [];
  return {
    facts,
    answers,
    drafts,
    notices,
    outcomes: {
      ...memory.outcomes,
      [id]: { name, of: fingerprint(operation, after), notices, facts: Object.keys(learnt) },
    },
  };
}

/** Memory after an entry: questions of the step that are no longer asked lose what was entered. */
export function enter(
  journey: Journey,
  step: Step,
  memory: Memory,
  question: string,
  value: unknown,
): Answers {
  let drafts: Answers = { ...memory.drafts, [question]: value };
  for (const ask of step.asks) {
    if (ask.when === undefined) continue;
    const situation = { ...situationOf(memory), answers: { ...memory.answers, ...drafts } };
    if (!holds(journey, ask.when, situation)) drafts = { ...drafts, [ask.question]: undefined };
  }
  return drafts;
}

/** Memory after Continue: drafts become answers; a change forgets what the definition says, and keys that later steps made. */
export function commit(
  journey: Journey,
  step: Step,
  memory: Memory,
): Pick<Memory, 'answers' | 'drafts' | 'keys' | 'resetQuestions'> {
  const situation = situationOf(memory);
  const asked = askedQuestions(journey, step, situation);
  const own = step.asks.map((ask) => ask.question);
  const changed = own.some((id) => {
    const now = asked.includes(id) ? situation.answers[id] : undefined;
    return memory.answers[id] !== undefined && !sameAnswer(journey, id, memory.answers[id], now);
  });
  const dropped = own.filter((id) => !asked.includes(id));
  const cleared = changed ? step.resets : [];
  const answers = without(omit({ ...memory.answers, ...memory.drafts }, [...dropped, ...cleared]));
  return {
    answers,
    drafts: {},
    keys: changed ? keysUpTo(journey, memory.keys, step.index) : memory.keys,
    resetQuestions: cleared.filter((id) => memory.answers[id] !== undefined),
  };
}

/** Memory after going back from a step: it and all later steps lose their answers, but for those that are kept. */
export function retreat(
  journey: Journey,
  step: Step,
  memory: Memory,
): Pick<Memory, 'answers' | 'drafts' | 'keys'> {
  const lost = journey.steps
    .slice(step.index)
    .flatMap((later) => later.asks.map((ask) => ask.question))
    .filter((question) => !journey.preservedOnBack.includes(question));
  return {
    answers: omit(memory.answers, lost),
    drafts: {},
    keys: keysUpTo(journey, memory.keys, step.index - 1),
  };
}
