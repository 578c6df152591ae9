import '../look/look.css';
import './atlas.css';
import { createRoot } from 'react-dom/client';
import { Atlas } from './Atlas.tsx';
import { loadFlows } from './model/flow.ts';

async function open(place: HTMLElement): Promise<void> {
  createRoot(place).render(<Atlas flows={await loadFlows()} />);
}

const root = document.getElementById('root');
if (root) void open(root);
