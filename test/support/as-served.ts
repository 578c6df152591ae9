import { aheadOfEnvironment } from '../../scripts/clock.ts';

/** A page with the script that tells it of the clock. */
export const withClockScript = (page: string): string =>
  page.replace('<head>', '<head><script src="/clock.js"></script>');

/** A page as gateways of this run send it: told of the clock where that of the run is set. */
export const asServed = (page: string): string => (aheadOfEnvironment() === 0 ? page : withClockScript(page));
