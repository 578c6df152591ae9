import './missing-api.ts';
import '../styles/styles.css';
import { createRoot } from 'react-dom/client';
import { correlateClicks } from '../client/identifiers.ts';
import { App } from './App.tsx';
import { identifiers } from './portal.ts';
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
if (root) createRoot(root).render(<App />);
