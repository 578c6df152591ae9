import { useMemo, useSyncExternalStore } from 'react';

/** What the atlas shows. It stands in the part of the address after #, so that it works from a disk as well. */
export interface AtlasAddress {
  readonly journey: string;
  readonly view: string;
  /** What is chosen in the view: a node of the map, the step from which a walkthrough starts. */
  readonly chosen: string;
  /** How it is shown: ticked boxes, what is painted, how large. What is not named is as it is at first. */
  readonly options?: Options;
}

type Options = ReadonlyMap<string, string>;

const segmentsOf = (hash: string): readonly string[] =>
  hash.replace(/^#/, '').split('!').map(decodeURIComponent);

function optionsIn(segments: readonly string[]): Options {
  return new Map(
    segments.slice(3).map((segment) => {
      const at = segment.indexOf('=');
      return [segment.slice(0, at), segment.slice(at + 1)] as const;
    }),
  );
}

/** Reads an address. What it does not say, or says wrongly, is the first journey, the first view, nothing chosen. */
function addressIn(hash: string, journeys: readonly string[], views: readonly string[]): AtlasAddress {
  const segments = segmentsOf(hash);
  const [journey = '', view = '', chosen = ''] = segments;
  const known = (name: string, all: readonly string[]) => (all.includes(name) ? name : (all[0] ?? ''));
  return {
    journey: known(journey, journeys),
    view: known(view, views),
    chosen,
    options: optionsIn(segments),
  };
}

/** What parts the segments is text in some of them. */
const encoded = (segment: string): string => encodeURIComponent(segment).replaceAll('!', '%21');

export function hashOf({ journey, view, chosen, options = new Map() }: AtlasAddress): string {
  const shown = [...options].filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  const last = shown.length > 0 ? [chosen, ...shown] : chosen === '' ? [] : [chosen];
  return `#${[journey, view, ...last].map(encoded).join('!')}`;
}

/**
 * Changes the address as it is by now: one event may change it twice. That is no new page: the browser's Back leaves the
 * view.
 */
function changeAddress(change: (address: AtlasAddress) => AtlasAddress): void {
  const segments = segmentsOf(window.location.hash);
  const [journey = '', view = '', chosen = ''] = segments;
  const hash = hashOf(change({ journey, view, chosen, options: optionsIn(segments) }));
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

const subscribeToHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The address that the atlas is at, and how to go to another. */
export function useAddress(journeys: readonly string[], views: readonly string[]) {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash);
  return {
    address: addressIn(hash, journeys, views),
    choose: (chosen: string) =>
      changeAddress(() => ({ ...addressIn(window.location.hash, journeys, views), chosen })),
  };
}

/**
 * One way in which the present view is shown, as it stands in the address, so that a link shows a colleague the same.
 * @returns the value, empty for as it is at first, and how to change it
 */
export function useAddressOption(name: string): readonly [string, (value: string) => void] {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash);
  const change = (value: string) =>
    changeAddress((address) => ({ ...address, options: new Map(address.options).set(name, value) }));
  return [optionsIn(segmentsOf(hash)).get(name) ?? '', change];
}

/** An option that is a set of names. */
export function useAddressSet(name: string): readonly [ReadonlySet<string>, (toggled: string) => void] {
  const [text, change] = useAddressOption(name);
  const names = useMemo(() => new Set(text.split(',').filter(Boolean)), [text]);
  const toggle = (toggled: string) => {
    const rest = new Set(names);
    if (!rest.delete(toggled)) rest.add(toggled);
    change([...rest].join());
  };
  return [names, toggle];
}
