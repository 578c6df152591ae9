import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Description,
  descriptionFormat,
  type VersionName,
  type Versions,
} from '../../src/atlas/changes/model/description.ts';

/** What goes wrong in a way that whoever asked can mend; its message says how. */
export class CannotCompare extends Error {
  override readonly name = 'CannotCompare';
}

/** Limit of the archive of a version, in bytes. */
const maxArchiveBytes = 2 ** 30;

function git(root: string, ...args: readonly string[]) {
  const { status, stdout, error } = spawnSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    maxBuffer: maxArchiveBytes,
  });
  if (error) throw new CannotCompare(`git could not be run: ${error.message}`);
  return { isRight: status === 0, stdout };
}

/**
 * The journeys of a revision and those of the working tree, described by the present engine.
 * Throws `CannotCompare` when there is no such revision, or when it is too old to be described.
 * @param root the folder of the project
 */
export function versionsOf(root: string, revision: string): Versions {
  const version = versionNamed(root, revision);
  const folder = mkdtempSync(path.join(tmpdir(), 'atlas-'));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  // Being called off from the keyboard ends the process; what is in the folder goes with it.
  const stop = () => process.exit(130);
  process.once('exit', clean).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const old = path.join(folder, 'version');
    unpack(root, version.commit, old);
    if (!existsSync(path.join(old, 'journeys/registry.ts'))) {
      throw new CannotCompare(
        `${revision} (${version.day}) is too old to be described: it has no journeys/registry.ts`,
      );
    }
    const now: VersionName = { name: 'the working tree', commit: '', day: '', subject: '' };
    return {
      was: describeVersion(old, version, folder),
      now: describeVersion(root, now, folder),
      remarks: engineRemarks(root, version.commit),
    };
  } finally {
    process.off('exit', clean).off('SIGINT', stop).off('SIGTERM', stop);
    clean();
  }
}

function versionNamed(root: string, revision: string): VersionName {
  if (!git(root, 'rev-parse', '--git-dir').isRight) {
    throw new CannotCompare(`${root} is in no git repository, so there is no version to compare with`);
  }
  const found = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  if (!found.isRight) {
    const isShallow = String(git(root, 'rev-parse', '--is-shallow-repository').stdout).trim() === 'true';
    const hint = isShallow ? '; this clone holds only part of the history: git fetch --unshallow' : '';
    throw new CannotCompare(`there is no revision “${revision}” here${hint}`);
  }
  const commit = String(found.stdout).trim();
  const log = String(git(root, 'log', '-1', '--format=%h%n%cs%n%s', commit).stdout);
  const [short = '', day = '', subject = ''] = log.split('\n');
  return { name: revision, commit: short, day, subject };
}

/** Lays a version out in a folder, with the packages that are installed now. */
function unpack(root: string, commit: string, folder: string): void {
  const archive = git(root, 'archive', '--format=tar', `--prefix=${path.basename(folder)}/`, commit);
  if (!archive.isRight) throw new CannotCompare(`the files of ${commit} could not be read`);
  const tar = spawnSync('tar', ['-xf', '-', '-C', path.dirname(folder)], { input: archive.stdout });
  if (tar.status !== 0) {
    throw new CannotCompare(
      `the files of ${commit} could not be unpacked: ${tar.error?.message ?? tar.stderr}`,
    );
  }
  const packages = path.join(root, 'node_modules');
  const linked = path.join(folder, 'node_modules');
  rmSync(linked, { recursive: true, force: true });
  if (existsSync(packages)) symlinkSync(packages, linked, 'junction');
}

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
    throw new CannotCompare(
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
