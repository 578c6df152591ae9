import type { Plugin } from 'vite';
import { currentReports } from './paths/current.ts';

const name = 'virtual:recorded-paths';
const resolved = `\0${name}`;

/**
 * What the last walks through the journeys and machines found, as a module for the atlas. Sources that are newer than
 * the record are walked anew first.
 */
export const recordedPaths = (): Plugin => ({
  name: 'recorded-paths',
  resolveId: (id) => (id === name ? resolved : undefined),
  async load(id) {
    if (id !== resolved) return undefined;
    const reports = await currentReports();
    // As text, which browsers read faster than the same as a program.
    return `export const reports = JSON.parse(${JSON.stringify(JSON.stringify(reports))});`;
  },
  // Any source can change what a walk finds; the next page that asks gets a new one.
  handleHotUpdate({ server }) {
    const module = server.moduleGraph.getModuleById(resolved);
    if (module) server.moduleGraph.invalidateModule(module);
  },
});
