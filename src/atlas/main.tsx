import '../look/look.css';
import './atlas.css';
import { createRoot } from 'react-dom/client';
import { loadFlows } from '../walkthrough/flow.ts';
import { Atlas } from './Atlas.tsx';
import { loadMachines } from './model/machine.ts';

const reports = async () => (await import('virtual:recorded-paths')).reports;

async function open(place: HTMLElement): Promise<void> {
  createRoot(place).render(<Atlas flows={await loadFlows(reports)} machines={loadMachines(reports)} />);
}

const root = document.getElementById('root');
if (root) void open(root);
