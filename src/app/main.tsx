import '../styles/styles.css';
import { createRoot } from 'react-dom/client';
import { correlateClicks } from '../client/identifiers.ts';
import { App } from './App.tsx';
import { answerOtherTabs } from './kept.ts';
import { identifiers } from './portal.ts';

correlateClicks(identifiers, document);
answerOtherTabs();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
