import { machineFlow } from '../exploration/index.ts';
import { Interruption, Refusal, uploadFile } from './upload-file.ts';

const source = { name: 'a.jpg', size: 10 };
const document = { documentId: 'doc-a', fileName: 'a.jpg', contentType: 'image/jpeg', size: 5 };

/** One file on its way to the provider, with everything that the resident and the work can do to it. */
export const uploadFileFlow = machineFlow({
  name: 'One file on its way',
  about:
    'looks at a file, makes it smaller and sends it; it can be taken out and, after a failure, tried again',
  machine: uploadFile,
  initialScenarios: {
    'a file that was just picked': { source },
    'a file that was sent earlier': { document },
  },
  events: [
    { type: 'START' },
    { type: 'PROGRESS', share: 0.5 },
    { type: 'RETRY' },
    { type: 'REMOVE' },
    { type: 'xstate.done.actor.check' },
    { type: 'xstate.done.actor.prepare', output: source },
    { type: 'xstate.done.actor.upload', output: document },
    { type: 'xstate.done.actor.pause' },
    { type: 'xstate.done.actor.remove' },
    { type: 'xstate.error.actor.upload', error: new Interruption() },
    ...['check', 'prepare', 'upload', 'pause'].flatMap((piece) => [
      { type: `xstate.error.actor.${piece}` as const, error: new Refusal('WrongType') },
      { type: `xstate.error.actor.${piece}` as const, error: new Error('dropped') },
    ]),
    { type: 'xstate.error.actor.remove', error: new Error('dropped') },
  ],
});
