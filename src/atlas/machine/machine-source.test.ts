import { describe, expect, test } from 'vitest';
import { explorableMachine } from '../../../machines/exploration/index.ts';
import { supportingMachines } from '../../../machines/supporting-machines.ts';
import { currentSnapshot, walkthroughEvents } from '../../walkthrough/walkthrough.ts';
import { layOut } from '../model/layout.ts';
import { mermaidOf } from '../model/mermaid.ts';
import { machineSource } from './machine-source.tsx';
import { activeStates } from './states.ts';

test('the registry has supporting machines', () => {
  expect(supportingMachines.length).toBeGreaterThan(2);
});

describe.each(supportingMachines.map((flow) => [flow.id, flow] as const))('the source of %s', (_id, flow) => {
  const source = machineSource(flow);
  const { graph } = source;
  const ids = new Set(graph.nodes.map(({ id }) => id));

  test('has every transition on exactly one edge or inside one node, and every state', () => {
    const placed = [
      ...graph.nodes.flatMap(({ inside }) => inside),
      ...graph.edges.flatMap(({ transitions }) => transitions),
    ].map(({ id }) => id);
    const transitions = source.transitions.map(({ id }) => id);
    expect(transitions.length).toBeGreaterThan(3);
    expect(placed.toSorted()).toEqual(transitions.toSorted());
    for (const { name, type } of explorableMachine(flow).states) {
      if (type === 'atomic' || type === 'final') expect(ids, name).toContain(name);
    }
    for (const { id, from, to } of graph.edges) {
      expect(ids, id).toContain(from);
      expect(ids, id).toContain(to);
    }
  });

  test('begins where the machine does, and says why each transition is taken', () => {
    const start = graph.edges.find(({ from }) => from === 'start');
    expect(ids).toContain(start?.to);
    for (const { id, label, transitions } of graph.edges) {
      if (transitions.length > 0) expect(label.join(''), id).not.toBe('');
    }
    expect(mermaidOf(graph)).toContain('flowchart TD');
  });

  test('is laid out', async () => {
    const { nodes, edges } = await layOut(graph);
    expect(nodes.length).toBe(graph.nodes.length);
    for (const { edge, points } of edges) expect(points.length, edge.id).toBeGreaterThan(1);
  });

  test('is walked through by what can happen, until nothing new does', () => {
    const player = source.player(new Map());
    for (const scenario of source.initialScenarios) {
      let walkthrough = player.begin(scenario);
      for (let moves = 0; moves < 100; moves += 1) {
        for (const { title, choices } of player.choices(walkthrough)) {
          for (const { label } of choices) expect(`${title} ${label}`).not.toMatch(/undefined|xstate/);
        }
        const event = player.usualEvent(walkthrough);
        if (!event) break;
        walkthrough = player.next(walkthrough, event);
      }
      const { length } = walkthrough.moves;
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThan(100);
      for (const state of activeStates(currentSnapshot(walkthrough).value)) expect(ids).toContain(state);
      expect(ids).toContain(player.lights(player.graph(walkthrough), walkthrough).at);
      expect(player.history(walkthrough)).toHaveLength(length);
      expect(source.describeEvents(scenario, walkthroughEvents(walkthrough))).toHaveLength(length);
    }
  });
});

test('asking again and again is walked through to its end', () => {
  const poll = supportingMachines.find(({ id }) => id === 'poll');
  if (!poll) throw new Error('no machine that asks again');
  const player = machineSource(poll).player(new Map());
  const asked = player.begin('one attempt');
  const groups = player.choices(asked);
  expect(groups.map(({ title }) => title)).toEqual(['ask is done', 'ask fails']);
  const answer = groups[0]?.choices.find(({ label }) => label === 'the answer is there');
  const answered = player.next(asked, answer?.event ?? { type: '' });
  expect(activeStates(currentSnapshot(answered).value)).toEqual(['answered']);
});
