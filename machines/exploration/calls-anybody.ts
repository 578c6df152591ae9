import type { Journey, Situation } from '../engine/index.ts';

const never = new Promise<never>(() => {});

/** Whatever is asked of it, it answers with more of the same; it notes that it was called, and the call never ends. */
function whoeverIsCalled(called: () => void): unknown {
  const it: unknown = new Proxy(() => {}, {
    get: (_target, name) => (name === 'then' || typeof name === 'symbol' ? undefined : it),
    apply: () => {
      called();
      return never;
    },
  });
  return it;
}

/** Whether an operation calls anybody in this situation. What it does after the first call is not looked at. */
export function callsAnybody(journey: Journey, operation: string, situation: Situation): boolean {
  let isCalled = false;
  const services = whoeverIsCalled(() => {
    isCalled = true;
  });
  const tools = {
    services,
    key: 'key',
    signal: new AbortController().signal,
    now: () => new Date(0),
    wait: () => never,
    once: <T>(_name: string, start: () => Promise<T>) => start(),
  };
  // What breaks in a situation that it would never meet calls nobody either.
  try {
    journey.operations[operation]?.run(situation, tools as never).catch(() => {});
  } catch {}
  return isCalled;
}
