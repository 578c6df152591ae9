import type { Journey, Step } from './journey.ts';

/** An address of the portal: its path, and what follows from a question mark on. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

const isAt = (route: string, { pathname, search }: Address): boolean => {
  const [path = '', query] = route.toLowerCase().split('?');
  return path === pathname.toLowerCase() && (query === undefined || `?${query}` === search.toLowerCase());
};

/**
 * The step that an address belongs to. Addresses match without regard to case. Steps that share a path are told apart by
 * their queries; a path without one of these is no step's.
 */
export const stepAt = (journey: Journey, address: Address): Step | undefined =>
  journey.steps.find(({ route }) => isAt(route, address));
