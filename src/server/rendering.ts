import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryClient } from '@tanstack/query-core';
import type { Gateway } from '../../contract/call.ts';

/** A page of one resident that is being rendered. Whatever belongs to them hangs on it, and on nothing that others share. */
export interface Rendering {
  readonly customerId: string;
  readonly gateway: Gateway;
  readonly queries: QueryClient;
  readonly now: Date;
  /** Whether the screen is taken for that of a phone, else for one with room for everything. */
  readonly isPhone: boolean;
  /** The media queries that the page depends on, with what was taken for true. */
  readonly media: Map<string, boolean>;
}

/** Follows every call and promise of a rendering, so that two at a time are never taken for each other. */
export const renderings = new AsyncLocalStorage<Rendering>();

/** The page that is being rendered. Throws where none is. */
export function currentRendering(): Rendering {
  const rendering = renderings.getStore();
  if (!rendering) throw new Error('no page of a resident is being rendered');
  return rendering;
}
