import { reports } from 'virtual:recorded-paths';
import { expect, test, vi } from 'vitest';

// Before anything reads the time.
vi.useFakeTimers({
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  now: new Date('2026-11-23T10:00:00Z'),
});
const { loadFlows } = await import('../../src/walkthrough/flow.ts');
const { transcriptOf } = await import('../support/transcripts/transcript.tsx');

const shown = (await loadFlows()).filter(({ portal }) => portal !== undefined);

test.for(shown)('$journey.id is read as its transcript says', { timeout: 240_000 }, async (flow) => {
  const report = reports.find(({ flow: id }) => id === flow.journey.id);
  if (!report) throw new Error(`There is no record of ${flow.journey.id}`);
  await expect(await transcriptOf(flow, report)).toMatchFileSnapshot(`../transcripts/${flow.journey.id}.txt`);
});

test('there is no transcript of what is no journey', () => {
  const files = Object.keys(import.meta.glob('../transcripts/*.txt'));
  const wanted = shown.map(({ journey }) => `../transcripts/${journey.id}.txt`);
  expect(files.filter((file) => !wanted.includes(file))).toEqual([]);
});
