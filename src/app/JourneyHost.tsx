import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type PortalJourney, portalJourneys } from '../../journeys/portal.ts';
import { errorPages } from '../../journeys/shared/error-pages.ts';
import { Frame } from './Frame.tsx';
import { keptJourneys } from './kept.ts';
import { identifiers } from './portal.ts';

const Journey = lazy(async () => ({ default: (await import('./JourneyScreen.tsx')).JourneyScreen }));

/** Every page that is neither a journey nor an entrance. */
export const OtherPage = lazy(async () => ({
  default: (await import('./screens/OtherPages.tsx')).OtherPage,
}));

const has = (routes: Readonly<Record<string, string>>, pathname: string): boolean =>
  Object.values(routes).some((route) => route.toLowerCase() === pathname.toLowerCase());

/** The journey that stopped on an error page, found again after a reload by what was kept of it. */
function stoppedJourney(): PortalJourney | undefined {
  const kept = keptJourneys(identifiers.read().customerId ?? '').find((memory) => memory.halted !== null);
  return portalJourneys.find((entry) => entry.id === kept?.journey);
}

/** Every address that belongs to a journey, and those of the error pages on which one can stop. */
export function JourneyHost() {
  const { pathname, state } = useLocation();
  const [running, setRunning] = useState<PortalJourney>();
  const own = portalJourneys.find((entry) => has(entry.routes, pathname));
  if (own && own !== running) setRunning(own);
  // A journey that ended there says why, and is over.
  const isErrorPage = has(errorPages, pathname) && !(state as { notice?: string } | null)?.notice;
  const entry = own ?? (isErrorPage ? (running ?? stoppedJourney()) : undefined);
  if (entry) {
    return (
      <Frame isOnTheWay>
        <Journey key={entry.id} entry={entry} />
      </Frame>
    );
  }
  return <OtherPage />;
}
