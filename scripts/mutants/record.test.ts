import { expect, test } from 'vitest';
import { explanationsIn, needlessExplanations } from './explanations.ts';
import { journeyFolders, mutantsIn } from './journey-sources.ts';
import type { Mutant } from './operators.ts';
import { noticedIn, recordedScores } from './record.ts';
import { shareOf } from './score.ts';

/** How far a journey may move away from its record before the record has to be made anew. */
const drift = 0.05;

const recorded = recordedScores();
const folders = journeyFolders();

/** What a developer reads who changed a journey and did not try the changes that can be made to it now. */
const advice = (id: string, open: readonly Mutant[]): string =>
  [
    `npm run mutants -- --flow ${id} records the score anew. Neither noticed by the record nor explained are:`,
    ...open.map(({ path, line, says }) => `  ${path}:${line}: ${says}`),
  ].join('\n');

test.each(Object.entries(recorded))('the recorded score of %s still speaks of its sources', (id, score) => {
  const folder = folders.get(id);
  if (folder === undefined) throw new Error(`there is no journey ${id} any more`);
  const mutants = mutantsIn(folder);
  const isNoticed = noticedIn(score);
  const explanations = explanationsIn(folder);
  const open = mutants.filter((mutant) => !isNoticed(mutant) && !explanations.has(mutant.id));
  const share = shareOf({ total: mutants.length, killed: mutants.length - open.length, explained: 0 });
  expect(share, advice(id, open)).toBeGreaterThanOrEqual(shareOf(score) - drift);
});

test('every journey has a recorded score', () => {
  expect([...folders.keys()].filter((id) => !(id in recorded))).toEqual([]);
});

test.each([...folders])('every explanation for %s is of a change that nobody notices', (id, folder) => {
  const mutants = mutantsIn(folder);
  const isNoticed = noticedIn(recorded[id] ?? { noticed: '' });
  const noticed = new Map(mutants.filter(isNoticed).map((mutant) => [mutant.id, 'by the record']));
  expect(needlessExplanations(explanationsIn(folder), mutants, (change) => noticed.get(change))).toEqual([]);
});
