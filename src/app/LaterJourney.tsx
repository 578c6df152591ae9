import { app } from '../../content/app.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { NotFoundPage } from './errors/NotFoundPage.tsx';
import { Frame } from './Frame.tsx';
import { JourneyPage } from './JourneyPage.tsx';
import { Redirect } from './Redirect.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import type { Route } from './routes.ts';
import { useLaterJourney } from './useLaterJourney.ts';

/** The journey that an address belongs to, other than the first ones; without one the page that the portal has there. */
export default function LaterJourney({ route }: { readonly route: Route | undefined }) {
  const entry = useLaterJourney();
  if (entry === 'unknown') {
    return (
      <Frame isOnTheWay>
        <Waiting>{app.loading}</Waiting>
      </Frame>
    );
  }
  if (entry === 'nobody') return <Redirect to="/Customer360View" />;
  if (entry) return <JourneyPage entry={entry} />;
  return route ? <RoutedPage route={route} /> : <NotFoundPage />;
}
