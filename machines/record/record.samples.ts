import { machineFlow } from '../exploration/index.ts';
import { recordMachine } from './record.ts';

/** Showing one thing, with everything that the provider and the resident can do to it. */
export const recordFlow = machineFlow({
  name: 'A record',
  about: 'shows one thing of the provider’s, such as a repair, and keeps it fresh while somebody looks at it',
  machine: recordMachine,
  initialScenarios: {
    'read again now and then': { every: 60_000 },
    'read when asked to': { every: null },
    'read just now': { every: 60_000, initialData: { value: 'a repair', isFresh: true } },
    'read before': { every: null, initialData: { value: 'a repair', isFresh: false } },
  },
  events: [
    { type: 'REFRESH' },
    { type: 'RETRY' },
    { type: 'HIDE' },
    { type: 'SEE' },
    { type: 'xstate.done.actor.read', output: 'a repair' },
    { type: 'xstate.error.actor.read', error: new Error('dropped') },
  ],
  tellApart: ({ every, value, isStale, isSeen }) => [every, value, isStale, isSeen],
  restsIn: ['shown', 'resting', 'failed'],
});
