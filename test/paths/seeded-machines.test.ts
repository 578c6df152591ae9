import { expect, test } from 'vitest';
import { type AnyStateMachine, fromPromise, setup } from 'xstate';
import { complaintsAbout, coverageOf, explore, type MachineFlow } from '../../machines/exploration/index.ts';
import { machineComplaints } from '../support/machine-invariants.ts';

const { createMachine } = setup({
  actors: { work: fromPromise(() => new Promise<boolean>(() => {})) },
  guards: { 'it worked': (_, output: unknown) => output === true },
});

const outcome = ({ event }: { event: object }) => ('output' in event ? event.output : undefined);
const worked = {
  description: 'it worked',
  guard: { type: 'it worked', params: outcome },
  target: 'done',
} as const;
const waits = (...onDone: object[]) => ({ invoke: { id: 'work', src: 'work', onDone } });
const final = { type: 'final' } as const;

const flowOf = (states: object): MachineFlow => ({
  id: 'planted',
  name: 'Planted',
  about: 'has something wrong',
  machine: createMachine({ id: 'planted', initial: 'first', states } as never) as unknown as AnyStateMachine,
  initialScenarios: { 'a start': undefined },
  events: [
    { type: 'xstate.done.actor.work', output: true },
    { type: 'xstate.done.actor.work', output: false },
    { type: 'NEXT' },
  ] as MachineFlow['events'],
});

const failed = { description: 'it did not work', target: 'done' };
const sound = { first: waits(worked, failed), done: final };

const complaintsIn = (flow: MachineFlow) => {
  const explored = explore(flow);
  return [...machineComplaints(flow, explored), ...complaintsAbout(coverageOf(explored), flow)];
};

test('a sound machine has no complaints', () => {
  expect(complaintsIn(flowOf(sound))).toEqual([]);
});

test.each([
  ['first done work 1 does not say why it is taken', { ...sound, first: waits(worked, { target: 'done' }) }],
  [
    'first done work has a rule without a name',
    { ...sound, first: waits({ ...worked, guard: () => true }, failed) },
  ],
  ['lost is never reached', { ...sound, lost: final }],
  ['xstate.done.actor.work leads nowhere from first', { ...sound, first: waits(worked) }],
  [
    'no end can be reached from ["shut","active",{}]',
    { ...sound, first: waits(worked, { ...failed, target: 'shut' }), shut: {} },
  ],
  [
    'lost NEXT: never taken: goes on',
    { ...sound, lost: { on: { NEXT: { description: 'goes on', target: 'done' } } } },
  ],
  ['it worked: never false', { first: { ...waits(worked), on: { NEXT: failed } }, done: final }, true],
])('%s', (complaint, states, onlyTrue = false) => {
  const flow = flowOf(states);
  const events = (flow.events as readonly object[]).filter(
    (event) => !onlyTrue || !('output' in event) || event.output,
  );
  expect(complaintsIn({ ...flow, events: events as never })).toContain(complaint);
});

test('a state in which a machine may rest is no dead end, and has to exist', () => {
  const shut = flowOf({ ...sound, first: waits(worked, { ...failed, target: 'shut' }), shut: {} });
  expect(complaintsIn({ ...shut, restsIn: ['shut'] })).toEqual([]);
  expect(complaintsIn({ ...flowOf(sound), restsIn: ['shut'] })).toEqual([
    'it cannot rest in shut, which is no state',
  ]);
});

test('what is taken without an event counts, and a time needs no sample', () => {
  const flow = flowOf({
    first: { after: { 500: { description: 'half a second', target: 'passing' } } },
    passing: { always: { description: 'passed through', target: 'done' } },
    done: final,
  });
  const { edges } = explore(flow);
  expect(edges.map(({ taken }) => taken)).toEqual([['first after 500', 'passing always']]);
  expect(machineComplaints(flow, explore(flow))).toEqual([]);
});
