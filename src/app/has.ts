/** Whether an address is one of these. Addresses match without regard to case. */
export const has = (routes: Readonly<Record<string, string>>, pathname: string): boolean =>
  Object.values(routes).some((route) => route.toLowerCase() === pathname.toLowerCase());
