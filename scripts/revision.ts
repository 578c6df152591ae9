import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VersionName } from '../src/atlas/changes/model/description.ts';

/** What goes wrong in a way that whoever asked can mend; its message says how. */
export class RevisionError extends Error {
  override readonly name = 'RevisionError';
}

/** Limit of the archive of a version, in bytes. */
const maxArchiveBytes = 2 ** 30;

export function git(root: string, ...args: readonly string[]) {
  const { status, stdout, error } = spawnSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    maxBuffer: maxArchiveBytes,
  });
  if (error) throw new RevisionError(`git could not be run: ${error.message}`);
  return { isRight: status === 0, stdout };
}

/** A revision, laid out in a folder for a while. */
interface Unpacked {
  readonly version: VersionName;
  readonly files: string;
  /** A folder for what is made of it, which goes with it. */
  readonly folder: string;
}

/**
 * What is made of a revision, whose files are there only meanwhile.
 * Throws `RevisionError` when there is no such revision, or when it has no journeys.
 * @param root the folder of the project
 */
export function withRevision<Made>(root: string, revision: string, make: (of: Unpacked) => Made): Made {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-revision-'));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  // Being called off from the keyboard ends the process; what is in the folder goes with it.
  const stop = () => process.exit(130);
  process.once('exit', clean).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const files = path.join(folder, 'version');
    const version = layOut(root, revision, files);
    if (!existsSync(path.join(files, 'journeys/registry.ts'))) {
      throw new RevisionError(
        `${revision} (${version.day}) is too old to be described: it has no journeys/registry.ts`,
      );
    }
    return make({ version, files, folder });
  } finally {
    process.off('exit', clean).off('SIGINT', stop).off('SIGTERM', stop);
    clean();
  }
}

/**
 * Lays a revision out in a folder that there is not yet, with the packages that are installed now.
 * Throws `RevisionError` when there is no such revision.
 * @param root the folder of the project
 */
export function layOut(root: string, revision: string, folder: string): VersionName {
  const version = versionNamed(root, revision);
  unpack(root, version.commit, folder);
  return version;
}

function versionNamed(root: string, revision: string): VersionName {
  if (!git(root, 'rev-parse', '--git-dir').isRight) {
    throw new RevisionError(`${root} is in no git repository, so there is no version to compare with`);
  }
  const found = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  if (!found.isRight) {
    const isShallow = String(git(root, 'rev-parse', '--is-shallow-repository').stdout).trim() === 'true';
    const hint = isShallow ? '; this clone holds only part of the history: git fetch --unshallow' : '';
    throw new RevisionError(`there is no revision “${revision}” here${hint}`);
  }
  const commit = String(found.stdout).trim();
  const log = String(git(root, 'log', '-1', '--format=%h%n%cs%n%s', commit).stdout);
  const [short = '', day = '', subject = ''] = log.split('\n');
  return { name: revision, commit: short, day, subject };
}

function unpack(root: string, commit: string, folder: string): void {
  const archive = git(root, 'archive', '--format=tar', `--prefix=${path.basename(folder)}/`, commit);
  if (!archive.isRight) throw new RevisionError(`the files of ${commit} could not be read`);
  const tar = spawnSync('tar', ['-xf', '-', '-C', path.dirname(folder)], { input: archive.stdout });
  if (tar.status !== 0) {
    throw new RevisionError(
      `the files of ${commit} could not be unpacked: ${tar.error?.message ?? tar.stderr}`,
    );
  }
  const packages = path.join(root, 'node_modules');
  const linked = path.join(folder, 'node_modules');
  rmSync(linked, { recursive: true, force: true });
  if (existsSync(packages)) symlinkSync(packages, linked, 'junction');
}
