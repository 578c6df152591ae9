import type { ReactNode } from 'react';
import { controls } from '../../content/controls.ts';
import { pageTitles } from '../../content/page-titles.ts';
import { homePage } from '../../journeys/shared/addresses.ts';
import { pageParts } from '../renderer/pageParts.tsx';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Page } from '../ui/Page.tsx';

/** The page that the portal puts around a step, for a resident who is signed in. */
export function StoryPage({ children }: { readonly children: ReactNode }) {
  return (
    <Page
      {...pageParts}
      bar={
        <Menu
          items={[{ label: pageTitles.home, href: homePage }]}
          account={<Button variant="text">{controls.logOut}</Button>}
        />
      }
    >
      {children}
    </Page>
  );
}
