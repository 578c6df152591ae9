import type { QueryClient } from '@tanstack/query-core';
import { currentRendering } from '../rendering.ts';

/** What was read for the page that is being rendered, and for no other. */
export const queries = new Proxy({} as QueryClient, {
  get(_target, name) {
    const own = currentRendering().queries;
    const value: unknown = Reflect.get(own, name);
    return typeof value === 'function' ? value.bind(own) : value;
  },
});
