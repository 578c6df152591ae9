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
  const facts = known(journey.initialFacts, saved.facts);
  if (saved.version === journey.version) {
    return { memory: sameVersion(journey, saved, facts), note: null };
  }
  return otherVersion(journey, { ...saved, version: saved.version }, facts);
}

type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordOf = (value: unknown): Loose => (isRecord(value) ? value : {});

const isText = (value: unknown): value is string => typeof value === 'string';

/** The part of a record that has names which exist. */
const known = (names: object, record: unknown): Answers =>
  Object.fromEntries(
    Object.entries(recordOf(record)).filter(
      ([name, value]) => Object.hasOwn(names, name) && value !== undefined,
    ),
  );

/** Of facts of another version only plain values stand, such as which order the journey is about: the rest is learnt anew. */
const handedOver = (facts: Loose): Loose =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => !(value instanceof Object)));

const stepIn = (journey: Journey, value: unknown): string | null =>
  journey.steps.find(({ id }) => id === value)?.id ?? null;

/** Entries that Continue had not confirmed are migrated too, and stay entries of the step that was on the screen. */
function otherVersion(journey: Journey, saved: Loose & { readonly version: number }, facts: Loose): Restored {
  const confirmed = recordOf(saved.answers);
  const entered = { ...confirmed, ...recordOf(saved.drafts) };
  const migrate = (answers: Loose) =>
    journey.migrate?.({ version: saved.version, answers, facts: recordOf(saved.facts) });
  const migrated = migrate(confirmed);
  const answers = known(journey.questions, migrated);
  const drafts = Object.entries(known(journey.questions, migrated && migrate(entered))).filter(
    ([question, value]) => JSON.stringify(value) !== JSON.stringify(answers[question]),
  );
  const isAskedAgain = migrated === undefined && Object.keys(entered).length > 0;
  return {
    memory: {
      ...emptyMemory(journey, handedOver(facts)),
      answers,
      drafts: Object.fromEntries(drafts),
      at: drafts.length > 0 ? stepIn(journey, saved.at) : null,
    },
    note: isAskedAgain ? 'Journey_Changed' : null,
  };
}

function sameVersion(journey: Journey, saved: Loose, facts: Loose): Memory {
  const steps = Object.fromEntries(journey.steps.map((step) => [step.id, step]));
  return {
    ...emptyMemory(journey, facts),
    answers: known(journey.questions, saved.answers),
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
    at: stepIn(journey, saved.at),
    returnTo: stepIn(journey, saved.returnTo),
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
