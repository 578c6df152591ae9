import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VersionName } from '../../../src/atlas/changes/model/description.ts';
import { RevisionError, withRevision } from '../../revision.ts';
import type { ResumedFlow } from './resume-flow.ts';

/** What becomes in the working tree of what a revision keeps of its journeys. */
export interface Resumed {
  readonly version: VersionName;
  readonly flows: readonly ResumedFlow[];
}

/** Limit for exploring the journeys of a version, in milliseconds. */
const exploreTimeoutMs = 900_000;

/**
 * Resumes what is kept in every state of the journeys of a revision in those of the working tree.
 * Throws `RevisionError` when there is no such revision, or when it is too old.
 * @param root the folder of the project
 */
export const resumeRevision = (root: string, revision: string): Resumed =>
  withRevision(root, revision, ({ version, files, folder }) => {
    const out = path.join(folder, 'resumed.json');
    const script = fileURLToPath(import.meta.resolve('./resume-version.ts'));
    const preload = import.meta.resolve('../types-first.ts');
    const { status, stderr } = spawnSync(process.execPath, ['--import', preload, script, files, out], {
      timeout: exploreTimeoutMs,
    });
    if (status !== 0) {
      const reason = /^\w*Error.*$/m.exec(String(stderr))?.[0] ?? String(stderr).trim();
      throw new RevisionError(`${revision} (${version.day}) cannot be resumed: ${reason}`);
    }
    return { version, flows: JSON.parse(readFileSync(out, 'utf8')) as readonly ResumedFlow[] };
  });

/** The table of each flow, and the shortest path to each loss. */
export function resumedAsText({ version, flows }: Resumed): string {
  const columns = ['states', 'resumed', 'askedAgain', 'lost'] as const;
  const width = Math.max(...flows.map(({ flow }) => flow.length), 'journey'.length);
  const row = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(12))].join('');
  const losses = flows.flatMap(({ flow, losses: of }) =>
    of.map(
      ({ what, states, path: way }) =>
        `${flow}: ${what} (in ${states} ${states === 1 ? 'state' : 'states'})\n  ${way}`,
    ),
  );
  return [
    `Kept by ${version.name} (${version.commit}, ${version.day}), resumed in the working tree`,
    '',
    row('journey', ['states', 'resumed', 'asked again', 'lost']),
    ...flows.map((each) =>
      row(
        each.flow,
        columns.map((column) => each[column]),
      ),
    ),
    ...(losses.length > 0 ? ['', 'Lost, each with the shortest path to it:', ...losses] : []),
  ].join('\n');
}
