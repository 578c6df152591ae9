import { assign, fromPromise, setup } from 'xstate';
import { type Limit, limitOf } from '../engine/index.ts';

/** What the machines know of a file on the resident's device; `size` in bytes. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
}

/** A file that the provider has; `size` in bytes as it was sent. */
export interface Uploaded {
  readonly documentId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
}

/** Why a file cannot be added, by the key of the message. Anything else that the work throws can be tried again. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly notice: string;

  constructor(notice: string) {
    super(`refused: ${notice}`);
    this.notice = notice;
  }
}

/** The connection was lost. The provider keeps what has arrived: sent again, the file goes on from there. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
}

/** How often a file is sent again by itself while nothing more of it arrives. */
const maxTries = 5;

export type UploadFileEvent =
  | { readonly type: 'START' }
  | { readonly type: 'PROGRESS'; readonly share: number }
  | { readonly type: 'RETRY' }
  | { readonly type: 'REMOVE' };

interface Context {
  readonly source: PickedFile | null;
  readonly prepared: PickedFile | null;
  readonly document: Uploaded | null;
  /** The largest share that has been sent, 0 to 1. */
  readonly share: number;
  /** How often it was interrupted since that grew. */
  readonly interruptions: number;
  /** Key of the message about why it was refused. */
  readonly refusedFor: string | null;
  /** The last attempt to take it away again did not work. */
  readonly stillThere: boolean;
  /** The last attempt was one too many. Only of a file that failed, or is still there. */
  readonly limit: Limit | null;
}

/** Either a file that was just picked, or one that was sent earlier. */
export type UploadFileInput = { readonly source: PickedFile } | { readonly document: Uploaded };

const unprovided = async (): Promise<never> => {
  throw new Error('the work of uploading was not provided');
};

const needed = <T>(value: T | null): T => {
  if (value === null) throw new Error('the file is not that far yet');
  return value;
};

const thrown = ({ event }: { event: { error: unknown } }) => event.error;

const onWorkError = [
  {
    description: 'refused for good',
    guard: { type: 'the file is refused', params: thrown },
    actions: { type: 'refuse', params: thrown },
    target: 'refused',
  },
  {
    description: 'something went wrong',
    actions: { type: 'note the limit', params: thrown },
    target: 'failed',
  },
] as const;

const taken = { description: 'taken out', target: 'gone' } as const;

/**
 * One file on its way to the provider: looked at, made smaller, sent. It waits for START before the heavy part,
 * can be removed at any time, and can be tried again after a failure but not after a refusal. What was made smaller
 * once is sent again as it is, so that a second attempt is the same as the first. After a lost connection it goes on by
 * itself, a few times.
 */
export const uploadFile = setup({
  types: {
    context: {} as Context,
    events: {} as UploadFileEvent,
    input: {} as UploadFileInput,
  },
  actors: {
    check: fromPromise<void, PickedFile>(unprovided),
    prepare: fromPromise<PickedFile, PickedFile>(unprovided),
    upload: fromPromise<Uploaded, { file: PickedFile; onProgress(share: number): void }>(unprovided),
    pause: fromPromise<void, number>(unprovided),
    remove: fromPromise<void, string>(unprovided),
  },
  actions: {
    refuse: assign({
      refusedFor: (_, error: unknown) => (error instanceof Refusal ? error.notice : null),
    }),
    'note the limit': assign({ limit: (_, error: unknown) => limitOf(error) }),
    'note how much was sent': assign({
      share: ({ context }, share: number) => Math.max(share, context.share),
      interruptions: ({ context }, share: number) => (share > context.share ? 0 : context.interruptions),
    }),
    'note that it is still there': assign({ stillThere: true }),
  },
  guards: {
    'it was sent earlier': ({ context }) => context.document !== null,
    'it was made smaller already': ({ context }) => context.prepared !== null,
    'the connection was lost, and may come back': ({ context }, error: unknown) =>
      error instanceof Interruption && context.interruptions < maxTries,
    'the file is refused': (_, error: unknown) => error instanceof Refusal,
  },
}).createMachine({
  id: 'uploadFile',
  context: ({ input }) => ({
    source: 'source' in input ? input.source : null,
    prepared: null,
    document: 'document' in input ? input.document : null,
    share: 0,
    interruptions: 0,
    refusedFor: null,
    stillThere: false,
    limit: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { description: 'sent earlier', guard: 'it was sent earlier', target: 'uploaded' },
        { description: 'just picked', target: 'checking' },
      ],
    },
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => needed(context.source),
        onDone: { description: 'it can be added', target: 'waiting' },
        onError: onWorkError,
      },
      on: { REMOVE: taken },
    },
    waiting: {
      on: {
        START: [
          {
            description: 'its turn, and it was made smaller before',
            guard: 'it was made smaller already',
            target: 'uploading',
          },
          { description: 'its turn', target: 'preparing' },
        ],
        REMOVE: taken,
      },
    },
    preparing: {
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => needed(context.source),
        onDone: {
          description: 'made smaller',
          target: 'uploading',
          actions: assign({ prepared: ({ event }) => event.output }),
        },
        onError: onWorkError,
      },
      on: { REMOVE: taken },
    },
    uploading: {
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context, self }) => ({
          file: needed(context.prepared),
          onProgress: (share) => self.send({ type: 'PROGRESS', share }),
        }),
        onDone: {
          description: 'the provider has it',
          target: 'uploaded',
          actions: assign({ document: ({ event }) => event.output }),
        },
        onError: [
          {
            description: 'the connection was lost',
            guard: { type: 'the connection was lost, and may come back', params: thrown },
            actions: assign({ interruptions: ({ context }) => context.interruptions + 1 }),
            target: 'interrupted',
          },
          ...onWorkError,
        ],
      },
      on: {
        PROGRESS: {
          description: 'more was sent',
          actions: { type: 'note how much was sent', params: ({ event }) => event.share },
        },
        REMOVE: taken,
      },
    },
    interrupted: {
      invoke: {
        id: 'pause',
        src: 'pause',
        input: ({ context }) => context.interruptions,
        onDone: { description: 'it goes on from what has arrived', target: 'uploading' },
        onError: onWorkError,
      },
      on: { REMOVE: taken },
    },
    uploaded: {
      on: { REMOVE: { description: 'to be taken away from the provider', target: 'removing' } },
    },
    removing: {
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => needed(context.document).documentId,
        onDone: { description: 'the provider has it no more', target: 'gone' },
        onError: {
          description: 'it could not be taken away',
          target: 'uploaded',
          actions: ['note that it is still there', { type: 'note the limit', params: thrown }],
        },
      },
    },
    failed: {
      on: {
        RETRY: [
          {
            description: 'to be sent again as it is',
            guard: 'it was made smaller already',
            actions: assign({ share: 0, interruptions: 0 }),
            target: 'waiting',
          },
          { description: 'to be looked at again', target: 'checking' },
        ],
        REMOVE: taken,
      },
    },
    refused: {
      on: { REMOVE: taken },
    },
    gone: { type: 'final' },
  },
});
