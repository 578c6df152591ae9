import { Suspense, useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { app } from '../../content/app.ts';
import { homePage, startPage } from '../../journeys/shared/addresses.ts';
import { isSameAddress } from '../../machines/engine/index.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { Broken } from './Broken.tsx';
import { Frame, FrameBar } from './Frame.tsx';
import { JourneyHost } from './JourneyHost.tsx';
import { LaterBar } from './LaterBar.tsx';
import { identifiers } from './portal.ts';
import { Redirect } from './Redirect.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { routeAt } from './routes.ts';
import { nameTab } from './usePageTitle.ts';

const isSignedIn = (): boolean => identifiers.read().customerId !== undefined;

function CurrentPage() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  // Before the page names the tab after its heading.
  useLayoutEffect(() => {
    if (route) nameTab(route.title);
  }, [route]);
  // The front door leads to what the visitor is here for.
  if (isSameAddress(pathname, '')) return <Redirect to={isSignedIn() ? homePage : startPage} />;
  if (route?.opensTo === 'anybody') return <RoutedPage route={route} />;
  return isSignedIn() ? <JourneyHost route={route} /> : <Redirect to={startPage} />;
}

/** The portal: every address shows the page that `routes.ts` has for it, or the journey that it belongs to. */
export function App() {
  return (
    <BrowserRouter>
      <Broken>
        <FrameBar value={LaterBar}>
          <Suspense
            fallback={
              <Frame menu={false} isOnTheWay>
                <Waiting>{app.loading}</Waiting>
              </Frame>
            }
          >
            <CurrentPage />
          </Suspense>
        </FrameBar>
      </Broken>
    </BrowserRouter>
  );
}
