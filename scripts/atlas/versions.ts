import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Description,
  descriptionFormat,
  type VersionName,
  type Versions,
} from '../../src/atlas/changes/model/description.ts';
import { git, RevisionError, withRevision } from '../revision.ts';

/**
 * The journeys of a revision and those of the working tree, described by the present engine.
 * Throws `RevisionError` when there is no such revision, or when it is too old to be described.
 * @param root the folder of the project
 */
export const versionsOf = (root: string, revision: string): Versions =>
  withRevision(root, revision, ({ version, files, folder }) => {
    const now: VersionName = { name: 'the working tree', commit: '', day: '', subject: '' };
    return {
      was: describeVersion(files, version, folder),
      now: describeVersion(root, now, folder),
      remarks: engineRemarks(root, version.commit),
    };
  });

/** Limit for describing a version, in milliseconds. */
const describeTimeoutMs = 120_000;

function describeVersion(of: string, version: VersionName, folder: string): Description {
  const out = path.join(folder, 'description.json');
  const script = fileURLToPath(import.meta.resolve('./describe.ts'));
  const preload = import.meta.resolve('./types-first.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, script, of, out], {
    timeout: describeTimeoutMs,
  });
  if (status !== 0) {
    const reason = /^\w*Error.*$/m.exec(String(stderr))?.[0] ?? String(stderr).trim();
    throw new RevisionError(
      version.commit === ''
        ? `the journeys of the working tree could not be read: ${reason}`
        : `${version.name} (${version.day}) cannot be described with what is installed now: ${reason}`,
    );
  }
  const found = JSON.parse(readFileSync(out, 'utf8')) as Omit<Description, 'format' | 'version'>;
  const remarks = found.remarks.map((remark) => `${version.name}: ${remark}`);
  return { format: descriptionFormat, version, ...found, remarks };
}

/** Both versions are read as the present engine reads them. */
function engineRemarks(root: string, commit: string): readonly string[] {
  const isSame = git(root, 'diff', '--quiet', commit, '--', 'machines', ':(exclude)*.test.ts').isRight;
  return isSame
    ? []
    : [
        'The engine (machines/) changed as well. Both versions are read by the present one, so what that changes in how journeys run is not shown.',
      ];
}
