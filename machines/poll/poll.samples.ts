import { machineFlow } from '../exploration/index.ts';
import { pollMachine } from './poll.ts';

/** Asking for something that comes later, with everything that can come of it. */
export const pollFlow = machineFlow({
  name: 'Asking again and again',
  about: 'asks for something that comes some time later, such as the number of a job, until it is there',
  machine: pollMachine,
  initialScenarios: { 'three attempts': { attempts: 3 }, 'one attempt': { attempts: 1 } },
  events: [
    { type: 'xstate.done.actor.ask', output: 'R-1' },
    { type: 'xstate.done.actor.ask', output: null },
    { type: 'xstate.error.actor.ask', error: new Error('dropped') },
    { type: 'xstate.done.actor.pause' },
    { type: 'xstate.error.actor.pause', error: new Error('stopped') },
  ],
});
