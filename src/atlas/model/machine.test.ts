import { describe, expect, test } from 'vitest';
import { currentSnapshot } from '../../walkthrough/walkthrough.ts';
import { layOut } from './layout.ts';
import { afterEvent, beginCase, loadMachines, statesIn, subjectOfMachine } from './machine.ts';
import { machineChoices, usualEvent } from './machine-choices.ts';
import { machineGraph } from './machine-graph.ts';
import { mermaidOf } from './mermaid.ts';

const machines = loadMachines();

test('the registry has machines that are no journeys', () => {
  expect(machines.length).toBeGreaterThan(2);
});

describe.each(machines.map((machine) => [machine.machine.id, machine] as const))(
  'the graph of %s',
  (_id, it) => {
    const graph = machineGraph(it);
    const ids = new Set(graph.nodes.map(({ id }) => id));

    test('has every arrow exactly once, and every state', () => {
      const placed = [
        ...graph.nodes.flatMap(({ inside }) => inside),
        ...graph.edges.flatMap(({ arrows }) => arrows),
      ].map(({ id }) => id);
      const arrows = it.thought.transitions.map(({ id }) => id);
      expect(arrows.length).toBeGreaterThan(3);
      expect(placed.toSorted()).toEqual(arrows.toSorted());
      for (const { name, type } of it.thought.states) {
        if (type === 'atomic' || type === 'final') expect(ids, name).toContain(name);
      }
      for (const { id, from, to } of graph.edges) {
        expect(ids, id).toContain(from);
        expect(ids, id).toContain(to);
      }
    });

    test('begins where the machine does, and says why each arrow is taken', () => {
      const start = graph.edges.find(({ from }) => from === 'start');
      expect(ids).toContain(start?.to);
      for (const { id, label, arrows } of graph.edges) {
        if (arrows.length > 0) expect(label.join(''), id).not.toBe('');
      }
      expect(mermaidOf(graph)).toContain('flowchart TD');
    });

    test('is laid out', async () => {
      const { nodes, edges } = await layOut(graph);
      expect(nodes.length).toBe(graph.nodes.length);
      for (const { edge, points } of edges) expect(points.length, edge.id).toBeGreaterThan(1);
    });

    test('is followed by what can happen, until nothing new does', () => {
      for (const circumstance of it.thought.circumstances) {
        let followed = beginCase(it, circumstance);
        for (let moves = 0; moves < 100; moves += 1) {
          for (const { title, choices } of machineChoices(it, followed)) {
            for (const { label } of choices) expect(`${title} ${label}`).not.toMatch(/undefined|xstate/);
          }
          const event = usualEvent(it, graph, followed);
          if (!event) break;
          followed = afterEvent(it, followed, event);
        }
        expect(followed.moves.length).toBeGreaterThan(0);
        expect(followed.moves.length).toBeLessThan(100);
        for (const state of statesIn(currentSnapshot(followed).value)) expect(ids).toContain(state);
        const told = subjectOfMachine(it).told(
          circumstance,
          followed.moves.map(({ event }) => event),
        );
        expect(told.length).toBe(followed.moves.length);
      }
    });
  },
);

test('asking again and again is followed to its end', () => {
  const poll = machines.find(({ machine }) => machine.id === 'poll');
  if (!poll) throw new Error('no machine that asks again');
  const asked = beginCase(poll, 'one attempt');
  const groups = machineChoices(poll, asked);
  expect(groups.map(({ title }) => title)).toEqual(['ask is done', 'ask fails']);
  const answer = groups[0]?.choices.find(({ label }) => label === 'the answer is there');
  expect(statesIn(currentSnapshot(afterEvent(poll, asked, answer?.event ?? { type: '' })).value)).toEqual([
    'answered',
  ]);
});
