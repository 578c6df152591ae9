import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Call } from '../../contract/call.ts';
import type { Flow } from '../../machines/exploration/index.ts';

const root = resolve(import.meta.dirname, '../..');

/** A line by which the portal knows a journey. */
export interface Line {
  readonly id: string;
  load(): Promise<{ readonly flow: { readonly journey: { readonly id: string } } }>;
}

/** Where the line of a journey stands. */
function lineOf(id: string): string {
  for (const file of ['journeys/first.ts', 'journeys/portal.ts', 'journeys/dialogs.ts']) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(`id: '${id}'`));
    if (line >= 0) return ` (${file}:${line + 1})`;
  }
  return '';
}

/** What is wrong with the lines by which the portal knows its journeys. */
export async function faultsInLines(lines: readonly Line[]): Promise<readonly string[]> {
  const loaded = await Promise.all(
    lines.map(async ({ id, load }) => ({ id, loads: (await load()).flow.journey.id })),
  );
  const ids = loaded.map(({ id }) => id);
  return loaded.flatMap(({ id, loads }, index) => [
    ...(id === loads
      ? []
      : [`The line ${id}${lineOf(id)} loads the journey ${loads}: let it import the flow of ${id}`]),
    ...(ids.indexOf(id) === index ? [] : [`There are two lines for the journey ${id}: remove one of them`]),
  ]);
}

/** Folders with a journey that is not registered. */
export function unregisteredJourneys(flows: readonly Flow[]): readonly string[] {
  const registered = new Set(flows.map(({ journey }) => journey.id));
  return globSync('journeys/*/journey.ts', { cwd: root }).flatMap((file) => {
    const [, id = ''] = /^\s+id: '(\w+)',$/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return registered.has(id)
      ? []
      : [
          `${file.slice(0, -'/journey.ts'.length)} is not in journeys/registry.ts: add its journey, samples, properties and titles to the list`,
        ];
  });
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'id' in value;

/** Calls that a file of the contract defines and its list does not have. */
export async function unlistedCalls(calls: readonly Call[]): Promise<readonly string[]> {
  const listed = new Set(calls.map(({ id }) => id));
  const files = globSync('contract/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const defined = await Promise.all(
    files.map(async (file) =>
      Object.values((await import(join(root, file))) as object)
        .filter(isCall)
        .map(({ id }) => ({ id, file })),
    ),
  );
  return defined
    .flat()
    .filter(({ id }) => !listed.has(id))
    .map(
      ({ id, file }) =>
        `${id} of ${file} is not in contract/calls.ts: import it there and add it to the list`,
    );
}
