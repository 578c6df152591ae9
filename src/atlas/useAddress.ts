import { useSyncExternalStore } from 'react';

/** What the atlas shows. It stands in the part of the address after #, so that it works from a disk as well. */
export interface AtlasAddress {
  readonly journey: string;
  readonly view: string;
  /** What is chosen in the view: a node of the map, the step from which a walkthrough starts. */
  readonly chosen: string;
}

/** Reads an address. What it does not say, or says wrongly, is the first journey, the first view, nothing chosen. */
function addressIn(hash: string, journeys: readonly string[], views: readonly string[]): AtlasAddress {
  const [journey = '', view = '', chosen = ''] = hash.replace(/^#/, '').split('!').map(decodeURIComponent);
  const known = (name: string, all: readonly string[]) => (all.includes(name) ? name : (all[0] ?? ''));
  return { journey: known(journey, journeys), view: known(view, views), chosen };
}

export const hashOf = ({ journey, view, chosen }: AtlasAddress): string =>
  `#${[journey, view, ...(chosen === '' ? [] : [chosen])].map(encodeURIComponent).join('!')}`;

const subscribeToHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The address that the atlas is at, and how to go to another. */
export function useAddress(journeys: readonly string[], views: readonly string[]) {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash);
  return {
    address: addressIn(hash, journeys, views),
    /** Choosing a node is no new page: the browser's Back leaves the map. */
    choose: (address: AtlasAddress) => {
      window.history.replaceState(null, '', hashOf(address));
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    },
  };
}
