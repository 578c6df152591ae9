import {
  type AnyEvent,
  askedAgain,
  askedQuestions,
  isBusy,
  screenOf,
  situationOf,
  stateOf,
  statePath,
  stepOf,
} from '../../machines/engine/index.ts';
import {
  answerSamples,
  type Flow,
  outputSamples,
  type Simulator,
  type Snapshot,
} from '../../machines/exploration/index.ts';
import type { Complaints } from './journey-invariants.ts';

/** Ways on that are tried from each screen that names questions, and screens of a flow from which they are. */
const waysOn = 8;
const mostScreens = 150;

/** The same numbers each time, so that a failure can be seen again. */
function chooser(seed: number) {
  let state = seed + 1;
  return <T>(of: readonly T[]): T | undefined => {
    state = (state * 48_271) % 2_147_483_647;
    return of[state % Math.max(of.length, 1)];
  };
}

/**
 * Goes on from a screen as a resident would, any way that the samples know, and tells which of the named questions were
 * left behind without having been asked.
 */
function leftBehind(
  flow: Flow,
  simulator: Simulator,
  from: Snapshot,
  named: readonly string[],
  seed: number,
) {
  const { journey, samples } = flow;
  const choose = chooser(seed);
  const stepIdOf = (question: string) =>
    journey.steps.find(({ asks }) => asks.some((ask) => ask.question === question))?.index ?? 0;
  let at = from;
  for (let moves = 0; moves < 150 && at.status === 'active'; moves += 1) {
    const [id, name] = statePath(at.value);
    const state = stateOf(at);
    const step = stepOf(journey, id);
    const waiting = step.check.find(({ run }) => state.activity === 'settling' && state.operation === run);
    if (waiting) {
      const type = `xstate.next.${waiting.debounceMs}.${journey.id}.${id}.${name}`;
      at = simulator.next(at, { type });
    } else if (isBusy(state)) {
      const output = choose(outputSamples(samples, state.operation ?? ''));
      at = simulator.next(at, { type: `xstate.done.actor.${id}.${name}`, output });
    } else if (state.activity === 'asking') {
      const skipped = named.filter(
        (question) => stepIdOf(question) < step.index && at.context.answers[question] === undefined,
      );
      if (skipped.length > 0) return skipped;
      const situation = situationOf(at.context);
      const answers = askedQuestions(journey, step, situation)
        .filter((question) => situation.answers[question] === undefined || choose([true, false]))
        .map((question): AnyEvent => {
          const value = choose(answerSamples(samples, question, situation.facts));
          return { type: 'ANSWER', question, value };
        });
      const answered = answers.reduce(
        (now, event) => (stateOf(now).activity === 'asking' ? simulator.next(now, event) : now),
        at,
      );
      at =
        stateOf(answered).activity === 'asking' ? simulator.next(answered, { type: 'CONTINUE' }) : answered;
      // Another change that removes answers is another matter, with its own word about it.
      if (at.context.resetQuestions.length > 0 && at.context.resetQuestions !== from.context.resetQuestions)
        return [];
    } else return [];
  }
  return [];
}

/** Collects the screens that name questions to be asked again; then tells which of these are not asked on the way on. */
export function askedAgainInvariant(flow: Flow) {
  const { journey } = flow;
  const found = new Map<string, Snapshot>();
  return {
    arrived(snapshot: Snapshot): void {
      const { answers, resetQuestions, returnTo } = snapshot.context;
      const [step, state] = statePath(snapshot.value);
      if (resetQuestions.length === 0 || state !== 'asking' || found.size >= mostScreens) return;
      found.set(
        [
          step,
          returnTo,
          resetQuestions,
          Object.entries(answers).map(([id, value]) => `${id} ${JSON.stringify(value)}`),
        ].join(),
        snapshot,
      );
    },
    /** How many such screens there are. */
    seen: () => found.size,
    complaints(simulator: Simulator): Complaints {
      const complaints = new Set<string>();
      for (const arrived of found.values()) {
        const snapshot = simulator.restore(arrived);
        const { step } = screenOf(journey, snapshot);
        const named = askedAgain(journey, snapshot.context);
        if (named.length === 0) continue;
        for (let seed = 0; seed < waysOn; seed += 1) {
          for (const question of leftBehind(flow, simulator, snapshot, named, seed)) {
            complaints.add(`${step.id} says that ${question} is asked again, and it is not`);
          }
        }
      }
      return [...complaints];
    },
  };
}
