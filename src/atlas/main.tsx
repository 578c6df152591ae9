import '../styles/styles.css';
import './atlas.css';
import { createRoot } from 'react-dom/client';
import { loadFlows } from '../walkthrough/flow.ts';
import { Atlas } from './Atlas.tsx';
import { journeySource } from './journey/journey-source.tsx';
import { loadMachines } from './machine/machine-source.tsx';

const reports = async () => (await import('virtual:recorded-paths')).reports;
const looks = async () => (await import('virtual:recorded-paths')).looks;

async function open(place: HTMLElement): Promise<void> {
  const journeys = (await loadFlows(reports, looks)).map(journeySource);
  createRoot(place).render(<Atlas sources={[...journeys, ...loadMachines(reports)]} />);
}

const root = document.getElementById('root');
if (root) void open(root);
