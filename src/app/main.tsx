import './missing-api.ts';
import '../styles/styles.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { correlateClicks } from '../client/identifiers.ts';
import { App } from './App.tsx';
import { identifiers } from './portal.ts';
import { keepRendered } from './takeover.ts';
import { pageStands } from './usePageTitle.ts';

correlateClicks(identifiers, document);
// No page waits for it. Without its script other tabs begin anew.
void pageStands
  .then(() => import('./other-tabs.ts'))
  .then(
    ({ answerOtherTabs }) => answerOtherTabs(),
    () => undefined,
  );

const root = document.getElementById('root');
if (root) {
  const render = () => createRoot(root).render(<App />);
  // The server's page stays until this one waits for nothing.
  if (keepRendered(root)) startTransition(render);
  else render();
}
