import { lazy } from 'react';
import { app } from '../../content/app.ts';
import { Button } from '../ui/Button.tsx';
import { isHeld } from '../ui/held.ts';
import { pageStands } from './usePageTitle.ts';

/** The page stands without the menu too, whose script did not come; a browser asks for it again only with the page. */
function NoBar(_: { readonly menu: boolean }) {
  return (
    <Button variant="text" onClick={() => window.location.reload()}>
      {app.refresh}
    </Button>
  );
}

/** Menu and session come after the first screen, which waits for neither unless the server has drawn the menu. */
export const LaterBar = lazy(async () => {
  if (!isHeld()) await pageStands;
  return import('./session/Bar.tsx').catch(() => ({ default: NoBar }));
});
