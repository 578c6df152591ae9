import { lazy } from 'react';
import type { PortalJourney } from '../../journeys/first.ts';
import { Frame } from './Frame.tsx';

const Journey = lazy(async () => ({ default: (await import('./JourneyScreen.tsx')).JourneyScreen }));

/** A journey with the frame around it. */
export function JourneyPage({ entry }: { readonly entry: PortalJourney }) {
  return (
    <Frame isOnTheWay>
      <Journey key={entry.id} entry={entry} />
    </Frame>
  );
}
