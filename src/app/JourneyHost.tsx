import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { firstJourneys } from '../../journeys/first.ts';
import { JourneyPage } from './JourneyPage.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import type { Route } from './routes.ts';
import { isOnErrorPage, useJourneyAt } from './useJourneyAt.ts';

const LaterJourney = lazy(() => import('./LaterJourney.tsx'));

/**
 * What an address shows to residents: one of the first journeys, the page that the portal has there, or one of the other
 * journeys. On an error page a journey that stopped there comes first.
 */
export function JourneyHost({ route }: { readonly route: Route | undefined }) {
  const location = useLocation();
  const entry = useJourneyAt(firstJourneys);
  if (entry) return <JourneyPage entry={entry} />;
  return route && !isOnErrorPage(location) ? <RoutedPage route={route} /> : <LaterJourney route={route} />;
}
