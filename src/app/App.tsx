import { type ComponentType, lazy, Suspense } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { app } from '../../content/app.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { Broken } from './Broken.tsx';
import { Frame } from './Frame.tsx';
import { JourneyHost, OtherPage } from './JourneyHost.tsx';
import { pageAt } from './match-route.ts';
import { identifiers } from './portal.ts';
import { Redirect } from './Redirect.tsx';

const StartPage = lazy(async () => ({ default: (await import('./StartPage.tsx')).StartPage }));
const Home = lazy(async () => ({ default: (await import('../features/home/HomePage.tsx')).HomePage }));

const isSignedIn = (): boolean => identifiers.read().customerId !== undefined;

/** The front door leads to what the visitor is here for. */
function Entrance() {
  return <Redirect to={isSignedIn() ? '/customer360View' : '/startpage'} />;
}

/** Pages by their addresses; every other address is for residents who are signed in. */
const pages: Readonly<Record<string, ComponentType>> = {
  '': Entrance,
  '/startpage': StartPage,
  '/customer360View': Home,
  '/genericerror': OtherPage,
  '/customerApiErrorPage': OtherPage,
};

function CurrentPage() {
  const { pathname } = useLocation();
  const Page = pageAt(pages, pathname);
  if (Page) return <Page />;
  return isSignedIn() ? <JourneyHost /> : <Redirect to="/startpage" />;
}

/** The portal: which address shows which page. */
export function App() {
  return (
    <BrowserRouter>
      <Broken>
        <Suspense
          fallback={
            <Frame menu={false} isOnTheWay>
              <Waiting>{app.loading}</Waiting>
            </Frame>
          }
        >
          <CurrentPage />
        </Suspense>
      </Broken>
    </BrowserRouter>
  );
}
