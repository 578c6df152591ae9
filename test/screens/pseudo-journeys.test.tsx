import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rewordWith } from '../../content/own-words/words.ts';
import { pseudoText } from '../support/pseudo-locale.ts';

// Texts are read when their file is loaded.
rewordWith(pseudoText);
const { provider } = await import('../../content/provider.ts');
const { screenOf } = await import('../../machines/engine/index.ts');
const { eventsOf } = await import('../../machines/exploration/index.ts');
const { fetchView } = await import('../../src/fields/views.ts');
const { loadLater } = await import('../../src/renderer/later.ts');
const { simulatorOf } = await import('../support/journey-invariants.ts');
const { playPath, talliedSimulator } = await import('../support/played-path.ts');
const { pseudoLooker, textsOfData } = await import('../support/pseudo-look.ts');
const { shownFlows } = await import('../support/screen-paths.ts');

type Flow = Awaited<ReturnType<typeof shownFlows>>[number];

/** Of each kind: questions, a dialog, money, something that is changed, something that goes on for long. */
const played = ['complaint', 'enquiry', 'payment', 'profile', 'statementRequest'];
const shown = (await shownFlows()).filter(({ id }) => played.includes(id));

/** The path through the most steps that comes to an end of the journey. */
function wholePath({ flow: { journey }, samples, report }: Flow) {
  const simulator = simulatorOf(journey);
  const walked = report.paths.map((path) => {
    const events = eventsOf(report, path);
    let snapshot = simulator.start({ facts: samples.initialScenarios[path.scenario] ?? {} });
    const steps = new Set<string>();
    for (const event of events) {
      snapshot = simulator.next(snapshot, event);
      if (snapshot.status === 'active') steps.add(screenOf(journey, snapshot).step.id);
    }
    return { path: { ...path, events }, steps: steps.size, isEnded: snapshot.status === 'done' };
  });
  const [longest] = walked.filter(({ isEnded }) => isEnded).toSorted((a, b) => b.steps - a.steps);
  if (!longest) throw new Error(`no path of ${journey.id} comes to its end`);
  return longest;
}

test('there are five journeys', () => expect(shown).toHaveLength(played.length));

test.for(shown)('$id can be gone through from its beginning to its end', async (one) => {
  const { id, flow, samples } = one;
  const { path, steps } = wholePath(one);
  const looker = pseudoLooker(textsOfData([samples, provider]));
  const seen = new Set<string>();
  const kinds = Object.values(flow.journey.questions).map(({ kind }) => kind);
  await Promise.all([loadLater(), flow.fetchLater?.(), ...kinds.map(fetchView)]);
  await page.viewport(320, 640);
  const tally = { byHand: 0, otherwise: 0, byItself: 0, keyed: new Set<string>(), taken: new Set<string>() };
  await playPath(
    {
      flow,
      simulator: talliedSimulator(flow.journey, tally),
      samples,
      tally,
      shownBeginnings: new Set(),
      loaded: () => {},
      resumed: () => {},
      async audit(shows, phase) {
        seen.add(shows);
        await looker.look(`${id} ${shows} ${phase}`, id);
      },
    },
    path,
  );
  const { foreign, tooWide, complaints } = await looker.found();
  expect(foreign).toEqual([]);
  expect(tooWide).toEqual([]);
  expect(complaints).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(steps);
});
