import { isSameAddress } from '../../machines/engine/index.ts';

/** Whether an address is one of these. */
export const matchesRoute = (routes: Readonly<Record<string, string>>, pathname: string): boolean =>
  Object.values(routes).some((route) => isSameAddress(route, pathname));

/** What there is at an address, by the addresses of all that there is. */
export const pageAt = <T>(pages: Readonly<Record<string, T>>, pathname: string): T | undefined =>
  Object.entries(pages).find(([address]) => isSameAddress(address, pathname))?.[1];
