import { isSameAddress } from '../../machines/engine/index.ts';

/** Whether an address is one of these. */
export const matchesRoute = (routes: Readonly<Record<string, string>>, pathname: string): boolean =>
  Object.values(routes).some((route) => isSameAddress(route, pathname));
