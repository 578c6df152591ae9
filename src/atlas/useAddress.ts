import { useSyncExternalStore } from 'react';

const viewNames = ['map', 'follow', 'outline'] as const;
export type ViewName = (typeof viewNames)[number];

/** What the atlas shows. It stands in the part of the address after #, so that it works from a disk as well. */
export interface AtlasAddress {
  readonly journey: string;
  readonly view: ViewName;
  /** The node that is chosen on the map, or the step from which a case is followed. */
  readonly chosen: string;
}

const isView = (name: string): name is ViewName => viewNames.some((view) => view === name);

/** Reads an address. What it does not say is the first journey, its map, and nothing chosen. */
function addressIn(hash: string, journeys: readonly string[]): AtlasAddress {
  const [journey = '', view = '', chosen = ''] = hash.replace(/^#/, '').split('!').map(decodeURIComponent);
  return {
    journey: journeys.includes(journey) ? journey : (journeys[0] ?? ''),
    view: isView(view) ? view : 'map',
    chosen,
  };
}

export const hashOf = ({ journey, view, chosen }: AtlasAddress): string =>
  `#${[journey, view, ...(chosen === '' ? [] : [chosen])].map(encodeURIComponent).join('!')}`;

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The address that the atlas is at, and how to go to another. */
export function useAddress(journeys: readonly string[]) {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return {
    address: addressIn(hash, journeys),
    /** Choosing a node is no new page: the browser's Back leaves the map. */
    choose: (address: AtlasAddress) => {
      window.history.replaceState(null, '', hashOf(address));
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    },
  };
}
