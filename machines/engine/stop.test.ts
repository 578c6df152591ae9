import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { small } from '../../test/support/small-journey.ts';
import { compile } from './compile.ts';
import type { JourneyEvent } from './event.ts';
import { screenOf } from './screen.ts';
import { stopOf, stopReason, stopsAt } from './stop.ts';

/** A small journey that is run, at a provider that answers its operations like this. */
function run(answers: Readonly<Record<'look' | 'send', boolean>>) {
  const { machine } = compile(small, {
    run: async (operation) => answers[operation as 'look' | 'send'],
    newKey: () => crypto.randomUUID(),
  });
  const actor = createActor(machine, { input: {} }).start();
  const screen = () => screenOf(small, actor.getSnapshot());
  const stop = () => stopOf(small, screen().step, actor.getSnapshot().context);
  return {
    screen,
    stop,
    async after(...events: readonly JourneyEvent[]) {
      for (const event of events) {
        actor.send(event);
        await waitFor(actor, (snapshot) => screenOf(small, snapshot).phase === 'asking');
      }
      return stop();
    },
  };
}

const answer = (question: string, value: string): JourneyEvent => ({ type: 'ANSWER', question, value });
const next: JourneyEvent = { type: 'CONTINUE' };

test('a rule that blocks is named until the answers are others', async () => {
  const { after, screen } = run({ look: true, send: true });
  expect(await after(answer('first', 'b'), next)).toBeUndefined();
  expect(screen().step.id).toBe('two');
  expect(await after(answer('second', 'b'))).toBe('the second is b');
  expect(await after(next)).toBe('the second is b');
  expect(await after(answer('second', 'a'))).toBeUndefined();
});

test('an outcome that blocks is named with its operation', async () => {
  expect(await run({ look: false, send: true }).after(answer('first', 'a'))).toBe('look: shut');
});

test('an outcome that keeps somebody at a step is named until they do something about it', async () => {
  const { after, screen } = run({ look: true, send: false });
  expect(await after(answer('first', 'a'), next)).toBeUndefined();
  expect(screen().step.id).toBe('end');
  expect(await after(next)).toBe('send: not taken');
  expect(await after({ type: 'EDIT', step: 'one' })).toBeUndefined();
  expect(await after(next, next)).toBe('send: not taken');
  expect(await after({ type: 'BACK' })).toBeUndefined();
});

test('what is wrong or missing keeps nobody by a reason of the definition', async () => {
  const { after, screen } = run({ look: true, send: true });
  expect(await after(next)).toBeUndefined();
  expect(screen().attempts).toBe(1);
});

test('every reason is one that its step is listed with', () => {
  expect(small.steps.map((step) => [step.id, ...stopsAt(small, step).map(stopReason)])).toEqual([
    ['one', 'look: shut'],
    ['two', 'the second is b'],
    ['end', 'send: not taken'],
  ]);
});
