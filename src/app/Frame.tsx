import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { app } from '../../content/app.ts';
import { pageParts } from '../renderer/pageParts.tsx';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { identifiers, reports } from './portal.ts';
import { RouterLink } from './RouterLink.tsx';
import { pageStands } from './usePageTitle.ts';

/** The page stands without the menu too, whose script did not come; a browser asks for it again only with the page. */
function NoBar(_: { readonly menu: boolean }) {
  return (
    <Button variant="text" onClick={() => window.location.reload()}>
      {app.refresh}
    </Button>
  );
}

/** Menu and session come after the first screen, which waits for neither. */
const Bar = lazy(async () => {
  await pageStands;
  return import('./session/Bar.tsx').then(
    (module) => ({ default: module.Bar }),
    () => ({ default: NoBar }),
  );
});

/**
 * Header, content and footer of a page. Residents who are signed in have the menu in it unless it says otherwise, and
 * their session is watched. `isOnTheWay`: which page it will be is not known yet, or another takes its place; what comes
 * reports itself. `isOver`: the session has ended here, though the tab that ends it may not be done yet.
 */
export function Frame({
  menu = true,
  isOnTheWay = false,
  isOver = false,
  width = 'step',
  children,
}: {
  readonly menu?: boolean;
  readonly isOnTheWay?: boolean;
  readonly isOver?: boolean;
  readonly width?: 'step' | 'wide';
  readonly children: ReactNode;
}) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isOnTheWay) reports.tell('opened', pathname);
  }, [pathname, isOnTheWay]);
  return (
    <Page
      {...pageParts}
      bar={
        isOver || identifiers.read().customerId === undefined ? null : (
          <Suspense fallback={null}>
            <Bar menu={menu} />
          </Suspense>
        )
      }
      width={width}
      link={RouterLink}
    >
      {children}
    </Page>
  );
}
