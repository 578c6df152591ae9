import { machineFlow } from '../exploration/index.ts';
import { countdown, idleLimit, sessionMachine } from './session.ts';

const minute = 60_000;
const moments = [minute, idleLimit, idleLimit + minute, idleLimit + countdown];

/** A session, with what residents, other tabs and the clock do to it. Moments count from its beginning. */
export const sessionFlow = machineFlow({
  name: 'A session',
  about: 'warns a resident who does nothing for long, and logs them out when nobody answers',
  machine: sessionMachine,
  initialScenarios: { 'signed in': { lastActive: 0 } },
  events: ({ lastActive }) => [
    ...moments.flatMap((moment) => [
      { type: 'LOOK' as const, at: lastActive + moment },
      { type: 'ACT' as const, at: lastActive + moment },
      { type: 'STAY' as const, at: lastActive + moment },
      { type: 'END_ELSEWHERE' as const, at: lastActive + moment },
    ]),
    { type: 'ACT_ELSEWHERE', at: lastActive + minute },
    { type: 'ACT_ELSEWHERE', at: lastActive },
    { type: 'LOG_OUT' },
    { type: 'LOG_OUT_EVERYWHERE' },
    { type: 'LOG_OUT_ELSEWHERE' },
    { type: 'xstate.done.actor.leaving' },
    { type: 'xstate.error.actor.leaving', error: new Error('dropped') },
    { type: 'xstate.done.actor.leavingEverywhere' },
    { type: 'xstate.error.actor.leavingEverywhere', error: new Error('dropped') },
    { type: 'xstate.done.actor.closing' },
    { type: 'xstate.error.actor.closing', error: new Error('dropped') },
  ],
  // Only how long ago the last activity was decides anything.
  tellApart: ({ lastActive, now }) => now - lastActive,
  restsIn: ['active', 'warned'],
});
