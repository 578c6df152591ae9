import { machineFlow, transitionsOf } from '../exploration/index.ts';
import { type QueuedFile, uploadQueue } from './upload.ts';
import { uploadFile } from './upload-file.ts';

const picked = (...names: string[]) => names.map((name) => ({ name, size: 10 }));
const document = { documentId: 'doc-a', fileName: 'a.jpg', contentType: 'image/jpeg', size: 5 };

const max = 3;
// A refused file leaves room for another, and that one too: the samples stop at some number.
const isRefused = ({ state }: QueuedFile) => state === 'refused';

const transitions = transitionsOf(uploadFile).transitions;

/** What a file can tell the queue next, which follows from the file's own machine. */
const tellings = ({ id, state }: QueuedFile) => {
  const next = new Set(
    transitions
      .filter(({ from, to }) => from === state && to)
      .map(({ to = '' }) => to.slice('#uploadFile.'.length)),
  );
  return [...next].map((value) => {
    if (value === 'gone') return { type: `xstate.done.actor.${id}` } as const;
    const isSent = value === 'uploaded' || value === 'removing';
    const snapshot = { value, context: { document: isSent ? document : null } };
    return { type: `xstate.snapshot.${id}`, snapshot } as const;
  });
};

/**
 * The files of one question. In thought no file does anything by itself: what it could tell the queue is told for it.
 */
export const uploadFlow = machineFlow({
  name: 'The files of a question',
  about: 'lets at most so many files be added, sends two at a time, and knows which of them the provider has',
  machine: uploadQueue,
  initialScenarios: {
    'a question without files': { maxFiles: max, uploaded: [] },
    'a question with a file that was sent earlier': { maxFiles: max, uploaded: [document] },
  },
  events: ({ files }) => [
    ...(files.length < max || !files.some(isRefused) ? [{ type: 'ADD' as const, sources: picked('a') }] : []),
    ...(files.length === 0 ? [{ type: 'ADD' as const, sources: picked('a', 'b', 'c', 'd') }] : []),
    ...[...files.slice(0, 1), { id: 'none' }].flatMap(({ id }) => [
      { type: 'REMOVE' as const, id },
      { type: 'RETRY' as const, id },
    ]),
    ...files.flatMap(tellings),
  ],
  // Ids only tell files apart.
  tellApart: ({ files, isOverfull }) => [
    files.map(({ state, document }) => [state, document !== null]),
    isOverfull,
  ],
  restsIn: ['still'],
});
