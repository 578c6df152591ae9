import { isDeepStrictEqual } from 'node:util';
import {
  decideStep,
  isAnswerable,
  type Journey,
  type JourneyInput,
  type Memory,
  restore,
  stateOf,
  stepOf,
} from '../../../machines/engine/index.ts';
import type { Snapshot } from '../../../machines/exploration/index.ts';

/** What becomes of a kept memory: all answers kept, all asked again with a notice, or something lost. */
export type Fate =
  | { readonly kind: 'resumed' | 'askedAgain' }
  | { readonly kind: 'lost'; readonly losses: readonly string[] };

/** A journey as it was and as it is now. */
export interface Both {
  readonly was: Journey;
  readonly now: Journey;
  /** Starts the machine of the journey as it is now. */
  start(input: JourneyInput): Snapshot;
}

type Loose = Readonly<Record<string, unknown>>;

/** The answers and entries of a memory that its own version accepts. Wrong entries are not answers yet. */
const acceptedAnswers = (was: Journey, { answers, drafts, facts }: Memory): readonly [string, unknown][] =>
  Object.entries({ ...answers, ...drafts }).filter(
    ([question, value]) =>
      value !== undefined &&
      Object.hasOwn(was.questions, question) &&
      was.questions[question]?.check(value, facts).length === 0,
  );

/**
 * What becomes of a memory that one version of a journey kept, in another one: as the portal does it, from the address
 * of the step that was on the screen.
 */
export function fateOf({ was, now, start }: Both, kept: Memory): Fate {
  const saved = JSON.parse(JSON.stringify(kept)) as Memory;
  const { memory, note } = restore(now, saved);
  const route = was.steps.find(({ id }) => id === saved.at)?.route;
  const requested = now.steps.find((step) => step.route === route)?.id ?? memory.at;
  let shown: Snapshot;
  let wrongPlace: readonly string[];
  try {
    shown = start({ memory, requested });
    wrongPlace = placeLoss(now, memory, shown);
  } catch (error) {
    return lost([`it breaks when it resumes: ${error instanceof Error ? error.message : String(error)}`]);
  }
  if (note !== null) return wrongPlace.length > 0 ? lost(wrongPlace) : { kind: 'askedAgain' };
  const held: Loose = { ...shown.context.answers, ...shown.context.drafts };
  const answers =
    saved.version === now.version
      ? sameVersionLosses({ was, now }, saved, held)
      : migrationLosses({ was, now }, saved, memory);
  const losses = [...wrongPlace, ...answers];
  return losses.length > 0 ? lost(losses) : { kind: 'resumed' };
}

const lost = (losses: readonly string[]): Fate => ({ kind: 'lost', losses });

/** The step that is shown has to be one that this version asks. */
function placeLoss(now: Journey, memory: Memory, shown: Snapshot): readonly string[] {
  const state = stateOf(shown);
  if (state.activity === 'failed' && memory.failure === null) return ['it resumes on an error page'];
  const isPassedOver =
    isAnswerable(state) && decideStep(now, stepOf(now, state.step), shown.context).kind === 'passedOver';
  return isPassedOver ? [`it resumes at the step “${state.step}”, which is not asked`] : [];
}

type Journeys = Pick<Both, 'was' | 'now'>;

function sameVersionLosses({ was, now }: Journeys, saved: Memory, held: Loose): readonly string[] {
  const answers = acceptedAnswers(was, saved).flatMap(([question, value]) => {
    if (!Object.hasOwn(now.questions, question)) return [`the question “${question}” is not known any more`];
    if (!isDeepStrictEqual(held[question], value)) return [`the answer to “${question}” is dropped`];
    const { facts } = saved;
    return now.questions[question]?.check(value, facts).length === 0
      ? []
      : [`the answer ${JSON.stringify(value)} to “${question}” is not accepted any more`];
  });
  const facts = Object.entries(saved.outcomes).flatMap(([operation, { facts: learnt = [] }]) =>
    learnt
      .filter((fact) => Object.hasOwn(was.initialFacts, fact) && !Object.hasOwn(now.initialFacts, fact))
      .map((fact) => `the fact “${fact}” that “${operation}” found out is not known any more`),
  );
  return [...answers, ...facts];
}

/** An answer is migrated when the migration comes to something else without it. */
function migrationLosses({ was, now }: Journeys, saved: Memory, memory: Memory): readonly string[] {
  const allOf = ({ answers, drafts }: Memory): Loose => ({ ...answers, ...drafts });
  const without = (record: Loose, question: string): Loose =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name !== question));
  const dropped = acceptedAnswers(was, saved)
    .filter(([question]) => {
      const rest = {
        ...saved,
        answers: without(saved.answers, question),
        drafts: without(saved.drafts, question),
      };
      return isDeepStrictEqual(allOf(restore(now, rest).memory), allOf(memory));
    })
    .map(([question]) => `the migration drops the answer to “${question}”`);
  const facts = { ...now.initialFacts, ...saved.facts };
  const refused = Object.entries(allOf(memory))
    .filter(([question, value]) => now.questions[question]?.check(value, facts).length !== 0)
    .map(
      ([question, value]) => `the migration gives “${question}” ${JSON.stringify(value)}, which it refuses`,
    );
  return [...dropped, ...refused];
}
