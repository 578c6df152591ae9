import { expect, test } from 'vitest';
import { loadFlows } from './flow.ts';
import { byExamples } from './stand-in.ts';

const tools = { services: {}, signal: new AbortController().signal };

test('searches and uploads answer from the samples, without a provider', async () => {
  const repair = (await loadFlows()).find(({ journey }) => journey.id === 'repair');
  if (!repair?.portal) throw new Error('reporting a repair has no screens');
  const { services } = byExamples(repair.portal, repair.samples);
  const situation = { answers: {}, facts: repair.journey.initialFacts, editing: false };

  const found = await services.reason?.search?.('LEAK', situation, tools);
  expect(found?.map(({ label }) => label)).toEqual(['Leaking tap', 'Uncontrollable leak']);
  expect(await services.reason?.search?.('no such words', situation, tools)).toEqual([]);

  const file = new File([new Uint8Array(1)], 'a.jpg', { type: 'image/jpeg' });
  const sent = await services.files?.upload?.(file, situation, { ...tools, key: 'k', onProgress: () => {} });
  expect(sent).toMatchObject({ fileName: 'leak.jpg' });
});
