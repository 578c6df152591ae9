import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

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
  const [uid, gid] =
    existing && existing.uid !== 0 ? [existing.uid, existing.gid] : [systemId('-u'), systemId('-g')];
  return { uid, identity: { uid, gid } };
}

const systemId = (which: '-u' | '-g'): number =>
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

const canWrite = (folder: string, owner: Owner): boolean =>
  spawnSync('/bin/sh', ['-c', 'test -w "$0"', folder], { ...owner.identity, cwd: '/' }).status === 0;

/**
 * Where the owner can keep the data: the folder asked for, or, when that lies below a folder that is closed to the
 * owner (a checkout in root's home), always the same one under /var/tmp. The folder above may be passed through
 * afterwards, but still not looked into.
 */
export function reachableFolder(wanted: string, owner: Owner): string {
  const above = path.dirname(wanted);
  fs.mkdirSync(above, { recursive: true });
  if (owner.identity.uid === undefined) return wanted;
  fs.chmodSync(above, fs.statSync(above).mode | 0o011);
  const probe = path.join(above, `.reach-${process.pid}`);
  makePrivateFolder(probe, owner);
  try {
    if (canWrite(probe, owner)) return wanted;
  } finally {
    fs.rmdirSync(probe);
  }
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return path.join('/var/tmp', `doorstep-${name}`);
}
