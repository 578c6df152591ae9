import type { Plugin } from 'vite';
import type { RecordedScreens, Report } from '../machines/exploration/index.ts';
import { currentReports } from './paths/current.ts';
import { storedScreens } from './paths/store.ts';

const pathsName = 'virtual:recorded-paths';
const screensName = 'virtual:recorded-screens';
const resolvedPaths = `\0${pathsName}`;
const resolvedScreens = `\0${screensName}`;
const resolved: Readonly<Record<string, string>> = {
  [pathsName]: resolvedPaths,
  [screensName]: resolvedScreens,
};

/** As text, which browsers read faster than the same as a program. */
const asText = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

/** The ways in which the steps of the journeys can look, where they were found in the same sources. */
const screensOf = (reports: readonly Report[]): readonly RecordedScreens[] =>
  reports.flatMap(({ flow, sources }) => {
    const screens = storedScreens(flow);
    return screens?.sources === sources ? [screens] : [];
  });

/** The same of each journey, by their names alone. */
const looksOf = (reports: readonly Report[]) =>
  Object.fromEntries(
    screensOf(reports).map(({ flow, screens }) => [
      flow,
      screens.flatMap(({ step, name, path }) => (path ? [{ step, name }] : [])),
    ]),
  );

/**
 * What the last walks through the journeys and machines found, as a module for the atlas, and how steps can look as one for
 * tests. Sources that are newer than the record are walked anew first.
 */
export const recordedPaths = (): Plugin => ({
  name: 'recorded-paths',
  resolveId: (id) => resolved[id],
  async load(id) {
    if (id === resolvedScreens)
      return `export const recordedScreens = ${asText(screensOf(await currentReports()))};`;
    if (id !== resolvedPaths) return undefined;
    const reports = await currentReports();
    return `export const reports = ${asText(reports)};\nexport const looks = ${asText(looksOf(reports))};`;
  },
  // Any source can change what a walk finds; the next page that asks gets a new one.
  handleHotUpdate({ server }) {
    for (const id of [resolvedPaths, resolvedScreens]) {
      const module = server.moduleGraph.getModuleById(id);
      if (module) server.moduleGraph.invalidateModule(module);
    }
  },
});
