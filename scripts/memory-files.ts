// Files that live no longer than a run of tests and are cheaper in memory than on a disk.
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const memoryFolder = '/dev/shm';

/** Whether files of that many bytes have room in memory. The `/dev/shm` of a container has 64 MB unless told otherwise. */
export function haveRoomInMemory(bytes: number): boolean {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return Math.min(bavail * bsize, process.availableMemory()) >= bytes;
}

/** The folder in which to make temporary files: in memory where that many bytes have room, else the system's. */
export const temporaryFolderFor = (bytes: number): string =>
  haveRoomInMemory(bytes) ? memoryFolder : tmpdir();
