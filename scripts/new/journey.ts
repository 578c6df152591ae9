import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { journeyFiles } from './journey-files.ts';
import { namesOf } from './names.ts';
import { registrations } from './registrations.ts';

const root = resolve(import.meta.dirname, '../..');

/** Whether a journey can be called so. */
export const isJourneyName = (name: string): boolean => /^[a-z][a-zA-Z]{2,29}$/.test(name);

/**
 * Writes the frame of a journey that asks one question, shows a review, sends the answer and confirms it, and registers
 * it. What is there already is never overwritten.
 * @returns the files that were written or changed
 */
export async function newJourney(name: string): Promise<readonly string[]> {
  const names = namesOf(name);
  const files = journeyFiles(names);
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`${taken.join(' and ')} is there already`);
  const registered = registrations(names).map(({ file, add }) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [file, add(text)] as const;
  });
  for (const [file, text] of [...Object.entries(files), ...registered]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const written = [...Object.keys(files), ...registered.map(([file]) => file)];
  await promisify(execFile)(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...written], {
    cwd: root,
  });
  return written;
}
