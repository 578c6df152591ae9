import { assign, fromPromise, setup } from 'xstate';

/** Milliseconds without activity after which the resident is warned. */
export const idleLimit = 1_500_000;
/** Milliseconds from the warning to the end of the session. */
export const countdown = 300_000;

export interface SessionInput {
  /** When the resident last did something, in any tab; milliseconds since 1970, as are all moments here. */
  readonly lastActive: number;
}

interface SessionContext extends SessionInput {
  /** When somebody last looked at the clock. */
  readonly now: number;
  /** Logging out on every device was tried, and did not work. */
  readonly isEverywhereRefused: boolean;
}

export type SessionEvent =
  /** Somebody looked at the clock. */
  | { readonly type: 'LOOK'; readonly at: number }
  /** The resident did something here. */
  | { readonly type: 'ACT'; readonly at: number }
  /** The resident did something in another tab. */
  | { readonly type: 'ACT_ELSEWHERE'; readonly at: number }
  | { readonly type: 'STAY'; readonly at: number }
  | { readonly type: 'LOG_OUT' }
  /** The resident logs out on every device. */
  | { readonly type: 'LOG_OUT_EVERYWHERE' }
  /** The resident logged out in another tab. */
  | { readonly type: 'LOG_OUT_ELSEWHERE' }
  /** The session ended in another way, or somebody else signed in in another tab. */
  | { readonly type: 'END_ELSEWHERE'; readonly at: number };

/**
 * How a session ended: the resident left it, here or on every device, it was closed for their security, or it ended
 * elsewhere.
 */
export type SessionEnd = 'left' | 'everywhere' | 'closed' | 'elsewhere';

/** Milliseconds until the session ends by itself; never below zero. */
export const timeLeft = ({ lastActive, now }: Pick<SessionContext, 'lastActive' | 'now'>): number =>
  Math.max(0, lastActive + idleLimit + countdown - now);

const momentOf = ({ event }: { event: { at: number } }): number => event.at;

const isUp = { type: 'the time is up', params: momentOf } as const;
const isQuiet = { type: 'nothing was done for long', params: momentOf } as const;
const isNewer = { type: 'it is later than what is known', params: momentOf } as const;
const noteActivity = { type: 'note the activity', params: momentOf } as const;
const noteTime = { type: 'note the time', params: momentOf } as const;

const timeIsUp = { description: 'the time is up', guard: isUp, target: 'closing' } as const;
/** What can end a session at any time. */
const endings = {
  LOG_OUT: { description: 'the resident logs out', target: 'leaving' },
  LOG_OUT_EVERYWHERE: { description: 'the resident logs out on every device', target: 'leavingEverywhere' },
  LOG_OUT_ELSEWHERE: { description: 'the resident logged out in another tab', target: 'left' },
  END_ELSEWHERE: [
    { description: 'another tab closed it, as the time was up', guard: isUp, target: 'closed' },
    { description: 'it ended elsewhere', target: 'elsewhere' },
  ],
} as const;

/**
 * A signed-in resident: warned when nothing was done for long, logged out when nobody answers. Every moment comes from
 * outside and is compared with the others, so that neither a slow timer nor a sleeping computer makes a session longer.
 * What logging out takes, the actor `log out` does; that it failed keeps nobody signed in, unless it was to end sessions
 * on other devices too: then the resident is told.
 */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    output: SessionEnd;
  },
  actors: {
    'log out': fromPromise<void, { readonly end: SessionEnd }>(async () => {
      throw new Error('how to log out was not provided');
    }),
  },
  actions: {
    'note the activity': assign({
      lastActive: ({ context }, at: number) => Math.max(at, context.lastActive),
      now: (_, at: number) => at,
    }),
    'note the time': assign({ now: (_, at: number) => at }),
    'note that it is tried': assign({ isEverywhereRefused: false }),
    'note that it did not work': assign({ isEverywhereRefused: true }),
  },
  guards: {
    'the time is up': ({ context }, at: number) => at >= context.lastActive + idleLimit + countdown,
    'nothing was done for long': ({ context }, at: number) => at >= context.lastActive + idleLimit,
    'it is later than what is known': ({ context }, at: number) => at > context.lastActive,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, now: input.lastActive, isEverywhereRefused: false }),
  initial: 'active',
  output: ({ event }) => (event as { output: SessionEnd }).output,
  states: {
    active: {
      on: {
        LOOK: [
          timeIsUp,
          {
            description: 'nothing was done for long',
            guard: isQuiet,
            target: 'warned',
            actions: noteTime,
          },
        ],
        // A tab whose timers were held up learns here that it is too late.
        ACT: [
          timeIsUp,
          {
            description: 'what was done came late',
            guard: isQuiet,
            target: 'warned',
            actions: noteTime,
          },
          { description: 'something was done', actions: noteActivity },
        ],
        ACT_ELSEWHERE: {
          description: 'something was done in another tab',
          guard: isNewer,
          actions: noteActivity,
        },
        ...endings,
      },
    },
    warned: {
      on: {
        LOOK: [timeIsUp, { description: 'a second has gone', actions: noteTime }],
        STAY: [timeIsUp, { description: 'the resident stays', target: 'active', actions: noteActivity }],
        ACT_ELSEWHERE: {
          description: 'the resident stays, in another tab',
          guard: isNewer,
          target: 'active',
          actions: noteActivity,
        },
        ...endings,
      },
    },
    leaving: {
      invoke: {
        id: 'leaving',
        src: 'log out',
        input: { end: 'left' },
        onDone: { description: 'the session is over', target: 'left' },
        onError: { description: 'the session is over here', target: 'left' },
      },
    },
    closing: {
      invoke: {
        id: 'closing',
        src: 'log out',
        input: { end: 'closed' },
        onDone: { description: 'the session is over', target: 'closed' },
        onError: { description: 'the session is over here', target: 'closed' },
      },
    },
    leavingEverywhere: {
      entry: 'note that it is tried',
      invoke: {
        id: 'leavingEverywhere',
        src: 'log out',
        input: { end: 'everywhere' },
        onDone: { description: 'all sessions are over', target: 'leftEverywhere' },
        onError: {
          description: 'other devices may still be signed in, so nothing is over',
          target: 'active',
          actions: 'note that it did not work',
        },
      },
    },
    left: { type: 'final', output: 'left' },
    leftEverywhere: { type: 'final', output: 'everywhere' },
    closed: { type: 'final', output: 'closed' },
    elsewhere: { type: 'final', output: 'elsewhere' },
  },
});
