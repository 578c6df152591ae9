import { lazy } from 'react';
import type { PortalJourney } from '../../journeys/first.ts';
import { Frame } from './Frame.tsx';

const JourneyScreen = lazy(() => import('./JourneyScreen.tsx'));

/** A journey with the frame around it. */
export function JourneyPage({ entry }: { readonly entry: PortalJourney }) {
  return (
    <Frame isOnTheWay>
      <JourneyScreen key={entry.id} entry={entry} />
    </Frame>
  );
}
