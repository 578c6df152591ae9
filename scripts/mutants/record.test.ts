import { expect, test } from 'vitest';
import { explanationsIn, needlessExplanations } from './explanations.ts';
import { journeyFolders, mutantsIn } from './journey-sources.ts';
import { noticedIn, recordedScores } from './record.ts';
import { shareOf } from './score.ts';

/** How far a journey may move away from its record before the record has to be made anew. */
const drift = 0.05;

const recorded = Object.entries(recordedScores()).map(([id, score]) => ({ id, score }));
const folders = journeyFolders();

test.each(recorded)('the recorded score of $id still speaks of its sources', ({ id, score }) => {
  const folder = folders.get(id);
  if (folder === undefined) throw new Error(`there is no journey ${id} any more`);
  const mutants = mutantsIn(folder);
  const isNoticed = noticedIn(score);
  const explanations = explanationsIn(folder);
  const killed = mutants.filter(isNoticed).length;
  const explained = mutants.filter((mutant) => !isNoticed(mutant) && explanations.has(mutant.id)).length;
  expect(
    shareOf({ total: mutants.length, killed, explained }),
    'npm run mutants -- --changed brings scripts/mutants/scores.json up to date',
  ).toBeGreaterThanOrEqual(shareOf(score) - drift);
});

test.each([...folders])('every explanation for %s is of a change that nobody notices', (id, folder) => {
  const mutants = mutantsIn(folder);
  const isNoticed = noticedIn(recordedScores()[id] ?? { noticed: '' });
  const noticed = new Map(mutants.filter(isNoticed).map((mutant) => [mutant.id, 'by the record']));
  expect(needlessExplanations(explanationsIn(folder), mutants, (change) => noticed.get(change))).toEqual([]);
});
