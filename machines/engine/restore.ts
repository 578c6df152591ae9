import type { Answers, Journey } from './journey.ts';
import { type CachedOutcome, emptyMemory, type Failure, type Memory } from './memory.ts';
import { lastingOutcomes } from './outcome.ts';

/** What was kept of a journey, made safe to carry on with, and what the resident should be told about it. */
export interface Restored {
  readonly memory: Memory;
  readonly note: null | 'Journey_Changed';
}

/**
 * Makes a memory of what was kept of an earlier visit. What this journey does not know is dropped: nothing that was
 * kept is trusted. What blocked is asked anew, as are operations that say so. Answers of another version are migrated,
 * or asked again with a word about it.
 */
export function restore(journey: Journey, saved: unknown): Restored {
  const nothing = { memory: emptyMemory(journey), note: null };
  if (!isRecord(saved) || saved.journey !== journey.id || typeof saved.version !== 'number') return nothing;
  const answers = known(journey.questions, saved.answers);
  const facts = known(journey.initialFacts, saved.facts);
  if (saved.version === journey.version) {
    return { memory: sameVersion(journey, saved, answers, facts), note: null };
  }
  const migrated = journey.migrate?.({
    version: saved.version,
    answers: isRecord(saved.answers) ? saved.answers : {},
    facts: isRecord(saved.facts) ? saved.facts : {},
  });
  const memory = { ...emptyMemory(journey, handedOver(facts)), answers: known(journey.questions, migrated) };
  const isAskedAgain = migrated === undefined && Object.keys(answers).length > 0;
  return { memory, note: isAskedAgain ? 'Journey_Changed' : null };
}

type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** The part of a record that has names which exist. */
const known = (names: object, record: unknown): Answers =>
  Object.fromEntries(
    Object.entries(isRecord(record) ? record : {}).filter(
      ([name, value]) => Object.hasOwn(names, name) && value !== undefined,
    ),
  );

/** Of facts of another version only plain values stand, such as which order the journey is about: the rest is learnt anew. */
const handedOver = (facts: Loose): Loose =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => !(value instanceof Object)));

function sameVersion(journey: Journey, saved: Loose, answers: Answers, facts: Loose): Memory {
  const steps = Object.fromEntries(journey.steps.map((step) => [step.id, step]));
  const stepIn = (value: unknown): string | null =>
    isText(value) && Object.hasOwn(steps, value) ? value : null;
  return {
    ...emptyMemory(journey, facts),
    answers,
    drafts: known(journey.questions, saved.drafts),
    outcomes: lastingOutcomes(
      journey,
      Object.fromEntries(
        Object.entries(known(journey.operations, saved.outcomes)).filter(
          (entry): entry is [string, CachedOutcome] => isCachedOutcome(journey, ...entry),
        ),
      ),
    ),
    keys: Object.fromEntries(
      Object.entries(known(steps, saved.keys)).filter((entry): entry is [string, string] => isText(entry[1])),
    ),
    at: stepIn(saved.at),
    returnTo: stepIn(saved.returnTo),
    resetQuestions: Array.isArray(saved.resetQuestions)
      ? saved.resetQuestions.filter((name) => isText(name) && Object.hasOwn(journey.questions, name))
      : [],
    failure: isFailure(journey, saved.failure) ? saved.failure : null,
  };
}

const isCachedOutcome = (journey: Journey, operation: string, value: unknown): value is CachedOutcome =>
  isRecord(value) &&
  isText(value.name) &&
  Object.hasOwn(journey.operations[operation]?.outcomes ?? {}, value.name) &&
  isText(value.of) &&
  Array.isArray(value.notices) &&
  value.notices.every(isText) &&
  (value.facts === undefined || (Array.isArray(value.facts) && value.facts.every(isText)));

const isFailure = (journey: Journey, value: unknown): value is Failure =>
  isRecord(value) &&
  journey.steps.some(({ id }) => id === value.step) &&
  isText(value.operation) &&
  Object.hasOwn(journey.operations, value.operation) &&
  isText(value.errorPage) &&
  Object.hasOwn(journey.errorPages, value.errorPage) &&
  isText(value.notice) &&
  (value.retry === 'step' || value.retry === 'operation');
