import { rm } from 'node:fs/promises';

/** Removes the database that the whole journeys ran against. */
export default async function removeData(): Promise<void> {
  const { JOURNEYS_DATA: folder } = process.env;
  if (folder) await rm(folder, { recursive: true, force: true });
}
