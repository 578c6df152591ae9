import { providerDomain } from '../../gateway/domain.ts';
import type { Domain } from '../../gateway/gateway.ts';

const nothing = async (): Promise<void> => {};

/** A domain's jobs, of which none does anything. */
export const noJobs = Object.fromEntries(
  Object.keys(providerDomain.jobs).map((job) => [job, nothing]),
) as unknown as Domain['jobs'];

/**
 * The provider's calls, without the jobs that come round by themselves: where a test looks for what a call has changed, a
 * promise that is noticed as missed at that moment would look like it.
 */
export const quietDomain: Domain = {
  ...providerDomain,
  jobs: {
    ...providerDomain.jobs,
    'sweep-drafts': nothing,
    'sweep-tracking': nothing,
    'sweep-payments': nothing,
    'sweep-complaints': nothing,
    'sweep-texts': nothing,
    'contractor-round': nothing,
    'complaint-round': nothing,
    'notify-missed-deadlines': nothing,
    'watch-promises': nothing,
    'close-repairs': nothing,
    'ask-for-feedback': nothing,
    remind: nothing,
  },
};
