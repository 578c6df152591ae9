import { beforeAll, describe, expect, test } from 'vitest';
import { type Exemption, exemptions } from '../.storybook/journeys/exemptions.ts';
import { storyGaps } from '../.storybook/journeys/gaps.ts';
import { storiesOf } from '../.storybook/journeys/stories.ts';
import { storyFilesOf } from '../.storybook/journeys/story-files.ts';
import { flows } from '../journeys/registry.ts';
import { statePath } from '../machines/engine/index.ts';
import {
  explore,
  type Flow,
  messagesOn,
  type RecordedScreens,
  type SeenScreen,
  screenFinder,
  screensIn,
} from '../machines/exploration/index.ts';
import { currentScreens } from '../scripts/paths/record.ts';
import { type FlowWithCopy, loadFlows } from '../src/walkthrough/flow.ts';
import { simulatorOf } from './support/journey-invariants.ts';
import { journey as define, definition, samples, small } from './support/small-journey.ts';

test('there are journeys', () => expect(flows.length).toBeGreaterThan(0));

describe.each(flows.map((flow) => [flow.journey.id, flow] as const))('%s', (id, flow) => {
  const { journey, samples: own } = flow;
  let record: RecordedScreens;
  let seen: readonly SeenScreen[];
  let atlas: FlowWithCopy;

  beforeAll(async () => {
    record = await currentScreens(flow);
    seen = screensIn(record);
    const found = (await loadFlows()).find((each) => each.journey.id === id);
    if (!found) throw new Error(`${id} is not in the registry`);
    atlas = found;
  });

  test('every way in which a step can look can be seen, or it is exempt with a reason', () => {
    expect(storyGaps(journey, seen, exemptions)).toEqual([]);
    for (const { why } of exemptions) expect(why.length).toBeGreaterThan(20);
    expect(seen.length).toBeGreaterThan(journey.steps.length * 5);
  });

  test('no state of the machine, and no message at a step, is without a story', () => {
    const simulator = simulatorOf(journey);
    const shown = new Set<string>();
    const places = new Set<string>();
    for (const { state, path } of seen) {
      if (!path) continue;
      const start = simulator.start({ facts: own.initialScenarios[path.scenario] ?? {} });
      const end = path.events.reduce((at, event) => simulator.next(at, event), start);
      expect(statePath(end.value).join('.')).toBe(`${state.step}.${state.at}`);
      places.add(`${state.step}.${state.at}`);
      for (const message of messagesOn(journey, end)) shown.add(message);
    }
    expect(record.messages.filter((message) => !shown.has(message))).toEqual([]);
    expect(record.places.filter((place) => !places.has(place))).toEqual([]);
    expect(record.messages.length).toBeGreaterThan(journey.steps.length);
  });

  test('each step has stories, all with names of their own, narrow and dark ones too', () => {
    const steps = storiesOf(atlas, seen);
    expect(steps.map(({ step }) => step)).toEqual(journey.steps);
    for (const { stories } of steps) {
      const names = stories.map(({ exportName }) => exportName);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(['First_view', 'Narrow_phone', 'Dark']));
    }
    expect(steps.flatMap(({ stories }) => stories).length).toBeGreaterThan(seen.length - exemptions.length);
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
  });

  test('each story of a step is in its file, with the way to it', () => {
    const steps = storiesOf(atlas, seen);
    const files = storyFilesOf(id, steps);
    for (const [index, { stories }] of steps.entries()) {
      const exported = [...(files[index]?.text ?? '').matchAll(/^export const (\w+) = /gm)];
      expect(exported.map(([, name]) => name)).toEqual(stories.map(({ exportName }) => exportName));
    }
  });
});

describe('the check itself', () => {
  // What the first is changed to is why the second is not asked again.
  const never = { journey: 'small', step: 'two', state: 'Asked again after a change', why: '' };
  const gapsOf = (flow: Flow, ...exempt: readonly Exemption[]) => {
    const finder = screenFinder(flow);
    return storyGaps(flow.journey, finder.screens(explore(flow, finder.arrived)), [never, ...exempt]);
  };

  test('the planted journey is whole', () => {
    expect(gapsOf({ journey: small, samples })).toEqual([]);
  });

  test('a state that no sample leads to is found', () => {
    const outputs = { ...samples.outputs, send: { taken: [true], 'not taken': [] } };
    expect(gapsOf({ journey: small, samples: { ...samples, outputs } })).toEqual([
      'No sample leads to end: Returned: no sample',
    ]);
  });

  test('so is one that the definition keeps from ever showing', () => {
    const { two } = definition.steps;
    const blocks = [...two.blocks, { when: 'the second is b', notice: 'Refused' }] as const;
    const journey = define({ ...definition, steps: { ...definition.steps, two: { ...two, blocks } } });
    expect(gapsOf({ journey, samples })).toEqual(['No sample leads to two: Stopped: Refused']);
  });

  test('and a waiver for what can be seen', () => {
    const waiver = { journey: 'small', step: 'one', state: 'First view', why: '' };
    expect(gapsOf({ journey: small, samples }, waiver)).toEqual([
      'one: First view is exempt, though it is seen or does not exist',
    ]);
  });
});
