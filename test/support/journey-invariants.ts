import {
  askedQuestions,
  type Context,
  compile,
  complaintsOf,
  currentOutcome,
  doneUnless,
  holds,
  isAnswerable,
  isBlocking,
  type Journey,
  memoryOf,
  operationOf,
  sameAnswer,
  screenOf,
  situationOf,
  stateOf,
  statePath,
  stepOf,
} from '../../machines/engine/index.ts';
import {
  type AnyExplored,
  pathOfState,
  reload,
  type Simulator,
  type Snapshot,
  simulate,
} from '../../machines/exploration/index.ts';

/** What is wrong in a situation, in words; the situation itself is for whoever reads the failure. */
export type Complaints = readonly string[];

/** A journey run in thought, whose keys can be told apart. */
export function simulatorOf(journey: Journey): Simulator {
  let keys = 0;
  const { machine } = compile(journey, {
    run: () => new Promise(() => {}),
    newKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
  });
  return simulate(machine);
}

const placed = (snapshot: Snapshot) => statePath(snapshot.value);
/** A step's questions are on the screen. */
const isAsking = (snapshot: Snapshot) => isAnswerable(stateOf(snapshot));

/** Steps with an error page to which nothing leads but coming back to it. */
export function loneErrorPages(journey: Journey): Complaints {
  const { transitions } = compile(journey, { run: () => new Promise(() => {}), newKey: () => 'key' });
  return journey.steps.flatMap(({ id }) => {
    const isThere = transitions.some(({ from }) => from === `${id}.errorPage`);
    const isLed = transitions.some(
      ({ from, to }) => from !== `${id}.arriving` && to === `#${journey.id}.${id}.errorPage`,
    );
    return isThere === isLed ? [] : [`nothing leads to the error page of ${id}`];
  });
}

/** Every situation has a screen with an address, a way on, and words for why it is blocked. */
export function screenComplaints(journey: Journey, snapshot: Snapshot): Complaints {
  const screen = screenOf(journey, snapshot);
  const complaints: string[] = [];
  if (!screen.route.startsWith('/')) complaints.push('it has no address');
  const isExplained = screen.notices.some(({ tone }) => tone === 'blocked');
  if (
    screen.phase === 'asking' &&
    screen.blocked &&
    !isExplained &&
    !isSilent(journey, snapshot.context, screen.step.id)
  ) {
    complaints.push(`${screen.step.id} is blocked and does not say why`);
  }
  if (screen.phase === 'failed' && !screen.failure?.notice) complaints.push('an error page says nothing');
  return complaints;
}

/** Keys of all the messages on the screen. */
export function messagesOn(journey: Journey, snapshot: Snapshot): readonly string[] {
  const { notices, failure, questions } = screenOf(journey, snapshot);
  return [
    ...notices.map(({ notice }) => notice),
    ...questions.flatMap(({ complaints }) => complaints.map(({ notice }) => notice)),
    ...(failure ? [failure.notice] : []),
  ];
}

function isSilent(journey: Journey, context: Context, step: string): boolean {
  const { load, check } = stepOf(journey, step);
  return [...load, ...check].some(({ run }) => {
    const name = context.outcomes[run]?.name;
    return name !== undefined && Boolean(operationOf(journey, run).outcomes[name]?.silentBecause);
  });
}

/**
 * Situations from which no end can be reached any more.
 * @param restsIn states in which a machine that is no journey may stay for ever
 */
export function deadEnds({ states, edges }: Ways, restsIn: readonly string[] = []): Complaints {
  const rests = (value: unknown) =>
    pathOfState(value)
      .split(', ')
      .some((state) => restsIn.includes(state));
  const before = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const list = before.get(to);
    if (list) list.push(from);
    else before.set(to, [from]);
  }
  const saved = new Set(
    [...states].filter(([, { status, value }]) => status !== 'active' || rests(value)).map(([id]) => id),
  );
  // A set that grows while it is gone through is the queue.
  for (const id of saved) for (const from of before.get(id) ?? []) saved.add(from);
  return [...states.keys()].filter((id) => !saved.has(id)).map((id) => `no end can be reached from ${id}`);
}

type Ways = Pick<AnyExplored, 'states' | 'edges'>;

/** Changing an answer forgets what the definition says, and nothing else. */
export function clearingComplaints(journey: Journey, simulator: Simulator, snapshot: Snapshot): Complaints {
  const [id, state] = placed(snapshot);
  if (state !== 'asking') return [];
  const next = simulator.next(snapshot, { type: 'CONTINUE' });
  const { answers: before } = snapshot.context;
  const { answers: after } = next.context;
  if (
    next.context.attempts > 0 ||
    next === snapshot ||
    (placed(next)[1] === 'asking' && placed(next)[0] === id)
  )
    return [];
  const step = stepOf(journey, id);
  const own = step.asks.map(({ question }) => question);
  const changed = own.some(
    (question) =>
      before[question] !== undefined && !sameAnswer(journey, question, before[question], after[question]),
  );
  const expected = changed ? step.resets : [];
  const complaints = Object.keys(journey.questions)
    .filter((question) => !own.includes(question))
    .flatMap((question) => {
      const isThere = after[question] !== undefined;
      const shouldBe = before[question] !== undefined && !expected.includes(question);
      return isThere === shouldBe ? [] : [`continuing from ${id} ${isThere ? 'keeps' : 'loses'} ${question}`];
    });
  const forgotten = expected.filter((question) => before[question] !== undefined);
  return forgotten.join() === next.context.resetQuestions.join()
    ? complaints
    : [...complaints, `continuing from ${id} does not say that ${forgotten.join()} is asked again`];
}

/** Forward and then Back comes to the same step, with its own answers; and Back always to the step asked before. */
export function backComplaints(journey: Journey, simulator: Simulator, snapshot: Snapshot): Complaints {
  const [id, state] = placed(snapshot);
  if (state !== 'asking' || snapshot.context.returnTo !== null || journey.back === 'none') return [];
  const on = simulator.next(snapshot, { type: 'CONTINUE' });
  const [next, nextState] = placed(on);
  const isOn = next !== id && nextState === 'asking';
  return [...(isOn ? landing(journey, simulator, on, id) : []), ...landing(journey, simulator, snapshot)];
}

/** What is wrong with where Back leads: to `wanted`, else to the last step before that is asked. */
function landing(journey: Journey, simulator: Simulator, from: Snapshot, wanted?: string): Complaints {
  const [at] = placed(from);
  // From what was done nothing leads back.
  if (stepOf(journey, at).confirmation) return [];
  const back = simulator.next(from, { type: 'GO_BACK' });
  const [landed] = placed(back);
  const situation = situationOf(back.context);
  const before = journey.steps
    .slice(0, stepOf(journey, at).index)
    .findLast(({ when }) => holds(journey, when, situation));
  const target = wanted ?? before?.id ?? `end:${journey.backEnd}`;
  if (landed !== target) return [`from ${at} Back leads to ${landed} instead of ${target}`];
  return (before?.asks ?? [])
    .filter(({ question }) => !same(back.context.answers[question], from.context.answers[question]))
    .map(({ question }) => `from ${at} Back to ${target} loses ${question}`);
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The idempotency key survives a fault, the way back from it and a reload, and is renewed by another answer. */
export function keyComplaints(
  journey: Journey,
  simulator: Simulator,
  snapshot: Snapshot,
  fault: unknown,
): Complaints {
  const [id, state] = placed(snapshot);
  const key = ({ context }: Snapshot) => context.keys[id];
  if (state === 'asking') {
    const [question] = askedQuestions(journey, stepOf(journey, id), situationOf(snapshot.context));
    if (question === undefined) return [];
    const answered = simulator.next(snapshot, { type: 'ANSWER', question, value: 'another' });
    return key(answered) === key(snapshot) ? [`another answer keeps the key of ${id}`] : [];
  }
  if (stateOf(snapshot).activity !== 'submitting') return [];
  const failed = simulator.next(snapshot, { type: `xstate.error.actor.${id}.${state}`, error: fault });
  if (failed.status !== 'active' || placed(failed)[0] !== id) return [];
  const again = [failed, simulator.next(failed, reload)].flatMap((at) =>
    placed(at)[1] === 'errorPage' ? [at, simulator.next(at, { type: 'RETRY' })] : [at],
  );
  return again.some((at) => key(at) !== key(snapshot)) ? [`trying ${id} again has another key`] : [];
}

/** Whoever is at a step has settled all that comes before it, also when nothing is known any more of what was checked. */
export function settledComplaints(journey: Journey, simulator: Simulator, snapshot: Snapshot): Complaints {
  if (!isAsking(snapshot)) return [];
  const memory = { ...memoryOf(snapshot.context), drafts: {}, outcomes: {}, failure: null };
  const unchecked = simulator.start({ memory, requested: journey.steps.at(-1)?.id ?? null });
  return [snapshot, unchecked].flatMap(({ value, context }) => {
    const here = stepOf(journey, statePath(value)[0]);
    const situation = situationOf(context);
    return journey.steps.slice(0, here.index).flatMap((step) => {
      // Where all is done every step before the last is passed over, whatever is known of it.
      const isPassed = doneUnless(journey, step, situation) !== undefined;
      if (isPassed || !holds(journey, step.when, situation)) return [];
      const wrong = Object.keys(complaintsOf(journey, step, situation));
      const unsettled = step.check.filter(({ run, when }) => {
        const outcome = currentOutcome(journey, run, context);
        return holds(journey, when, situation) && (!outcome || isBlocking(journey, run, outcome));
      });
      return [...wrong, ...unsettled.map(({ run }) => run)].map(
        (what) => `${here.id} is asked though ${what} of ${step.id} is not settled`,
      );
    });
  });
}
