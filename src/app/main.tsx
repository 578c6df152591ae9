import '../styles/styles.css';
import { createRoot } from 'react-dom/client';
import { correlateClicks } from '../client/identifiers.ts';
import { App } from './App.tsx';
import { identifiers } from './portal.ts';
import { answerOtherTabs } from './storage.ts';

correlateClicks(identifiers, document);
answerOtherTabs();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
