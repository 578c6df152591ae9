import type { Journey, Step } from './journey.ts';

/** An address of the portal: its path, and what follows from a question mark on. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** An address in the form in which it is compared: case and slashes at the end of the path do not matter. */
export const comparableAddress = (address: string): string =>
  address.toLowerCase().replace(/^([^?]*?)\/+(?=\?|$)/, '$1');

/** Whether two addresses are the same one. All comparisons of addresses are made here. */
export const isSameAddress = (one: string, other: string): boolean =>
  comparableAddress(one) === comparableAddress(other);

const isAt = (route: string, { pathname, search }: Address): boolean =>
  isSameAddress(route, route.includes('?') ? pathname + search : pathname);

/**
 * The step that an address belongs to. Steps that share a path are told apart by
 * their queries; a path without one of these is no step's.
 */
export const stepAt = (journey: Journey, address: Address): Step | undefined =>
  journey.steps.find(({ route }) => isAt(route, address));
