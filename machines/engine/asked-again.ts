import type { Journey, Situation, Step } from './journey.ts';
import { operationOf, questionOf } from './lookup.ts';
import { type Memory, situationOf } from './memory.ts';
import { currentOutcome } from './outcome.ts';
import { readsOf } from './reads.ts';

/**
 * The questions, of those whose answers a change removed, that are certain to be asked on the way on: the rules for
 * them hold, and nothing that is still to be answered or to be found out can alter that.
 */
export function askedAgain(journey: Journey, memory: Memory): readonly string[] {
  const at = journey.steps.find(({ id }) => id === memory.at);
  if (!at || memory.resetQuestions.length === 0) return [];
  const situation = situationOf({ ...memory, drafts: {} });
  return memory.resetQuestions.filter((question) =>
    journey.steps.slice(at.index).some((step) => {
      const ask = step.asks.find((candidate) => candidate.question === question);
      if (!ask || (memory.returnTo !== null && isOptional(journey, question, situation))) return false;
      const open = openBetween(journey, memory, at, step);
      return [step.when, ask.when].every((rule) => isCertain(journey, rule, situation, open));
    }),
  );
}

/** An answered step is passed over on the way back to the review, and an optional question needs no answer. */
const isOptional = (journey: Journey, question: string, { facts }: Situation): boolean =>
  questionOf(journey, question).check(undefined, facts).length === 0;

/** What may be different by the time that a step is reached. */
interface Open {
  readonly answers: ReadonlySet<string>;
  readonly facts: ReadonlySet<string>;
}

/** The answers that can still be given before a step is decided on, and the facts that are found out anew till then. */
function openBetween(journey: Journey, memory: Memory, from: Step, to: Step): Open {
  const between = journey.steps.slice(from.index, to.index + 1);
  const isPassedOver = ({ index }: Step, question: string) =>
    memory.returnTo !== null && index > from.index && memory.answers[question] !== undefined;
  const answers = new Set(
    between.flatMap((step) =>
      step.asks.map(({ question }) => question).filter((question) => !isPassedOver(step, question)),
    ),
  );
  // What an operation found out holds only as long as the answers that it depends on.
  const isFoundOutAnew = (run: string) => {
    const { refetch, dependsOn } = operationOf(journey, run);
    return (
      refetch === 'onEntry' ||
      !currentOutcome(journey, run, memory) ||
      dependsOn.some((question) => answers.has(question))
    );
  };
  const pending = between
    .flatMap(({ load, check }) => [...load, ...check])
    .filter(({ run }) => isFoundOutAnew(run));
  return {
    answers,
    facts: new Set(pending.flatMap(({ run }) => memory.outcomes[run]?.facts ?? [])),
  };
}

function isCertain(journey: Journey, rule: string | undefined, situation: Situation, open: Open): boolean {
  if (rule === undefined) return true;
  const { value, reads } = readsOf(journey, rule, situation);
  return (
    value &&
    reads.every(([path]) => {
      const [kind, name = ''] = path.split('.', 2);
      if (kind === 'answers') return !open.answers.has(name);
      return kind === 'facts' && !open.facts.has(name);
    })
  );
}
