import { QueryClient } from '@tanstack/query-core';

/**
 * What was read from the gateway. The library says when something is stale and shares what is on its way. Retries are the
 * transport's, and a call is tried without a network too: then it fails, and the page says so.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, structuralSharing: false } },
  });
