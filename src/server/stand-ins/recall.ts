import type * as recalled from '../../app/recall.ts';

/** What is kept of a journey a browser has, which then shows no page of the server's. */
export const recall: typeof recalled.recall = async () => undefined;
