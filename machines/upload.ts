import {
  type ActorRefFrom,
  type DoneActorEvent,
  enqueueActions,
  fromPromise,
  type SnapshotEvent,
  type SnapshotFrom,
  setup,
} from 'xstate';
import { type PickedFile, type Uploaded, uploadFile } from './upload-file.ts';

/** The doing of it, which needs a browser and a provider. Each may throw a `Refusal`; `signal` tells that it is no longer wanted. */
export interface UploadWork<Source extends PickedFile> {
  /** Looks at the file and refuses it when it cannot be added. */
  check(source: Source, signal: AbortSignal): Promise<void>;
  /** Gives the file as it is to be sent, made smaller where that can be done. */
  prepare(source: Source, signal: AbortSignal): Promise<Source>;
  upload(
    file: Source,
    options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ): Promise<Uploaded>;
  remove(documentId: string): Promise<void>;
}

type UploadFileRef = ActorRefFrom<typeof uploadFile>;

type UploadEvent =
  | { readonly type: 'ADD'; readonly sources: readonly PickedFile[] }
  | { readonly type: 'REMOVE'; readonly id: string }
  | { readonly type: 'RETRY'; readonly id: string };

export interface QueuedFile {
  readonly id: string;
  readonly name: string;
  readonly ref: UploadFileRef;
}

interface Context {
  readonly most: number;
  readonly files: readonly QueuedFile[];
  readonly uploaded: readonly Uploaded[];
  /** Something is still being looked at, sent or taken away. */
  readonly isBusy: boolean;
  /** More files were picked than there is room for; true until the next change. */
  readonly isOverfull: boolean;
  readonly counter: number;
}

/** How many files are made smaller and sent at the same time. */
const atOnce = 2;

type FileSnapshot = SnapshotFrom<typeof uploadFile>;
const is = (file: QueuedFile, ...states: FileSnapshot['value'][]) =>
  states.includes(file.ref.getSnapshot().value);

const isThere = (file: QueuedFile) => file.ref.getSnapshot().status === 'active';
const takesRoom = (file: QueuedFile) => !is(file, 'refused');
const isUnderWay = (file: QueuedFile) => is(file, 'preparing', 'uploading');
const isUnsettled = (file: QueuedFile) =>
  is(file, 'checking', 'waiting', 'preparing', 'uploading', 'removing');

/**
 * The files of one question: at most `most`, two on their way at a time, each going its own way.
 * `uploaded` in its context is the answer, in the order in which the files were added.
 */
const uploadQueue = setup({
  types: {
    context: {} as Context,
    events: {} as UploadEvent | SnapshotEvent<FileSnapshot> | DoneActorEvent,
    input: {} as { readonly most: number; readonly uploaded: readonly Uploaded[] },
  },
  actors: { file: uploadFile },
  actions: {
    add: enqueueActions(({ context, enqueue }, sources: readonly PickedFile[]) => {
      const room = context.most - context.files.filter(takesRoom).length;
      enqueue.assign(({ spawn }) => ({
        isOverfull: sources.length > room,
        counter: context.counter + sources.length,
        files: [
          ...context.files,
          ...sources.slice(0, Math.max(0, room)).map((source, index) => {
            const id = `file-${context.counter + index}`;
            return {
              id,
              name: source.name,
              ref: spawn('file', { id, input: { source }, syncSnapshot: true }),
            };
          }),
        ],
      }));
    }),
    /** Drops the files that are gone, starts the next ones, and says what is there. */
    settle: enqueueActions(({ context, enqueue }) => {
      const files = context.files.filter(isThere);
      const free = atOnce - files.filter(isUnderWay).length;
      for (const file of files.filter((waiting) => is(waiting, 'waiting')).slice(0, Math.max(0, free))) {
        enqueue.sendTo(file.ref, { type: 'START' });
      }
      enqueue.assign({
        files: files.length === context.files.length ? context.files : files,
        uploaded: files.flatMap((file) => {
          const { value, context: own } = file.ref.getSnapshot();
          return own.document && value !== 'removing' ? [own.document] : [];
        }),
        isBusy: files.some(isUnsettled),
        isOverfull: files.length === context.files.length && context.isOverfull,
      });
    }),
  },
}).createMachine({
  id: 'uploadQueue',
  context: ({ input, spawn }) => ({
    most: input.most,
    files: input.uploaded.map((document, index) => {
      const id = `file-${index}`;
      return {
        id,
        name: document.fileName,
        ref: spawn('file', { id, input: { document }, syncSnapshot: true }),
      };
    }),
    uploaded: input.uploaded,
    isBusy: false,
    isOverfull: false,
    counter: input.uploaded.length,
  }),
  on: {
    ADD: { actions: [{ type: 'add', params: ({ event }) => event.sources }, 'settle'] },
    REMOVE: {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const file = context.files.find(({ id }) => id === event.id);
        if (file) enqueue.sendTo(file.ref, { type: 'REMOVE' });
      }),
    },
    RETRY: {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const file = context.files.find(({ id }) => id === event.id);
        if (file) enqueue.sendTo(file.ref, { type: 'RETRY' });
      }),
    },
    'xstate.snapshot.*': { actions: 'settle' },
    'xstate.done.actor.*': { actions: 'settle' },
  },
});

/** The queue with somebody to do its work. */
export function uploadWith<Source extends PickedFile>(work: UploadWork<Source>) {
  // the machines carry the files that they were given, and only look at name and size
  const own = (file: PickedFile) => file as Source;
  return uploadQueue.provide({
    actors: {
      file: uploadFile.provide({
        actors: {
          check: fromPromise(({ input, signal }) => work.check(own(input), signal)),
          prepare: fromPromise(({ input, signal }) => work.prepare(own(input), signal)),
          upload: fromPromise(({ input, signal }) =>
            work.upload(own(input.file), { signal, onProgress: input.onProgress }),
          ),
          remove: fromPromise(({ input }) => work.remove(input)),
        },
      }),
    },
  });
}
