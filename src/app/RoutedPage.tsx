import { lazy } from 'react';
import type { Route } from './routes.ts';

const Guarded = lazy(() => import('./Guarded.tsx'));

/** A page of the portal, for whom it is for. */
export function RoutedPage({ route: { path, opensTo, Page } }: { readonly route: Route }) {
  if (opensTo === undefined || opensTo === 'anybody') return <Page />;
  return (
    <Guarded key={path} audience={opensTo}>
      <Page />
    </Guarded>
  );
}
