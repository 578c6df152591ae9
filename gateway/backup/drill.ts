import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedServer } from '../database/embedded/server.ts';
import { serveFolder } from './folder-bucket.ts';
import type { ObjectsInBackup } from './manifest.ts';
import { restore } from './restore.ts';
import { type SmokeResult, smoke } from './smoke.ts';

export interface DrillReport {
  readonly madeAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly compressedBytes: number;
  /** Objects of the store that the backup holds, each compared with what its row says. */
  readonly objects: number;
  /** Seconds for an empty server, its tables, all rows, and every count, digest and reference compared. */
  readonly restoreSeconds: number;
  /** Seconds for a gateway on it and its calls. */
  readonly smokeSeconds: number;
  readonly calls: number;
  readonly files: number;
  readonly failed: readonly string[];
}

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 100) / 10;

/** A drill in which nobody was asked for proves nothing of the gateway. */
const emptiness = ({ calls }: SmokeResult): readonly string[] =>
  calls === 0 ? ['the backup holds no resident with a repair: no call was made'] : [];

/** Lets a gateway work on what was restored, with the objects of the backup where it has any. */
async function tryGateway(
  url: string,
  port: number,
  folder: string,
  objects: ObjectsInBackup | undefined,
): Promise<SmokeResult> {
  if (objects === undefined) return smoke(url, port, {});
  const bucket = await serveFolder(folder);
  try {
    return await smoke(url, port, bucket.env);
  } finally {
    bucket.close();
  }
}

/**
 * Restores a backup into an empty server of its own, which is removed afterwards, and lets a gateway work on it. Throws
 * BackupError when it cannot be restored, or came out differently.
 * @param port where the gateway listens meanwhile
 */
export async function restoreDrill(folder: string, port: number): Promise<DrillReport> {
  const place = await mkdtemp(path.join(tmpdir(), 'doorstep-drill-'));
  const began = performance.now();
  const server = await startEmbeddedServer(path.join(place, 'postgres'));
  try {
    const url = server.urlOf('postgres');
    const { madeAt, tables, objects } = await restore(url, folder, { objectsTo: 'nowhere' });
    const restoreSeconds = secondsSince(began);
    const asked = performance.now();
    const tried = await tryGateway(url, port, folder, objects);
    return {
      madeAt,
      tables: tables.length,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      compressedBytes: tables.reduce((sum, { bytes }) => sum + bytes, 0),
      objects: objects?.count ?? 0,
      restoreSeconds,
      smokeSeconds: secondsSince(asked),
      calls: tried.calls,
      files: tried.files,
      failed: [...tried.failed, ...emptiness(tried)],
    };
  } finally {
    await server.stop();
    await rm(place, { recursive: true, force: true });
    if (!server.folder.startsWith(place)) await rm(server.folder, { recursive: true, force: true });
  }
}
