import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { compile, expects, type JourneyEvent, language, statePath } from '../../machines/engine/index.ts';

const delay = 1000;

/** What can happen at the step: an answer to either question, a press, the delay passes, the check comes back. */
const happenings = ['first a', 'first b', 'second a', 'press', 'pass', 'come back'] as const;
type Happening = (typeof happenings)[number];

/** A step with two checks; one runs at once, the other after a pause. */
function checkedTwice(mutates: boolean) {
  const { journey, operation } = language<{
    readonly facts: object;
    readonly notice: 'Failed';
    readonly services: unknown;
    readonly end: 'home';
    readonly errorPage: 'failed';
  }>();
  const letter = { kind: 'letter', check: () => [] };
  const questions = { first: letter, second: letter };
  const check = (question: 'first' | 'second') =>
    operation(questions)({
      dependsOn: [question],
      run: async () => 0,
      outcomes: { agreed: { goTo: 'next' } },
      ...(mutates ? { mutates } : {}),
    });
  return journey({
    id: 'twice',
    version: 1,
    initialFacts: {},
    questions,
    rules: {},
    operations: { checkFirst: check('first'), checkSecond: check('second') },
    steps: {
      one: {
        route: '/one',
        asks: ['first', 'second'],
        check: ['checkFirst', { run: 'checkSecond', debounceMs: delay }],
      },
      two: { route: '/two' },
    },
    back: 'confirmed',
    backEnd: 'home',
    exit: { end: 'home' },
    faults: { otherwise: { errorPage: 'failed', notice: 'Failed' } },
    ends: { home: { route: '/home' } },
    errorPages: { failed: { route: '/failed' } },
  } as never);
}

const eventOf: Partial<Record<Happening, JourneyEvent>> = {
  'first a': { type: 'ANSWER', question: 'first', value: 'a' },
  'first b': { type: 'ANSWER', question: 'first', value: 'b' },
  'second a': { type: 'ANSWER', question: 'second', value: 'a' },
  press: { type: 'CONTINUE' },
};

/** The machine of a journey, and what lets each check come back that is under way. */
function answeredByHand(journey: ReturnType<typeof checkedTwice>) {
  const underWay = new Set<() => void>();
  const { machine } = compile(journey, {
    newKey: () => 'key',
    run(_operation, _situation, { signal }) {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const come = () => {
        underWay.delete(come);
        resolve(0);
      };
      underWay.add(come);
      signal.addEventListener('abort', () => underWay.delete(come));
      return promise;
    },
  });
  return { machine, underWay };
}

/** Runs a story to its end: afterwards every check comes back. Tells whether Continue was pressed after the last answer. */
async function played({ machine, underWay }: ReturnType<typeof answeredByHand>, story: readonly Happening[]) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { facts: {}, memory: undefined, requested: null }, clock });
  actor.start();
  const step = () => statePath(actor.getSnapshot().value)[0];
  const happen = async (what: Happening) => {
    if (what === 'pass') clock.increment(delay);
    else if (what === 'come back') [...underWay][0]?.();
    const event = eventOf[what];
    if (event) {
      expect(expects(actor.getSnapshot(), event.type), `${event.type} is taken`).toBe(true);
      actor.send(event);
    }
    await new Promise(setImmediate);
  };
  let isPressed = false;
  for (const what of story) {
    if (step() !== 'one') break;
    if (what === 'press') isPressed = true;
    else if (eventOf[what]) isPressed = false;
    await happen(what);
  }
  // Each of the two checks may have to run once more.
  for (const what of ['pass', 'come back', 'pass', 'come back', 'pass', 'come back', 'come back'] as const)
    await happen(what);
  const left = step() !== 'one';
  actor.stop();
  expect(underWay.size, 'checks that never came back').toBe(0);
  return { isPressed, left };
}

/** Every story of so many happenings. */
const stories = (length: number): readonly (readonly Happening[])[] =>
  length === 0
    ? [[]]
    : stories(length - 1).flatMap((story) => happenings.map((happening) => [...story, happening]));

test.each([
  ['that reads', false],
  ['that changes something', true],
])(
  'whenever Continue is pressed around a check %s, the step is left once it is checked, and only then',
  async (_name, mutates) => {
    const answered = answeredByHand(checkedTwice(mutates));
    const wrong: string[] = [];
    for (const more of stories(4)) {
      const story = ['first a', ...more] as const;
      const { isPressed, left } = await played(answered, story);
      if (left !== isPressed) wrong.push(`${story.join(', ')}: ${left ? 'left' : 'not left'}`);
    }
    expect(wrong).toEqual([]);
  },
);
