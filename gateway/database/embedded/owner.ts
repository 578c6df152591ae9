import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** The user that the database server runs as and its files belong to. */
export interface Owner {
  readonly uid: number | undefined;
  /** For `spawn`; empty when it is the user we are. */
  readonly identity: { readonly uid?: number; readonly gid?: number };
}

/** PostgreSQL refuses to run as root: then it runs as the owner of the data folder, or else as "nobody". */
export function ownerOf(dataFolder: string): Owner {
  const self = process.getuid?.();
  if (self !== 0) return { uid: self, identity: {} };
  const existing = fs.statSync(dataFolder, { throwIfNoEntry: false });
  const [uid, gid] = existing && existing.uid !== 0 ? [existing.uid, existing.gid] : [idOf('-u'), idOf('-g')];
  return { uid, identity: { uid, gid } };
}

const idOf = (which: '-u' | '-g'): number =>
  Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));

/** Makes a folder that only its owner can open. The parents keep their modes: others must still pass through. */
export function makePrivateFolder(folder: string, owner: Owner): void {
  fs.mkdirSync(folder, { recursive: true });
  const found = fs.lstatSync(folder);
  if (
    !found.isDirectory() ||
    (found.uid !== process.getuid?.() && found.uid !== owner.uid && process.platform !== 'win32')
  ) {
    throw new Error(`${folder} belongs to another user`);
  }
  fs.chmodSync(folder, 0o700);
  if (owner.identity.uid !== undefined && owner.identity.gid !== undefined) {
    fs.chownSync(folder, owner.identity.uid, owner.identity.gid);
  }
}

/** Throws when the owner cannot write to the folder, for example below a closed home folder. */
export function requireReachable(folder: string, owner: Owner): void {
  if (owner.identity.uid === undefined) return;
  const reached = spawnSync('/bin/sh', ['-c', 'test -w "$0"', folder], { ...owner.identity, cwd: '/' });
  if (reached.status !== 0) {
    throw new Error(
      `User ${owner.identity.uid} cannot reach ${folder}: set DATA_DIR to an open folder, or DATABASE_URL.`,
    );
  }
}
