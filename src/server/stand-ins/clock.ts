import { currentRendering } from '../rendering.ts';

/** The time of the gateway when the page was asked for. */
export const now = (): Date => currentRendering().now;
