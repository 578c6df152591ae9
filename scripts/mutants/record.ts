import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './operators.ts';

/** What the last complete run found of a journey. */
export interface Recorded {
  /** A digest of the journey's folder as it was. */
  readonly sources: string;
  readonly total: number;
  readonly killed: number;
  readonly explained: number;
  /** Short digests of the ids of all mutants that were noticed, one after the other. */
  readonly noticed: string;
}

type Record = Readonly<{ [flow: string]: Recorded }>;

const file = join(import.meta.dirname, 'scores.json');

/** The scores as they are written down in the repository. */
export const recordedScores = (): Record => JSON.parse(readFileSync(file, 'utf8')) as Record;

/** Writes down the score of a journey. */
export function recordScore(flow: string, recorded: Recorded): void {
  const all = Object.entries({ ...recordedScores(), [flow]: recorded });
  const sorted = all.toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const shortDigest = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 6);

/** The mutants as a text that tells each of them from the others, and is the same in whatever order they come. */
export const listed = (mutants: readonly Mutant[]): string =>
  mutants
    .map(({ id }) => shortDigest(id))
    .toSorted()
    .join(' ');

/** Which mutants a journey's record knows to be noticed. */
export function noticedIn({ noticed }: Pick<Recorded, 'noticed'>): (mutant: Mutant) => boolean {
  const digests = new Set(noticed.split(' '));
  return ({ id }) => digests.has(shortDigest(id));
}
