import '../styles/styles.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { correlateClicks } from '../client/identifiers.ts';
import { App } from './App.tsx';
import { addMissingApis } from './missing-apis.ts';
import { identifiers } from './portal.ts';
import { keepRendered } from './takeover.ts';
import { pageStands } from './usePageTitle.ts';

addMissingApis();
correlateClicks(identifiers, document);
// No page waits for it. Without its script other tabs begin anew, and a second press marks words.
void pageStands
  .then(() => import('./listeners.ts'))
  .then(
    ({ listen }) => listen(),
    () => undefined,
  );

const root = document.getElementById('root');
if (root) {
  const render = () => createRoot(root).render(<App />);
  // The server's page stays until this one waits for nothing.
  if (keepRendered(root)) startTransition(render);
  else render();
}
