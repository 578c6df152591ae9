import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { definition, journey, small } from '../../test/support/small-journey.ts';
import { reload, simulate } from '../exploration/index.ts';
import { compile, memoryOf } from './compile.ts';
import { dispatch, expects, UnexpectedEvent } from './dispatch.ts';
import type { Journey, Operation } from './journey.ts';
import { emptyMemory, situationOf } from './memory.ts';
import { classify } from './outcome.ts';
import { holds, RuleFault } from './rule.ts';
import { screenOf } from './screen.ts';
import { walk } from './walk.ts';

const start = (of: Journey = small) => {
  const { machine } = compile(of, { run: async () => true, newKey: () => 'key' });
  const errors: unknown[] = [];
  const actor = createActor(machine, { input: {} });
  actor.subscribe({ error: (error) => errors.push(error) });
  return { actor: actor.start(), errors };
};
const throwing = (name: string): Error => {
  throw new Error(name);
};

describe('an event', () => {
  test('that the state does not list is an error by name, and changes nothing', () => {
    const { actor } = start();
    const before = actor.getSnapshot();
    const told: UnexpectedEvent[] = [];
    dispatch(actor, { type: 'SAVE' }, (error) => told.push(error));
    expect(told).toHaveLength(1);
    expect(told[0]).toBeInstanceOf(UnexpectedEvent);
    expect(told[0]).toMatchObject({ name: 'UnexpectedEvent', event: 'SAVE', state: '{"one":"asking"}' });
    expect(actor.getSnapshot()).toBe(before);
  });

  test('that the state lists is sent', () => {
    const { actor } = start();
    expect(expects(actor.getSnapshot(), 'ANSWER')).toBe(true);
    dispatch(actor, { type: 'ANSWER', question: 'first', value: 'a' }, (error) => {
      throw error;
    });
    expect(actor.getSnapshot().context.drafts).toEqual({ first: 'a' });
  });
});

describe('an answer that changed in the background', () => {
  const changing = journey({
    ...definition,
    questions: { ...definition.questions, first: { ...definition.questions.first, isBackground: true } },
  });
  const atReview = async () => {
    const { actor } = start(changing);
    actor.send({ type: 'ANSWER', question: 'first', value: 'a' });
    actor.send({ type: 'CONTINUE' });
    await waitFor(actor, ({ value }) => JSON.stringify(value) === '{"end":"asking"}');
    return actor;
  };

  test('is taken by the review, after the checks that depend on it', async () => {
    const actor = await atReview();
    const before = actor.getSnapshot().context;
    actor.send({ type: 'UPDATE_ANSWER', question: 'first', value: 'b' });
    expect(actor.getSnapshot().value).toEqual({ one: 'rechecking:look' });
    expect(actor.getSnapshot().context.answers).toEqual({ first: 'b' });
    expect(before.answers).toEqual({ first: 'a' });
  });

  test('is taken of no other question, and nowhere else', async () => {
    const actor = await atReview();
    const before = actor.getSnapshot().context;
    actor.send({ type: 'UPDATE_ANSWER', question: 'second', value: 'b' });
    expect(actor.getSnapshot().context).toBe(before);
    expect(expects(start(changing).actor.getSnapshot(), 'UPDATE_ANSWER')).toBe(false);
    expect(expects(start().actor.getSnapshot(), 'UPDATE_ANSWER')).toBe(false);
  });
});

describe('a rule that throws', () => {
  const broken = journey({
    ...definition,
    rules: { ...definition.rules, 'the first is b': () => throwing('broken') as never },
  });

  test('is a fault by name, never a quiet false', () => {
    const decide = () => holds(broken, 'the first is b', situationOf(emptyMemory(broken)));
    expect(decide).toThrow(RuleFault);
    expect(decide).toThrow('The rule "the first is b" of the journey small could not be decided');
  });

  test('stops the journey with that fault', async () => {
    const { actor, errors } = start(broken);
    actor.send({ type: 'ANSWER', question: 'first', value: 'a' });
    await waitFor(actor, (snapshot) => JSON.stringify(snapshot.value) === '{"one":"asking"}');
    actor.send({ type: 'CONTINUE' });
    expect(actor.getSnapshot().status).toBe('error');
    expect(errors[0]).toBeInstanceOf(RuleFault);
  });

  test('that does not exist is a fault too', () => {
    expect(() => holds(small, 'nobody wrote this', situationOf(emptyMemory(small)))).toThrow(RuleFault);
  });
});

describe('an outcome', () => {
  const operation = (outcomes: Operation['outcomes']): Operation => ({
    dependsOn: [],
    run: async () => 0,
    outcomes,
  });
  const nowhere = situationOf(emptyMemory(small));

  test('is the first that matches', () => {
    const sized = operation({
      big: { when: (n) => (n as number) > 10, goTo: 'next' },
      some: { when: (n) => (n as number) > 0, goTo: 'next' },
      none: { goTo: 'next' },
    });
    expect([20, 5, 0].map((n) => classify(sized, n, nowhere))).toEqual(['big', 'some', 'none']);
  });

  test('must have a default', () => {
    const without = operation({ big: { when: () => false, goTo: 'next' } });
    expect(() => classify(without, 0, nowhere)).toThrow('without a default');
  });
});

describe('an error page', () => {
  const halting = journey({
    ...definition,
    operations: {
      ...definition.operations,
      look: {
        ...definition.operations.look,
        outcomes: {
          shut: {
            when: (isOpen: boolean) => !isOpen,
            goTo: { errorPage: 'failed' as const, notice: 'Failed' as const },
          },
          open: { goTo: 'next' as const },
        },
      },
    },
    steps: {
      one: { ...definition.steps.one, check: [], load: ['look'] },
      two: definition.steps.two,
      end: definition.steps.end,
    },
  });

  /** The journey in thought, after what it needs first came back with this. */
  const afterLooking = (isOpen: boolean) => {
    const { machine } = compile(halting, { run: async () => true, newKey: () => 'key' });
    const simulator = simulate(machine);
    const back = (output: boolean) => ({ type: 'xstate.done.actor.one.loading:look', output });
    return { simulator, back, at: simulator.next(simulator.start({}), back(isOpen)) };
  };

  test.each([
    ['trying again', { type: 'RETRY' }],
    ['loading the page again', reload],
  ])('is left by %s, which asks anew what led to it', (_, event) => {
    const { simulator, back, at } = afterLooking(false);
    expect(at.value).toEqual({ one: 'errorPage' });
    const again = simulator.next(at, event);
    expect(again.value).toEqual({ one: 'loading:look' });
    const { value, context } = simulator.next(again, back(true));
    expect(value).toEqual({ one: 'asking' });
    expect(context.failure).toBeNull();
  });
});

describe('a block', () => {
  test('by a rule says why at once', () => {
    const at = { ...emptyMemory(small), answers: { first: 'b', second: 'b' } };
    const { machine } = compile(small, { run: async () => true, newKey: () => 'key' });
    const actor = createActor(machine, {
      input: {
        memory: {
          ...at,
          at: 'two',
          outcomes: { look: { name: 'open', of: '["b"]', notices: [] } },
        },
      },
    }).start();
    const { blocked, notices, step } = screenOf(small, actor.getSnapshot());
    expect([step.id, blocked]).toEqual(['two', true]);
    expect(notices).toEqual([{ tone: 'blocked', notice: 'Shut', values: {} }]);
  });
});

test.each([
  ['as information', {}, 'information'],
  ['as a warning, where the definition says so', { tone: 'warning' }, 'warning'],
] as const)('what an operation tells although it leads on comes %s', async (_, how, tone) => {
  const { look } = definition.operations;
  const open = { notices: () => ['Refused' as const], goTo: 'next' as const, ...how };
  const telling = journey({
    ...definition,
    operations: { ...definition.operations, look: { ...look, outcomes: { ...look.outcomes, open } } },
  });
  const memory = { ...emptyMemory(telling), answers: { first: 'b' }, at: 'one' };
  const { machine } = compile(telling, { run: async () => true, newKey: () => 'key' });
  const outcomes = { look: { name: 'open', of: '["b"]', notices: ['Refused'] } };
  const actor = createActor(machine, { input: { memory: { ...memory, outcomes } } }).start();
  expect(screenOf(telling, actor.getSnapshot()).notices).toEqual([{ tone, notice: 'Refused', values: {} }]);
});

describe('a step that concludes', () => {
  const { steps } = definition;
  const told = journey({
    ...definition,
    rules: { ...definition.rules, 'it is not sent yet': ({ facts }) => !facts.isSent },
    initialFacts: { isOpen: false, isSent: false },
    exit: { end: 'home' },
    operations: {
      ...definition.operations,
      send: {
        ...definition.operations.send,
        outcomes: { taken: { facts: () => ({ isSent: true }), goTo: 'next' } },
      },
    },
    steps: {
      ...steps,
      said: { route: '/said', confirmation: { unless: 'it is not sent yet', end: 'home' } },
    },
  });
  const arrive = async () => {
    const { actor } = start(told);
    actor.send({ type: 'ANSWER', question: 'first', value: 'a' });
    await waitFor(actor, (snapshot) => snapshot.matches({ one: 'asking' }));
    actor.send({ type: 'CONTINUE' });
    actor.send({ type: 'CONTINUE' });
    await waitFor(actor, (snapshot) => snapshot.matches({ said: 'asking' }));
    return actor;
  };

  test('comes after what was sent, and cannot be gone back from or left', async () => {
    const now = (await arrive()).getSnapshot();
    expect(screenOf(told, now).route).toBe('/said');
    for (const event of ['BACK', 'GO_BACK', 'EXIT'] as const) expect(expects(now, event)).toBe(false);
  });

  test('is where every address leads then, in this visit and after a reload', async () => {
    const actor = await arrive();
    actor.send({ type: 'OPEN', step: 'one' });
    expect(actor.getSnapshot().value).toEqual({ said: 'asking' });
    const { machine } = compile(told, { run: async () => true, newKey: () => 'key' });
    const memory = memoryOf(actor.getSnapshot().context);
    const again = createActor(machine, { input: { memory, requested: 'end' } }).start();
    expect(again.getSnapshot().value).toEqual({ said: 'asking' });
    expect(walk(told, memory).at.id).toBe('said');
  });

  test('leads to its end', async () => {
    const actor = await arrive();
    actor.send({ type: 'CONTINUE' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { end: 'home' } });
  });
});

test('that a change removed answers is said on the next screen, and not on those that are opened after it', () => {
  const { machine } = compile(small, { run: async () => true, newKey: () => 'key' });
  const simulator = simulate(machine);
  const done = { type: 'xstate.done.actor.one.checking:look', output: true };
  const answered = { ...emptyMemory(small), answers: { first: 'b', second: 'a' }, at: 'one' };
  const events = [{ type: 'ANSWER', question: 'first', value: 'a' }, done, { type: 'CONTINUE' }] as const;
  const changed = [done, ...events].reduce(simulator.next, simulator.start({ memory: answered }));
  expect(screenOf(small, changed)).toMatchObject({ resetQuestions: ['second'], step: { id: 'end' } });
  const opened = simulator.next(changed, { type: 'OPEN', step: 'one' });
  expect(screenOf(small, opened)).toMatchObject({ resetQuestions: [], step: { id: 'one' } });
});
