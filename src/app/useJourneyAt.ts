import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PortalJourney } from '../../journeys/first.ts';
import { errorPages } from '../../journeys/shared/error-pages.ts';
import { keptJourneys } from './kept.ts';
import { identifiers } from './portal.ts';

const has = (routes: Readonly<Record<string, string>>, pathname: string): boolean =>
  Object.values(routes).some((route) => route.toLowerCase() === pathname.toLowerCase());

/** The journey that stopped on an error page, found again after a reload by what was kept of it. */
function stopped(journeys: readonly PortalJourney[]): PortalJourney | undefined {
  const kept = keptJourneys(identifiers.read().customerId ?? '').filter(({ halted }) => halted !== null);
  return journeys.find(({ id }) => kept.some(({ journey }) => journey === id));
}

/** Which of these journeys the address belongs to; on an error page the one that ran before, or that stopped there. */
export function useJourneyAt(journeys: readonly PortalJourney[]): PortalJourney | undefined {
  const { pathname, state } = useLocation();
  const [running, setRunning] = useState<PortalJourney>();
  const own = journeys.find(({ routes }) => has(routes, pathname));
  // A journey that ended there says why, and is over.
  const isErrorPage = has(errorPages, pathname) && !(state as { readonly notice?: string } | null)?.notice;
  const last = own ?? (isErrorPage ? running : undefined);
  if (last !== running) setRunning(last);
  return last ?? (isErrorPage ? stopped(journeys) : undefined);
}
