import type { Plugin } from 'vite';
import type { Report } from '../machines/exploration/index.ts';
import { currentReports } from './paths/current.ts';
import { storedScreens } from './paths/store.ts';

const name = 'virtual:recorded-paths';
const resolved = `\0${name}`;

/** As text, which browsers read faster than the same as a program. */
const asText = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

/** The ways in which the steps of each journey can look, by their names, where they were found in the same sources. */
const looksOf = (reports: readonly Report[]) =>
  Object.fromEntries(
    reports.flatMap(({ flow, sources }) => {
      const screens = storedScreens(flow);
      return screens?.sources === sources
        ? [[flow, screens.screens.flatMap(({ step, name, path }) => (path ? [{ step, name }] : []))]]
        : [];
    }),
  );

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
    return `export const reports = ${asText(reports)};\nexport const looks = ${asText(looksOf(reports))};`;
  },
  // Any source can change what a walk finds; the next page that asks gets a new one.
  handleHotUpdate({ server }) {
    const module = server.moduleGraph.getModuleById(resolved);
    if (module) server.moduleGraph.invalidateModule(module);
  },
});
