import { render } from 'vitest-browser-react';
import { provider } from '../../content/provider.ts';
import { explore, reachableScreens } from '../../machines/exploration/index.ts';
import { loadLater } from '../../src/renderer/later.ts';
import { StoryPage } from '../../src/stories/StoryPage.tsx';
import type { FlowWithCopy } from '../../src/walkthrough/flow.ts';
import { RealScreen } from '../../src/walkthrough/RealScreen.tsx';
import '../../src/styles/styles.css';
import { simulatorOf } from './journey-invariants.ts';
import { type PseudoScreens, pseudoLooker, textsOfData } from './pseudo-look.ts';

/** Draws every distinct screen of a journey, and looks at each. */
export async function drawScreens(flow: FlowWithCopy): Promise<PseudoScreens> {
  await loadLater();
  const explored = explore(flow);
  const simulator = simulatorOf(flow.journey);
  const looker = pseudoLooker(textsOfData([flow.samples, provider]));
  for (const { state, path } of reachableScreens(flow, explored)) {
    if (!path) continue;
    const start = simulator.start({ facts: flow.samples.initialScenarios[path.scenario] ?? {} });
    const snapshot = path.edges.reduce((at, { event }) => simulator.next(at, event), start);
    if (snapshot.status !== 'active') continue;
    const screen = await render(
      <StoryPage>
        <RealScreen flow={flow} snapshot={snapshot} send={() => {}} />
      </StoryPage>,
    );
    const kind = document.querySelector('dialog[open]') ? 'dialog' : state.step;
    await looker.look(`${flow.journey.id} ${state.step}: ${state.name}`, kind);
    await screen.unmount();
  }
  return looker.found();
}
