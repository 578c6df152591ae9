import { createQueries } from './create-queries.ts';

/** Everything that was read from the gateway, for as long as this page of the browser lives. */
export const queries = createQueries();
