/** Milliseconds after the first interruption; twice as long after each further one. */
const firstPause = 1000;

/** Waits longer the more often a file was interrupted, and no longer than until the device is online again. */
export function waitToGoOn(interruptions: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, firstPause * 2 ** (interruptions - 1));
    function goOn(): void {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    }
    window.addEventListener('online', goOn, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
