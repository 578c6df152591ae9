import type { ReactNode } from 'react';
import { app } from '../../content/app.ts';
import { provider } from '../../content/provider.ts';
import { Words } from '../renderer/Words.tsx';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Page } from '../ui/Page.tsx';

const footerLinks = Object.values(provider.pages).map(({ label, path }) => ({
  label,
  href: provider.site + path,
}));

/** The page that the portal puts around a step, for a resident who is signed in. */
export function StoryPage({ children }: { readonly children: ReactNode }) {
  return (
    <Page
      brand={{ name: provider.name, href: provider.site }}
      bar={
        <Menu
          items={[{ label: app.home, href: '/customer360View' }]}
          account={<Button look="text">{app.logOut}</Button>}
        />
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
    >
      {children}
    </Page>
  );
}
