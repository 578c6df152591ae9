import { recordedScreens } from 'virtual:recorded-screens';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { provider } from '../../content/provider.ts';
import { screensIn } from '../../machines/exploration/index.ts';
import { fetchView } from '../../src/fields/views.ts';
import { loadLater } from '../../src/renderer/later.ts';
import { StoryPage } from '../../src/stories/StoryPage.tsx';
import type { FlowWithCopy } from '../../src/walkthrough/flow.ts';
import { RealScreen } from '../../src/walkthrough/RealScreen.tsx';
import '../../src/styles/styles.css';
import { simulatorOf } from './journey-invariants.ts';
import { type PseudoScreens, pseudoLooker, textsOfData } from './pseudo-look.ts';

/** Draws every distinct screen of a journey that the last walk found, and looks at each. */
export async function drawScreens(flow: FlowWithCopy): Promise<PseudoScreens> {
  const record = recordedScreens.find(({ flow: id }) => id === flow.journey.id);
  if (!record) throw new Error(`There is no record of ${flow.journey.id}`);
  const kinds = Object.values(flow.journey.questions).map(({ kind }) => kind);
  await Promise.all([loadLater(), ...kinds.map(fetchView)]);
  const simulator = simulatorOf(flow.journey);
  const looker = pseudoLooker(textsOfData([flow.samples, provider]));
  for (const { state, path } of screensIn(record)) {
    if (!path) continue;
    const start = simulator.start({ facts: flow.samples.initialScenarios[path.scenario] ?? {} });
    const snapshot = path.events.reduce(simulator.next, start);
    if (snapshot.status !== 'active') continue;
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    flushSync(() =>
      root.render(
        <StoryPage>
          <RealScreen flow={flow} snapshot={snapshot} send={() => {}} />
        </StoryPage>,
      ),
    );
    const kind = document.querySelector('dialog[open]') ? 'dialog' : state.step;
    await looker.look(`${flow.journey.id} ${state.step}: ${state.name}`, kind);
    flushSync(() => root.unmount());
    place.remove();
  }
  return looker.found();
}
