import { getShortestPaths } from '@xstate/graph';
import { describe, expect, test } from 'vitest';
import { poll, pollMachine } from './poll.ts';

/** What happens to a poll, in words. */
const happenings = [
  { name: 'answer', event: { type: 'xstate.done.actor.ask', output: 'R-1' } },
  { name: 'nothing', event: { type: 'xstate.done.actor.ask', output: null } },
  { name: 'failure', event: { type: 'xstate.error.actor.ask', error: new Error('dropped') } },
  { name: 'pause', event: { type: 'xstate.done.actor.pause', output: undefined } },
  { name: 'no pause', event: { type: 'xstate.error.actor.pause', error: new Error('stopped') } },
];

const attempts = 3;

/** Every way through a poll of three attempts: the shortest one to each state after each number of attempts. */
const ways = getShortestPaths(pollMachine, {
  input: { attempts },
  events: happenings.map(({ event }) => event) as never,
  serializeState: ({ value, context }) => JSON.stringify([value, context.asked, context.answer]) as never,
}).map(({ state, steps }) => ({
  state,
  events: steps.map(({ event }) => happenings.find((one) => one.event === event)?.name).slice(1),
}));

const told = (name: string | undefined) => name === 'answer' || name === 'nothing' || name === 'failure';

/** Runs a poll that meets what a way says, and tells how often it asked and paused. */
async function run(events: readonly (string | undefined)[]) {
  const answers = events.filter(told);
  const pauses = events.filter((name) => name === 'pause' || name === 'no pause');
  let asked = 0;
  const waited: number[] = [];
  const answer = await poll(
    async () => {
      const next = answers[asked];
      asked += 1;
      if (next === 'failure') throw new Error('dropped');
      return next === 'answer' ? 'R-1' : null;
    },
    {
      attempts,
      every: 500,
      wait: async (milliseconds) => {
        if (pauses[waited.length] === 'no pause') throw new Error('stopped');
        waited.push(milliseconds);
      },
      signal: new AbortController().signal,
    },
  );
  return { answer, asked, waited };
}

describe('asking again and again', () => {
  test('comes to every state after every number of attempts that it can', () => {
    const places = ways.map(({ state }) => `${String(state.value)} ${state.context.asked}`);
    expect(new Set(places)).toEqual(
      new Set([
        ...[1, 2, 3].map((asked) => `asking ${asked}`),
        ...[1, 2].map((asked) => `pausing ${asked}`),
        ...[1, 2, 3].map((asked) => `answered ${asked}`),
        ...[1, 2, 3].map((asked) => `gaveUp ${asked}`),
      ]),
    );
  });

  const ended = ways.filter(({ state }) => state.matches('answered') || state.matches('gaveUp'));

  test('ends in each of these ways', () => expect(ended).toHaveLength(6));

  test.each(ended.map((way) => [way.events.join(', '), way] as const))(
    'after %s, ends so',
    async (_, way) => {
      const { answer, asked, waited } = await run(way.events);
      expect(answer).toBe(way.state.context.answer);
      expect(asked).toBe(way.state.context.asked);
      expect(waited).toEqual(way.events.filter((name) => name === 'pause').map(() => 500));
    },
  );

  test('ends with no answer after the last attempt, whether it said nothing or failed', async () => {
    for (const last of ['nothing', 'failure']) {
      const { answer, asked } = await run(['nothing', 'pause', 'failure', 'pause', last]);
      expect([answer, asked]).toEqual([null, attempts]);
    }
  });

  test('stops asking when it is called off', async () => {
    const control = new AbortController();
    let asked = 0;
    const answer = poll(
      async () => {
        asked += 1;
        control.abort();
        return null;
      },
      { attempts, every: 500, wait: async () => {}, signal: control.signal },
    );
    await expect(answer).rejects.toThrow();
    expect(asked).toBe(1);
  });
});
