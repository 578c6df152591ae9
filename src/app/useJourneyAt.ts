import { useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { PortalJourney } from '../../journeys/first.ts';
import { errorPages } from '../../journeys/shared/addresses.ts';
import { keptJourneys } from './kept-journeys.ts';
import { matchesRoute } from './match-route.ts';
import { identifiers } from './portal.ts';

/** The journey that stopped on an error page, found again after a reload by what was kept of it. */
export function stopped(journeys: readonly PortalJourney[]): PortalJourney | undefined {
  const kept = keptJourneys(identifiers.read().customerId ?? '').filter(({ failure }) => failure !== null);
  return journeys.find(({ id }) => kept.some(({ journey }) => journey === id));
}

/** Whether this is an error page on which a journey can stop. One that ended there says why, and is over. */
export const isOnErrorPage = ({ pathname, state }: Location): boolean =>
  matchesRoute(errorPages, pathname) && !(state as { readonly notice?: string } | null)?.notice;

/** Which of these journeys the address belongs to; on an error page the one that ran before, or that stopped there. */
export function useJourneyAt(journeys: readonly PortalJourney[]): PortalJourney | undefined {
  const location = useLocation();
  const [running, setRunning] = useState<PortalJourney>();
  const own = journeys.find(({ routes }) => matchesRoute(routes, location.pathname));
  const isErrorPage = isOnErrorPage(location);
  const last = own ?? (isErrorPage ? running : undefined);
  if (last !== running) setRunning(last);
  return last ?? (isErrorPage ? stopped(journeys) : undefined);
}
