import type { Answers, Journey, Operation, Outcome, Run, Situation, Step } from './journey.ts';
import type { Complaint, NoticeKey } from './question.ts';

/** A message that is on the screen because an operation came back with it. */
export interface Said {
  readonly notice: NoticeKey;
  /** Only information: the operation is still at it. */
  readonly isLate?: true;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Milliseconds after which it goes by itself. */
  readonly lasts?: number;
}

/** What an operation came back with, and the answers for which that holds. */
export interface Standing {
  readonly name: string;
  readonly of: string;
  readonly notices: readonly NoticeKey[];
}

/** Why the journey is on an error page, and the step (and operation) to which it can return. */
export interface Halted {
  readonly step: string;
  readonly operation: string;
  readonly halt: string;
  readonly notice: NoticeKey;
  readonly retry: 'step' | 'operation';
}

/** What is kept of a journey. Never a position: that follows from the walk. */
export interface Memory {
  readonly journey: string;
  readonly version: number;
  readonly answers: Answers;
  /** What is entered in the step in hand and not yet confirmed by Continue. */
  readonly entries: Answers;
  readonly facts: object;
  readonly outcomes: Readonly<Record<string, Standing>>;
  /** Idempotency key of each step that was entered. */
  readonly keys: Readonly<Record<string, string>>;
  /** The step that is on the screen; on reload it is asked for again, and reached only if the walk allows. */
  readonly at: string | null;
  /** While set, steps that are already answered are passed over on the way to this one. */
  readonly seeking: string | null;
  /** Questions that will be asked again because of a change. */
  readonly forgotten: readonly string[];
  readonly halted: Halted | null;
}

export interface Context extends Memory {
  /** An address that was asked for; steps before it are passed over as long as they are answered. */
  readonly opening: string | null;
  readonly complaints: Readonly<Record<string, readonly Complaint[]>>;
  /** How often Continue found something wrong; the summary takes the focus anew each time. */
  readonly attempts: number;
  readonly said: readonly Said[];
  /** Continue was pressed while a check was running. */
  readonly pressed: boolean;
  /** How the journey ended. */
  readonly ended: Ended | null;
}

export interface Ended {
  readonly end: string;
  readonly notice: NoticeKey | null;
}

/** A rule threw. The journey stops with an error by name; the rule never counts as false. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault';
  readonly rule: string;
  constructor(journey: Journey, rule: string, cause: unknown) {
    super(`The rule "${rule}" of the journey ${journey.id} could not be decided`, { cause });
    this.rule = rule;
  }
}

export const emptyMemory = (journey: Journey, facts: object = {}): Memory => ({
  journey: journey.id,
  version: journey.version,
  answers: {},
  entries: {},
  facts: { ...journey.begin, ...facts },
  outcomes: {},
  keys: {},
  at: null,
  seeking: null,
  forgotten: [],
  halted: null,
});

/** Answers and entries as one: what rules and operations see. */
export const situationOf = ({ answers, entries, facts, seeking }: Memory): Situation => ({
  // A walk asks at every step, mostly with nothing entered: then there is nothing to copy.
  answers: Object.keys(entries).length > 0 ? { ...answers, ...entries } : answers,
  facts,
  editing: seeking !== null,
});

/** Entries with which a step starts: what was entered before, and what its questions suggest. */
export function initialEntries(journey: Journey, step: Step, memory: Memory): Answers {
  const situation = situationOf(memory);
  const suggested = step.asks
    .map((ask) => ask.question)
    .filter((id) => situation.answers[id] === undefined && questionOf(journey, id).initial !== undefined)
    .map((id) => [id, questionOf(journey, id).initial] as const);
  return { ...Object.fromEntries(suggested), ...memory.entries };
}

/** Whether a rule holds. Throws a `RuleFault` when it cannot be decided. */
export function holds(journey: Journey, rule: string | undefined, situation: Situation): boolean {
  if (rule === undefined) return true;
  try {
    const decide = journey.rules[rule];
    if (!decide) throw new Error('no such rule');
    return decide(situation) === true;
  } catch (error) {
    throw new RuleFault(journey, rule, error);
  }
}

/** The questions that a step asks in this situation. */
export const askedQuestions = (journey: Journey, step: Step, situation: Situation): readonly string[] =>
  step.asks.filter((ask) => holds(journey, ask.when, situation)).map((ask) => ask.question);

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

export const questionOf = (journey: Journey, id: string) => {
  const question = journey.questions[id];
  if (!question) throw new Error(`The journey ${journey.id} has no question ${id}`);
  return question;
};

export const operationOf = (journey: Journey, id: string): Operation => {
  const operation = journey.operations[id];
  if (!operation) throw new Error(`The journey ${journey.id} has no operation ${id}`);
  return operation;
};

export const stepOf = (journey: Journey, id: string): Step => {
  const step = journey.steps.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`The journey ${journey.id} has no step ${id}`);
  return step;
};

export const sameAnswer = (journey: Journey, id: string, a: unknown, b: unknown): boolean => {
  if (a === undefined || b === undefined) return a === b;
  const { same } = questionOf(journey, id);
  return same ? same(a, b) : JSON.stringify(a) === JSON.stringify(b);
};

/** The answers that an operation reads, as one text: its outcome stands while this stays the same. */
const fingerprint = (operation: Operation, situation: Situation): string =>
  JSON.stringify(operation.reads.map((question) => situation.answers[question] ?? null));

/** What an operation came back with, if that still holds for the present answers. */
export function standing(journey: Journey, id: string, memory: Memory): Standing | undefined {
  const outcome = memory.outcomes[id];
  if (outcome === undefined) return undefined;
  const operation = operationOf(journey, id);
  // Most operations read nothing: their outcome stands once and for all.
  if (operation.reads.length === 0) return outcome;
  return outcome.of === fingerprint(operation, situationOf(memory)) ? outcome : undefined;
}

export const isBlocking = (journey: Journey, id: string, outcome: Standing): boolean =>
  operationOf(journey, id).outcomes[outcome.name]?.leads === 'block';

/** The rule that must hold for a step before the conclusion to be asked, where it does not: all is done. */
export function doneUnless(journey: Journey, step: Step, situation: Situation): string | undefined {
  const unless = step.concludes ? undefined : journey.steps.at(-1)?.concludes?.unless;
  return unless !== undefined && !holds(journey, unless, situation) ? unless : undefined;
}

/** The first of these operations that has to run now. */
export function pending(journey: Journey, list: readonly Run[], memory: Memory): Run | undefined {
  const situation = situationOf(memory);
  return list.find((run) => holds(journey, run.when, situation) && !standing(journey, run.run, memory));
}

/** The first check of a step that has to run now; none while an answer that it reads is missing or wrong. */
export function pendingCheck(journey: Journey, step: Step, memory: Memory): Run | undefined {
  const situation = situationOf(memory);
  const wrong = complaintsOf(journey, step, situation);
  return step.checks.find(
    (run) =>
      holds(journey, run.when, situation) &&
      !standing(journey, run.run, memory) &&
      operationOf(journey, run.run).reads.every((question) => !(question in wrong)),
  );
}

/** Why Continue is blocked: the first stop that holds, else a check that came back with a block. */
export function blockedBy(
  journey: Journey,
  step: Step,
  memory: Memory,
): { readonly notices: readonly NoticeKey[]; readonly because: string } | undefined {
  const situation = situationOf(memory);
  const stop = step.stops.find((candidate) => holds(journey, candidate.when, situation));
  if (stop) return { notices: [stop.notice], because: stop.when };
  for (const run of [...step.needs, ...step.checks, ...step.does]) {
    if (!holds(journey, run.when, situation)) continue;
    const outcome = standing(journey, run.run, memory);
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
    pending(journey, step.needs, memory) === undefined &&
    pending(journey, step.checks, memory) === undefined
  );
}

/** Which outcome of an operation an output is: the first that matches, else the default. */
export function classify(operation: Operation, output: unknown, situation: Situation): string {
  for (const [name, outcome] of Object.entries(operation.outcomes)) {
    if (outcome.when === undefined || outcome.when(output, situation)) return name;
  }
  throw new Error('An operation without a default outcome');
}

/** Memory after an operation came back. */
export function learn(
  journey: Journey,
  id: string,
  name: string,
  output: unknown,
  memory: Memory,
): Pick<Memory, 'facts' | 'outcomes' | 'answers' | 'entries'> & { readonly notices: readonly NoticeKey[] } {
  const operation = operationOf(journey, id);
  const outcome = operation.outcomes[name] as Outcome;
  const before = situationOf(memory);
  const facts = { ...memory.facts, ...outcome.learns?.(output, before) };
  const given = outcome.answers?.(output, before);
  const answers = given ? without({ ...memory.answers, ...given }) : memory.answers;
  const entries = given ? {} : memory.entries;
  const after: Situation = { answers: { ...answers, ...entries }, facts, editing: before.editing };
  const notices = outcome.notices?.(output, after) ?? [];
  return {
    facts,
    answers,
    entries,
    notices,
    outcomes: { ...memory.outcomes, [id]: { name, of: fingerprint(operation, after), notices } },
  };
}

const without = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));

const omit = (record: Answers, keys: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/** Memory after an entry: questions of the step that are no longer asked lose what was entered. */
export function enter(
  journey: Journey,
  step: Step,
  memory: Memory,
  question: string,
  value: unknown,
): Answers {
  let entries: Answers = { ...memory.entries, [question]: value };
  for (const ask of step.asks) {
    const situation = { ...situationOf(memory), answers: { ...memory.answers, ...entries } };
    if (!holds(journey, ask.when, situation)) entries = { ...entries, [ask.question]: undefined };
  }
  return entries;
}

/** Memory after Continue: entries become answers; a change forgets what the definition says, and keys that later steps made. */
export function commit(
  journey: Journey,
  step: Step,
  memory: Memory,
): Pick<Memory, 'answers' | 'entries' | 'keys' | 'forgotten'> {
  const situation = situationOf(memory);
  const asked = askedQuestions(journey, step, situation);
  const own = step.asks.map((ask) => ask.question);
  const changed = own.some((id) => {
    const now = asked.includes(id) ? situation.answers[id] : undefined;
    return memory.answers[id] !== undefined && !sameAnswer(journey, id, memory.answers[id], now);
  });
  const dropped = own.filter((id) => !asked.includes(id));
  const cleared = changed ? step.clears : [];
  const answers = without(omit({ ...memory.answers, ...memory.entries }, [...dropped, ...cleared]));
  return {
    answers,
    entries: {},
    keys: changed ? keysUpTo(journey, memory.keys, step.index) : memory.keys,
    forgotten: cleared.filter((id) => memory.answers[id] !== undefined),
  };
}

/** Memory after going back from a step: it and all later steps lose their answers, but for those that are kept. */
export function retreat(
  journey: Journey,
  step: Step,
  memory: Memory,
): Pick<Memory, 'answers' | 'entries' | 'keys'> {
  const lost = journey.steps
    .slice(step.index)
    .flatMap((later) => later.asks.map((ask) => ask.question))
    .filter((question) => !journey.keptOnBack.includes(question));
  return {
    answers: omit(memory.answers, lost),
    entries: {},
    keys: keysUpTo(journey, memory.keys, step.index - 1),
  };
}

const keysUpTo = (journey: Journey, keys: Memory['keys'], index: number): Memory['keys'] =>
  Object.fromEntries(
    journey.steps
      .slice(0, index + 1)
      .flatMap((step) => (keys[step.id] === undefined ? [] : [[step.id, keys[step.id] as string]])),
  );
