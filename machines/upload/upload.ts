import {
  type ActorRefFrom,
  assign,
  type DoneActorEvent,
  enqueueActions,
  fromPromise,
  not,
  type SnapshotEvent,
  type SnapshotFrom,
  sendTo,
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
  /** Waits until it is worth going on after so many interruptions. */
  pause(interruptions: number, signal: AbortSignal): Promise<void>;
  remove(documentId: string): Promise<void>;
}

type UploadFileRef = ActorRefFrom<typeof uploadFile>;

type UploadEvent =
  | { readonly type: 'ADD'; readonly sources: readonly PickedFile[] }
  | { readonly type: 'REMOVE'; readonly id: string }
  | { readonly type: 'RETRY'; readonly id: string };

type FileSnapshot = SnapshotFrom<typeof uploadFile>;
type FileState = FileSnapshot['value'];

/** What the queue knows of a file: it is told by the file itself, and never looks. */
export interface QueuedFile {
  readonly id: string;
  readonly name: string;
  readonly ref: UploadFileRef;
  readonly state: FileState;
  /** What the provider has of it. */
  readonly document: Uploaded | null;
}

interface Context {
  readonly maxFiles: number;
  readonly files: readonly QueuedFile[];
  /** What the provider has, in the order in which the files were added. */
  readonly uploaded: readonly Uploaded[];
  /** More files were picked than there is room for; true until a file is gone or others are picked. */
  readonly isOverfull: boolean;
  readonly counter: number;
}

/** How many files are made smaller and sent at the same time. */
const atOnce = 2;

const isAt =
  (...states: FileState[]) =>
  ({ state }: QueuedFile) =>
    states.includes(state);

const isWaiting = isAt('waiting');
const isUnderWay = isAt('preparing', 'uploading', 'interrupted');
const isUnsettled = isAt('checking', 'waiting', 'preparing', 'uploading', 'interrupted', 'removing');
const isRefused = isAt('refused');
const isBeingRemoved = isAt('removing');

const roomIn = ({ maxFiles: max, files }: Context): number =>
  Math.max(0, max - files.filter((file) => !isRefused(file)).length);

const fileIn = ({ files }: Context, id: string): QueuedFile | undefined =>
  files.find((file) => file.id === id);

/** The files, and the answer that follows from them. */
const uploadedOf = (files: readonly QueuedFile[]): Pick<Context, 'files' | 'uploaded'> => ({
  files,
  uploaded: files.flatMap((file) => (file.document && !isBeingRemoved(file) ? [file.document] : [])),
});

const noted = ({ files }: Context, id: string, known: Partial<QueuedFile>) =>
  uploadedOf(files.map((file) => (file.id === id ? { ...file, ...known } : file)));

/** The file that an event of XState comes from. */
const senderOf = ({ type }: { readonly type: string }): string => type.slice(type.lastIndexOf('.') + 1);

const thatFile = {
  type: 'the file is there',
  params: ({ event }: { event: { id: string } }) => event.id,
} as const;

/**
 * The files of one question: at most `maxFiles`, two on their way at a time, each going its own way.
 * `uploaded` in its context is the answer; while it is `busy` something is still looked at, sent or taken away.
 */
export const uploadQueue = setup({
  types: {
    context: {} as Context,
    events: {} as UploadEvent | SnapshotEvent<FileSnapshot> | DoneActorEvent,
    input: {} as { readonly maxFiles: number; readonly uploaded: readonly Uploaded[] },
  },
  actors: { file: uploadFile },
  actions: {
    /** Adds as many as there is room for. What was refused before has been read, and makes way. */
    add: enqueueActions(({ context, enqueue }, sources: readonly PickedFile[]) => {
      for (const { id } of context.files.filter(isRefused)) enqueue.stopChild(id);
      const room = roomIn(context);
      enqueue.assign(({ spawn }) => {
        const added = sources.slice(0, room).map((source, index): QueuedFile => {
          const id = `file-${context.counter + index}`;
          const ref = spawn('file', { id, input: { source }, syncSnapshot: true });
          return { id, name: source.name, ref, state: 'checking', document: null };
        });
        return {
          ...uploadedOf([...context.files.filter((file) => !isRefused(file)), ...added]),
          isOverfull: sources.length > room,
          counter: context.counter + sources.length,
        };
      });
    }),
    /** The file tells how far it is only after this event: until then it counts as being on its way. */
    startNext: enqueueActions(({ context, enqueue }) => {
      const next = context.files.find(isWaiting);
      if (!next) return;
      enqueue.sendTo(next.ref, { type: 'START' });
      enqueue.assign(noted(context, next.id, { state: 'preparing' }));
    }),
  },
  guards: {
    'there is room for all of them': ({ context }, sources: readonly PickedFile[]) =>
      sources.length <= roomIn(context),
    'the file is there': ({ context }, id: string) => fileIn(context, id) !== undefined,
    'a file waits and may start': ({ context: { files } }) =>
      files.some(isWaiting) && files.filter(isUnderWay).length < atOnce,
    'a file is on its way': ({ context }) => context.files.some(isUnsettled),
  },
}).createMachine({
  id: 'uploadQueue',
  context: ({ input, spawn }) => ({
    maxFiles: input.maxFiles,
    ...uploadedOf(
      input.uploaded.map((document, index): QueuedFile => {
        const id = `file-${index}`;
        const ref = spawn('file', { id, input: { document }, syncSnapshot: true });
        return { id, name: document.fileName, ref, state: 'uploaded', document };
      }),
    ),
    isOverfull: false,
    counter: input.uploaded.length,
  }),
  on: {
    ADD: [
      {
        description: 'files are added',
        guard: { type: 'there is room for all of them', params: ({ event }) => event.sources },
        actions: { type: 'add', params: ({ event }) => event.sources },
      },
      {
        description: 'more files than there is room for: the first ones are added',
        actions: { type: 'add', params: ({ event }) => event.sources },
      },
    ],
    REMOVE: {
      description: 'a file is to be taken out',
      guard: thatFile,
      actions: sendTo(({ context, event }) => fileIn(context, event.id)?.ref as UploadFileRef, {
        type: 'REMOVE',
      }),
    },
    RETRY: {
      description: 'a file is to be tried again',
      guard: thatFile,
      actions: sendTo(({ context, event }) => fileIn(context, event.id)?.ref as UploadFileRef, {
        type: 'RETRY',
      }),
    },
    'xstate.snapshot.*': {
      description: 'a file has come further',
      actions: assign(({ context, event }) =>
        noted(context, senderOf(event), {
          state: event.snapshot.value,
          document: event.snapshot.context.document,
        }),
      ),
    },
    'xstate.done.actor.*': {
      description: 'a file is gone',
      actions: assign(({ context, event }) => ({
        ...uploadedOf(context.files.filter(({ id }) => id !== senderOf(event))),
        isOverfull: false,
      })),
    },
  },
  always: { description: 'the next file starts', guard: 'a file waits and may start', actions: 'startNext' },
  initial: 'still',
  states: {
    still: {
      always: { description: 'something is to be done', guard: 'a file is on its way', target: 'busy' },
    },
    busy: {
      always: {
        description: 'nothing is left to be done',
        guard: not('a file is on its way'),
        target: 'still',
      },
    },
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
          pause: fromPromise(({ input, signal }) => work.pause(input, signal)),
          remove: fromPromise(({ input }) => work.remove(input)),
        },
      }),
    },
  });
}
