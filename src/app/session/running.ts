import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type SessionEnd, sessionMachine } from '../../../machines/session/session.ts';
import { now } from '../../client/clock.ts';
import { identifiers } from '../portal.ts';
import { endSession, goAfter, onLogOutElsewhere } from './ending.ts';
import { onSharedActivity, shareActivity, sharedActivity } from './shared.ts';
import { learnVisit } from './visit.ts';

export type RunningSession = ActorRefFrom<typeof sessionMachine>;

/** What residents do, as far as a browser tells of it. */
const activities = ['click', 'input', 'keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Milliseconds between two looks at the clock, and between two activities that are told of. */
const second = 1000;

/**
 * Milliseconds after which somebody who goes on without calling the gateway is told of there. The gateway lets a session
 * be idle for longer than this and the time until the end here together.
 */
const keepAliveAfter = 300_000;

/** Milliseconds after which what no page waits for is read. */
const learnAfter = 2000;

const machine = sessionMachine.provide({
  actors: {
    'log out': fromPromise<void, { readonly end: SessionEnd }>(({ input }) => endSession(input.end)),
  },
});

/** Tells the session of everything that the browser knows: activity, other tabs, and the clock. */
function connect(session: RunningSession): void {
  const { customerId } = identifiers.read();
  const isRunning = () => session.getSnapshot().status === 'active';
  let kept = now().getTime();
  let told = 0;

  const act = () => {
    const at = now().getTime();
    if (at - told < second) return;
    told = at;
    session.send({ type: 'ACT', at });
    if (session.getSnapshot().matches('active')) shareActivity(at);
  };
  const keepAlive = () => {
    const { context, value } = session.getSnapshot();
    if (value !== 'active' || context.lastActive <= kept || now().getTime() - kept < keepAliveAfter) return;
    kept = now().getTime();
    keepAliveListener();
  };
  const endElsewhere = () => session.send({ type: 'END_ELSEWHERE', at: now().getTime() });
  const tick = () => {
    if (!isRunning()) return;
    const whose = identifiers.read().customerId;
    // The end of this session must not be that of theirs.
    if (whose !== undefined && whose !== customerId) return endElsewhere();
    const elsewhere = sharedActivity();
    if (elsewhere > 0) session.send({ type: 'ACT_ELSEWHERE', at: elsewhere });
    session.send({ type: 'LOOK', at: now().getTime() });
    keepAlive();
  };
  /** After a sleep, what other tabs told may have been missed. */
  const wake = () => {
    if (isRunning() && identifiers.read().customerId === undefined) endElsewhere();
    else tick();
  };
  // Not as they are captured: React would draw the page before it hears what was typed, and put the box back to what it held.
  for (const activity of activities) addEventListener(activity, act, { passive: true });
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'customerId') wake();
  });
  onSharedActivity(tick);
  addEventListener('pageshow', wake);
  for (const waking of ['visibilitychange', 'resume']) document.addEventListener(waking, wake);
  onLogOutElsewhere(() => session.send({ type: 'LOG_OUT_ELSEWHERE' }));
  setInterval(tick, second);
  setTimeout(() => void learnVisit().catch(() => undefined), learnAfter);
  act();
}

/** Says that the resident wants to go on, here and to the other tabs. */
export function stay(session: RunningSession): void {
  const at = now().getTime();
  session.send({ type: 'STAY', at });
  if (session.getSnapshot().matches('active')) shareActivity(at);
}

/** What calls the gateway for a resident who goes on without doing so; nothing until it is told. */
let keepAliveListener = (): void => undefined;

/** Tells what is to call the gateway when it must learn that the resident is still here. */
export function onKeepAlive(listener: () => void): void {
  keepAliveListener = listener;
}

let running: RunningSession | undefined;

/** The session of the resident who is signed in. It begins when it is first asked for, and ends with this page. */
export function runningSession(): RunningSession {
  if (running) return running;
  const session = createActor(machine, { input: { lastActive: sharedActivity() || now().getTime() } });
  session.subscribe({
    complete: () => {
      const { output } = session.getSnapshot();
      if (output !== undefined) goAfter(output);
    },
  });
  session.start();
  connect(session);
  running = session;
  return session;
}
