import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { machineFlow } from '../../../../machines/exploration/index.ts';
import { supportingMachines } from '../../../../machines/supporting-machines.ts';
import { describeMachine } from './describe-machine.ts';
import { type Description, descriptionFormat, type JourneyDescription } from './description.ts';
import { differencesOf } from './differences.ts';

test('there are machines to describe', () => {
  expect(supportingMachines.length).toBeGreaterThan(0);
});

describe.each(supportingMachines.map((flow) => [flow.id, flow] as const))(
  'the description of %s',
  (_id, flow) => {
    const { sections, nodes, edges } = describeMachine(flow);

    test('has its states, and transitions between them alone', () => {
      expect(sections.states?.length).toBeGreaterThan(1);
      const ids = new Set(nodes.map(({ id }) => id));
      expect(edges.length).toBeGreaterThan(0);
      expect(edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
    });

    test('names each thing once', () => {
      for (const items of Object.values(sections)) {
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }
    });
  },
);

const door = (to: string) =>
  describeMachine(
    machineFlow({
      name: 'A door',
      about: 'opens and shuts',
      machine: createMachine({
        id: 'door',
        initial: 'shut',
        states: { shut: { on: { PUSH: to } }, open: {}, broken: {} },
      }),
      initialScenarios: {},
      events: [],
    }),
  );

test('a transition that leads elsewhere is a change of its state', () => {
  const version = (machine: JourneyDescription): Description => ({
    format: descriptionFormat,
    version: { name: '', commit: '', day: '', subject: '' },
    journeys: [],
    machines: [machine],
    messages: [],
    remarks: [],
  });
  const { journeys } = differencesOf({
    was: version(door('open')),
    now: version(door('broken')),
    remarks: [],
  });
  expect(journeys.map(({ name, kind }) => [name, kind])).toEqual([['A door', 'altered']]);
  expect(journeys[0]?.changes).toEqual([
    expect.objectContaining({
      section: 'transitions',
      kind: 'altered',
      title: 'shut → broken',
      steps: ['shut'],
      fields: [{ name: 'to', lines: [{ was: 'open', now: 'broken' }] }],
    }),
  ]);
});
