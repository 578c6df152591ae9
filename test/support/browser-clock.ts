// The clock of this run for pages: they read the browser's, which knows nothing of the environment. As the gateway does for
// pages of a demonstration at another time, and before anything is loaded.
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds by which the clock of this run is ahead of the machine's. */
    clockAheadMs: number;
  }
}

const clockAheadMs = inject('clockAheadMs');

if (clockAheadMs !== 0) {
  const Machine = Date;
  const time = () => Machine.now() + clockAheadMs;
  globalThis.Date = class extends Machine {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [time()] : given) as [number]));
    }
    static override now = time;
  } as DateConstructor;
}
