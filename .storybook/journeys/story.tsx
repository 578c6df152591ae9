import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { eventOf, type RecordedEvent, type RecordedValue } from '../../machines/exploration/index.ts';
import { fetchView } from '../../src/fields/views.ts';
import { loadLater } from '../../src/renderer/later.ts';
import { ShownState } from '../../src/stories/ShownState.tsx';
import { type FlowWithCopy, loadFlows } from '../../src/walkthrough/flow.ts';
import { currentSnapshot, sharedRunner } from '../../src/walkthrough/walkthrough.ts';
import { readScreen, wantedReading } from '../../test/support/screen-reading.ts';

/** How one gets to see a state: where the journey begins and what happens then. */
export interface StoryPath {
  readonly journey: string;
  readonly scenario: string;
  readonly events: readonly RecordedEvent[];
  readonly values: readonly RecordedValue[];
}

const pathOf = (parameters: { readonly [name: string]: unknown }): StoryPath => parameters.way as StoryPath;

/** A journey with everything that its screens need, so that they are whole at once. */
async function load(journey: string): Promise<FlowWithCopy> {
  const flow = (await loadFlows()).find((one) => one.journey.id === journey);
  if (!flow) throw new Error(`There is no journey ${journey}; start Storybook anew`);
  const kinds = Object.values(flow.journey.questions).map(({ kind }) => kind);
  await Promise.all([loadLater(), ...kinds.map(fetchView)]);
  return flow;
}

const eventsOf = ({ events, values }: StoryPath) => events.map((event) => eventOf(event, values));

/** Links of the page around a step do not lead out of the story. */
function stay(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** What all stories of journeys have in common: each tells its way, and this shows what is at the end of it. */
export const meta = {
  parameters: { isPage: true, controls: { disable: true }, actions: { disable: true } },
  beforeEach: () => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  loaders: [async ({ parameters }) => ({ flow: await load(pathOf(parameters).journey) })],
  render: (_args, { loaded, parameters, globals }) => {
    const way = pathOf(parameters);
    return (
      <ShownState
        flow={loaded.flow as FlowWithCopy}
        scenario={way.scenario}
        events={eventsOf(way)}
        answering={globals.operations === 'answer'}
      />
    );
  },
  play: async ({ canvasElement, globals, loaded, parameters }) => {
    const flow = loaded.flow as FlowWithCopy;
    const way = pathOf(parameters);
    if (!flow.portal) throw new Error(`The portal does not offer ${way.journey}: it has no screens`);
    const snapshot = currentSnapshot(sharedRunner(flow).replay(way.scenario, eventsOf(way)));
    const wanted = wantedReading(flow.portal, snapshot);
    await waitFor(() => expect(readScreen(canvasElement)).toEqual(wanted));
    // Opened by itself a story is as wide as the window.
    if (import.meta.env.VITEST_STORYBOOK && globals.viewport?.value === 'small') expect(innerWidth).toBe(320);
    expect(document.documentElement.scrollWidth, 'width of what is shown').toBeLessThanOrEqual(innerWidth);
  },
} satisfies Meta;
