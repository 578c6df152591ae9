import { assign, fromPromise, setup } from 'xstate';
import type { InitialData } from '../initial-data.ts';

export interface RecordInput {
  /** Milliseconds after which it is read again while somebody looks at it; `null`: only when asked to. */
  readonly every: number | null;
  /** What was read of it before. */
  readonly initialData?: InitialData | undefined;
}

interface RecordContext extends RecordInput {
  readonly value: unknown;
  /** What is shown could not be read again when it should have been. */
  readonly isStale: boolean;
  /** Why it could not be read. */
  readonly problem: unknown;
  /** The page is in sight. */
  readonly isSeen: boolean;
}

export type RecordEvent =
  /** Something was changed here. */
  | { readonly type: 'REFRESH' }
  | { readonly type: 'RETRY' }
  /** The page went out of sight, or came back into it. */
  | { readonly type: 'HIDE' }
  | { readonly type: 'SEE' };

const readIn = ({ event }: { event: { output: unknown } }): unknown => event.output;
const problemOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

/**
 * One thing of the provider's that is shown: read at first, unless it was, and read again now and then while somebody looks at
 * it. What was read stays in view when it cannot be read again. The machine knows nothing of what it is: the actor `read` does.
 */
export const recordMachine = setup({
  types: { context: {} as RecordContext, events: {} as RecordEvent, input: {} as RecordInput },
  actors: {
    read: fromPromise<unknown>(async () => {
      throw new Error('where the record comes from was not provided');
    }),
  },
  actions: {
    show: assign({ value: (_, value: unknown) => value, isStale: false, problem: null }),
    'say that it is old': assign({ isStale: true }),
    'note that it is seen': assign({ isSeen: true }),
    'note that nobody sees it': assign({ isSeen: false }),
    'say why': assign({ problem: (_, problem: unknown) => problem }),
  },
  guards: {
    'it is read again now and then': ({ context }) => context.every !== null,
    'nobody sees it': ({ context }) => !context.isSeen,
    'it was read just now': ({ context }) => context.initialData?.isFresh === true,
    'it was read before': ({ context }) => context.initialData !== undefined,
  },
  delays: { pause: ({ context }) => context.every ?? 0 },
}).createMachine({
  id: 'record',
  context: ({ input }) => ({
    ...input,
    value: input.initialData?.value,
    isStale: false,
    problem: null,
    isSeen: true,
  }),
  initial: 'arriving',
  on: {
    HIDE: { description: 'the page is out of sight', actions: 'note that nobody sees it' },
    SEE: { description: 'the page is in sight', actions: 'note that it is seen' },
  },
  states: {
    arriving: {
      always: [
        { description: 'it was read just now', guard: 'it was read just now', target: 'shown' },
        {
          description: 'it was read before: it is in view while it is read again',
          guard: 'it was read before',
          target: 'refreshing',
        },
        { description: 'nothing was read yet', target: 'loading' },
      ],
    },
    loading: {
      invoke: {
        id: 'read',
        src: 'read',
        onDone: {
          description: 'it is there',
          target: 'shown',
          actions: { type: 'show', params: readIn },
        },
        onError: {
          description: 'it could not be read',
          target: 'failed',
          actions: { type: 'say why', params: problemOf },
        },
      },
    },
    shown: {
      always: [
        { description: 'nobody sees it', guard: 'nobody sees it', target: 'resting' },
        {
          description: 'it is read again now and then',
          guard: 'it is read again now and then',
          target: 'watching',
        },
      ],
      on: { REFRESH: { description: 'it was changed here', target: 'refreshing' } },
    },
    watching: {
      after: { pause: { description: 'a while has passed', target: 'refreshing' } },
      on: {
        REFRESH: { description: 'it was changed here', target: 'refreshing' },
        HIDE: {
          description: 'the page is out of sight',
          target: 'resting',
          actions: 'note that nobody sees it',
        },
      },
    },
    refreshing: {
      invoke: {
        id: 'read',
        src: 'read',
        onDone: {
          description: 'it is there anew',
          target: 'shown',
          actions: { type: 'show', params: readIn },
        },
        onError: {
          description: 'it could not be read again',
          target: 'shown',
          actions: 'say that it is old',
        },
      },
      on: { REFRESH: { description: 'it was changed once more', target: 'refreshing', reenter: true } },
    },
    resting: {
      on: {
        SEE: {
          description: 'the page is in sight again',
          target: 'refreshing',
          actions: 'note that it is seen',
        },
        REFRESH: { description: 'it was changed elsewhere', target: 'refreshing' },
      },
    },
    failed: { on: { RETRY: { description: 'once more', target: 'loading' } } },
  },
});
