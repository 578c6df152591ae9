import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statePath } from '../../machines/engine/index.ts';
import { randomFlow } from '../../test/support/random-journey.ts';
import { graphOf } from '../atlas/model/graph.ts';
import { litEdges } from '../atlas/model/lit-edges.ts';
import { visibleGraph } from '../atlas/model/visible-graph.ts';
import { choicesOf, moveInWords, usualChoice } from './choices.ts';
import { examplesOf } from './examples.ts';
import { type FlowWithCopy, loadFlows, noCopy } from './flow.ts';
import {
  currentRules,
  currentSnapshot,
  currentSteps,
  type Walkthrough,
  WalkthroughRunner,
} from './walkthrough.ts';

const flows = await loadFlows();
const named = flows.map((flow) => [flow.journey.id, flow] as const);

/** Takes the usual next move until the walkthrough is over. */
function pressedOn(runner: WalkthroughRunner, from: Walkthrough): Walkthrough {
  let walkthrough = from;
  for (let moves = 0; moves < 100; moves += 1) {
    const choice = usualChoice(runner, walkthrough);
    if (!choice) return walkthrough;
    const next = runner.after(walkthrough, choice.event);
    if (next === walkthrough) throw new Error(`“${choice.label}” led nowhere`);
    walkthrough = next;
  }
  throw new Error('the walkthrough never ends');
}

describe.each(named)('walkthroughs of %s', (_id, flow) => {
  const runner = new WalkthroughRunner(flow);

  test('come to an end by pressing on, whatever they begin as', () => {
    for (const scenario of Object.keys(flow.samples.initialScenarios)) {
      const walkthrough = pressedOn(runner, runner.begin(scenario));
      expect(statePath(currentSnapshot(walkthrough).value)[0], scenario).toMatch(/^end:/);
      expect(choicesOf(runner, walkthrough)).toEqual([]);
    }
  });

  test('begin at any step by its example', () => {
    const examples = examplesOf(flow);
    expect([...examples.keys()].toSorted()).toEqual(flow.journey.steps.map(({ id }) => id).toSorted());
    for (const [step, { initialScenario: scenario, events }] of examples) {
      const walkthrough = runner.replay(scenario, events);
      expect(statePath(currentSnapshot(walkthrough).value)).toEqual([step, 'asking']);
    }
  });

  test('light up the way to where they stand', () => {
    const whole = graphOf(flow);
    const drawn = visibleGraph(whole, new Set());
    for (const [step, { initialScenario: scenario, events }] of examplesOf(flow)) {
      const lit = litEdges(whole, drawn, runner.replay(scenario, events));
      const into = drawn.edges.filter(({ id, to }) => to === step && lit.has(id));
      const isFirst = flow.journey.steps[0]?.id === step;
      expect(into.length, step).toBeGreaterThanOrEqual(isFirst ? 0 : 1);
    }
  });

  test('name what happened in words', () => {
    const walkthrough = pressedOn(runner, runner.begin(Object.keys(flow.samples.initialScenarios)[0] ?? ''));
    const { start, moves } = walkthrough;
    for (const [index, { event }] of moves.entries()) {
      const words = moveInWords(runner, (moves[index - 1] ?? start).snapshot, event);
      expect(words).not.toMatch(/undefined|\[object|xstate/);
    }
  });
});

const repair = flows.find(({ journey }) => journey.id === 'repair') as FlowWithCopy;

test('a step that is passed over says why, and rules say what they are now', () => {
  const runner = new WalkthroughRunner(repair);
  const example = examplesOf(repair).get('details');
  if (!example) throw new Error('no way to the details');
  const walkthrough = runner.replay(example.initialScenario, example.events);
  const property = currentSteps(repair, walkthrough).find(({ step }) => step === 'property');
  expect(property?.inWords).toBe('passed over, because it is not so that the resident has several homes');
  const rules = new Map(currentRules(repair, walkthrough).map(({ rule, value }) => [rule, value]));
  expect(rules.get('the resident has several homes')).toBe(false);
  const files = examplesOf(repair).get('media');
  const later = runner.replay(files?.initialScenario ?? '', files?.events ?? []);
  const now = currentRules(repair, later).find(({ rule }) => rule === 'photos can be added');
  expect(now).toEqual({
    rule: 'photos can be added',
    value: true,
    changed: true,
    reasons: [{ what: 'photos allowed', is: 'yes' }],
  });
});

test('every answer and every outcome of the samples can be chosen, with what comes of it', () => {
  const runner = new WalkthroughRunner(repair);
  const begun = runner.begin('a new repair');
  const [outcomes, faults] = choicesOf(runner, begun);
  expect(outcomes?.title).toBe('Result of “Load the resident, their homes and the settings”');
  expect(outcomes?.choices.map(({ note }) => note)).toContain('ends at “Home”');
  expect(faults?.choices.map(({ label }) => label)).toContain('the session is over');
  const emergency = examplesOf(repair).get('emergency');
  const asked = choicesOf(runner, runner.replay('a new repair', emergency?.events ?? []));
  expect(asked[0]?.choices.map(({ label }) => label)).toContain('Yes, I can provide access');
});

test('any small journey can be walked through', () => {
  fc.assert(
    fc.property(randomFlow, (flow) => {
      const atlas: FlowWithCopy = { ...flow, copy: noCopy('Random'), portal: undefined };
      const runner = new WalkthroughRunner(atlas);
      let walkthrough = runner.begin('a new visit');
      for (let moves = 0; moves < 15; moves += 1) {
        const choice = usualChoice(runner, walkthrough);
        if (!choice) break;
        walkthrough = runner.after(walkthrough, choice.event);
        expect(currentSteps(atlas, walkthrough).length).toBe(flow.journey.steps.length);
      }
      expect(currentRules(atlas, walkthrough).length).toBe(Object.keys(flow.journey.rules).length);
    }),
    { numRuns: 40 },
  );
});
