import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageParts } from '../renderer/pageParts.tsx';
import { Held } from '../ui/held.ts';
import { Page, type PageProps } from '../ui/Page.tsx';
import { identifiers, reports } from './portal.ts';
import { RouterLink } from './RouterLink.tsx';

/**
 * What stands beside the heading of a page for residents: the menu where it is wanted, and the watch over the session. The
 * portal gives it to its pages, which so need not know of each other.
 */
export const FrameBar = createContext<ComponentType<{ readonly menu: boolean }> | null>(null);

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
  readonly width?: PageProps['width'];
  readonly children: ReactNode;
}) {
  const { pathname } = useLocation();
  const Bar = useContext(FrameBar);
  useEffect(() => {
    if (!isOnTheWay) reports.tell('opened', pathname);
  }, [pathname, isOnTheWay]);
  return (
    <Page
      {...pageParts}
      bar={
        Bar === null || isOver || identifiers.read().customerId === undefined ? null : (
          <Suspense fallback={menu ? <Held /> : null}>
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
