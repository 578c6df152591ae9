import { assign, createActor, fromPromise, setup, toPromise } from 'xstate';
import { defer } from '../engine/index.ts';

interface PollInput {
  /** How often to ask in all. */
  readonly attempts: number;
}

interface PollContext extends PollInput {
  readonly asked: number;
  readonly answer: string | null;
}

const never = fromPromise<never>(() => new Promise(() => {}));

/**
 * Asks for something that comes some time later: at once, then again after each pause, until it is there or the
 * attempts are used up. An attempt that fails counts as one without an answer.
 */
export const pollMachine = setup({
  types: {} as { context: PollContext; input: PollInput; output: string | null },
  actors: {
    ask: never as ReturnType<typeof fromPromise<string | null>>,
    pause: never as ReturnType<typeof fromPromise<void>>,
  },
  guards: {
    'the answer is there': (_, answer: string | null) => answer !== null,
    'attempts are left': ({ context }) => context.asked < context.attempts,
  },
}).createMachine({
  id: 'poll',
  context: ({ input }) => ({ ...input, asked: 0, answer: null }),
  initial: 'asking',
  output: ({ context }) => context.answer,
  states: {
    asking: {
      entry: assign({ asked: ({ context }) => context.asked + 1 }),
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          {
            description: 'the answer is there',
            guard: { type: 'the answer is there', params: ({ event }) => event.output },
            target: 'answered',
            actions: assign({ answer: ({ event }) => event.output }),
          },
          { description: 'not yet', guard: 'attempts are left', target: 'pausing' },
          { description: 'not yet, and no attempts are left', target: 'gaveUp' },
        ],
        onError: [
          { description: 'no answer', guard: 'attempts are left', target: 'pausing' },
          { description: 'no answer, and no attempts are left', target: 'gaveUp' },
        ],
      },
    },
    pausing: {
      invoke: {
        id: 'pause',
        src: 'pause',
        onDone: { description: 'the pause is over', target: 'asking' },
        onError: { description: 'the pause was broken off', target: 'gaveUp' },
      },
    },
    answered: { type: 'final' },
    gaveUp: { type: 'final' },
  },
});

/**
 * Runs the machine.
 * @param ask answers the value, or `null` while it is not there
 * @returns the value, or `null` when it did not come
 * @throws the reason of `signal` when it is called off
 */
export async function poll(
  ask: () => Promise<string | null>,
  options: {
    readonly attempts: number;
    /** Milliseconds between two attempts. */
    readonly every: number;
    readonly wait: (milliseconds: number) => Promise<void>;
    readonly signal: AbortSignal;
  },
): Promise<string | null> {
  const actor = createActor(
    pollMachine.provide({
      actors: { ask: fromPromise(ask), pause: fromPromise(() => options.wait(options.every)) },
    }),
    { input: { attempts: options.attempts } },
  );
  const { signal } = options;
  signal.throwIfAborted();
  // A stopped actor settles nothing of itself.
  const { promise: calledOff, reject } = defer<never>();
  const stop = () => {
    actor.stop();
    reject(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    actor.start();
    return await Promise.race([toPromise(actor), calledOff]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
