import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const sources = [
  'content',
  'contract',
  'machines',
  'journeys',
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
];

function newest(place: string): number {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(place).map((name) => newest(path.join(place, name))));
}

/** Builds the portal into dist/ when it is missing or older than what it is made of. */
export async function buildPortal(): Promise<void> {
  const built = newest(path.join(root, 'dist', 'index.html'));
  const changed = Math.max(...sources.map((source) => newest(path.join(root, source))));
  if (built > changed) return;
  console.log('Building the portal...');
  // Loaded only now: a start without building should not wait for the bundler.
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
}
