import { lazy } from 'react';
import { firstJourneys } from '../../journeys/first.ts';
import { JourneyPage } from './JourneyPage.tsx';
import { useJourneyAt } from './useJourneyAt.ts';

/** Every page that is neither one of the first journeys nor an entrance. */
export const OtherPage = lazy(async () => ({
  default: (await import('./routes.tsx')).OtherPage,
}));

/** Every address that belongs to one of the first journeys; the others come with the pages that are no journeys. */
export function JourneyHost() {
  const entry = useJourneyAt(firstJourneys);
  return entry ? <JourneyPage entry={entry} /> : <OtherPage />;
}
