import { type Journey, operationOf, type Runner } from '../../machines/engine/index.ts';

/** Waits; ends early when called off. */
const wait = (signal: AbortSignal) => (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Starts things by name, each once; one that failed is started anew by whoever asks next. */
function starter() {
  const started = new Map<string, Promise<unknown>>();
  return <T>(name: string, start: () => Promise<T>): Promise<T> => {
    const running = started.get(name) as Promise<T> | undefined;
    if (running) return running;
    const starting = start();
    started.set(name, starting);
    starting.catch(() => {
      if (started.get(name) === starting) started.delete(name);
    });
    return starting;
  };
}

/** Carries operations out as the journey defines them. */
export function runnerOf(journey: Journey, services: unknown): Runner {
  const once = starter();
  return (operation, situation, { key, signal }) =>
    operationOf(journey, operation).run(situation, {
      services,
      key,
      signal,
      now: () => new Date(),
      wait: wait(signal),
      once,
    });
}
