import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { app } from '../../content/app.ts';
import { provider } from '../../content/provider.ts';
import { Words } from '../renderer/Words.tsx';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { identifiers, logOut, reports } from './portal.ts';
import { RouterLink } from './RouterLink.tsx';

const footerLinks = Object.values(provider.pages).map(({ label, path }) => ({
  label,
  href: provider.site + path,
}));

const menuLinks = [
  { label: app.home, href: '/customer360View' },
  { label: app.repairs, href: '/historicRepairs' },
];

/**
 * Header, content and footer of a page. The menu is for residents who are signed in. `isOnTheWay`: which page it will be
 * is not known yet, or another takes its place; what comes reports itself.
 */
export function Frame({
  menu = true,
  isOnTheWay = false,
  width = 'step',
  children,
}: {
  readonly menu?: boolean;
  readonly isOnTheWay?: boolean;
  readonly width?: 'step' | 'wide';
  readonly children: ReactNode;
}) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = menu && identifiers.read().customerId !== undefined;
  useEffect(() => {
    if (!isOnTheWay) reports.tell('opened', pathname);
  }, [pathname, isOnTheWay]);
  const leave = async () => {
    await logOut();
    navigate('/startpage', { state: { loggedOut: true } });
  };
  return (
    <Page
      brand={{ name: provider.name, href: provider.site }}
      menu={
        isSignedIn
          ? menuLinks.map((link) => ({
              ...link,
              current: pathname.toLowerCase() === link.href.toLowerCase(),
            }))
          : []
      }
      account={
        isSignedIn ? (
          <Button look="text" onClick={leave}>
            {app.logOut}
          </Button>
        ) : undefined
      }
      footer={
        <div className="ds-stack">
          <p>
            <Words>{app.help}</Words>
          </p>
          <p>
            <Words>{app.gasHelp}</Words>
          </p>
        </div>
      }
      footerLinks={footerLinks}
      width={width}
      link={RouterLink}
    >
      {children}
    </Page>
  );
}
