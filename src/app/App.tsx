import { lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { app } from '../../content/app.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { Broken } from './Broken.tsx';
import { Frame } from './Frame.tsx';
import { JourneyHost } from './JourneyHost.tsx';
import { identifiers } from './portal.ts';
import { CustomerErrorPage, GenericErrorPage } from './screens/ErrorPages.tsx';

const StartPage = lazy(async () => ({ default: (await import('./screens/StartPage.tsx')).Screen }));
const Home = lazy(async () => ({ default: (await import('./screens/Home.tsx')).Screen }));

const isSignedIn = (): boolean => identifiers.read().customerId !== undefined;

/** A page for residents who are signed in; others are led to the start page. */
function Guarded({ children }: { readonly children: ReactNode }) {
  return isSignedIn() ? children : <Navigate to="/startpage" replace />;
}

/** The portal: which address shows which page. Addresses match without regard to case. */
export function App() {
  return (
    <BrowserRouter>
      <Broken>
        <Suspense
          fallback={
            <Frame menu={false}>
              <Waiting>{app.loading}</Waiting>
            </Frame>
          }
        >
          <Routes>
            <Route
              path="/"
              element={<Navigate to={isSignedIn() ? '/customer360View' : '/startpage'} replace />}
            />
            <Route path="/startpage" element={<StartPage />} />
            <Route path="/customer360View" element={<Home />} />
            <Route path="/genericerror" element={<GenericErrorPage />} />
            <Route path="/customerApiErrorPage" element={<CustomerErrorPage />} />
            <Route
              path="*"
              element={
                <Guarded>
                  <JourneyHost />
                </Guarded>
              }
            />
          </Routes>
        </Suspense>
      </Broken>
    </BrowserRouter>
  );
}
