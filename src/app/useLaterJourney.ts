import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PortalJourney } from '../../journeys/first.ts';
import { laterJourneys } from '../../journeys/portal.ts';
import { findJourneyAt } from './find-journey-at.ts';
import { matchesRoute } from './match-route.ts';
import { identifiers } from './portal.ts';
import { recall } from './recall.ts';
import { isOnErrorPage, stopped } from './useJourneyAt.ts';

type Owner = Awaited<ReturnType<typeof findJourneyAt>>;

const findOwner = (pathname: string): Promise<Owner> =>
  findJourneyAt(pathname, {
    journeys: laterJourneys,
    claims: sessionStorage,
    recall: (journey) => recall(journey, identifiers.read().customerId ?? ''),
  });

/**
 * Which journey the address belongs to, other than the first ones: `undefined` for none, `unknown` while that is found
 * out for an address that several have, `nobody` where none of those has it now. The journey in hand keeps its own.
 */
export function useLaterJourney(): Owner | 'unknown' {
  const location = useLocation();
  const { pathname } = location;
  const [running, setRunning] = useState<PortalJourney>();
  const [found, setFound] = useState<{ readonly at: string; readonly owner: Owner }>();
  const [only, ...others] = laterJourneys.filter(({ routes }) => matchesRoute(routes, pathname));
  const isShared = others.length > 0;
  const isKept = running !== undefined && matchesRoute(running.routes, pathname);
  const isErrorPage = isOnErrorPage(location);
  const isAsked = isShared ? !isKept : only !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: found out once for an address, as it is arrived at
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    findOwner(pathname).then(
      (owner) => isGone || setFound({ at: pathname, owner }),
      (problem: unknown) =>
        setFound(() => {
          throw problem;
        }),
    );
    return () => {
      isGone = true;
    };
  }, [pathname]);
  const shared = found?.at === pathname ? found.owner : 'unknown';
  const own = isKept ? running : isShared ? shared : only;
  const last = typeof own === 'object' ? own : isErrorPage ? running : undefined;
  if (last !== running) setRunning(last);
  return own ?? last ?? (isErrorPage ? stopped(laterJourneys) : undefined);
}
