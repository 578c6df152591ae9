import { describe, expect, test } from 'vitest';
import { notices } from '../../content/notices.ts';
import { compile, type Journey } from '../../machines/engine/index.ts';
import {
  explore,
  type Flow,
  type Simulator,
  type Snapshot,
  simulate,
} from '../../machines/exploration/index.ts';
import { blockedComplaints } from '../support/blocked-invariant.ts';
import { invariants } from '../support/invariants.ts';
import { deadEnds, messagesOn, simulatorOf } from '../support/journey-invariants.ts';
import { readingInvariant } from '../support/reading-invariant.ts';
import { relyingInvariant } from '../support/relying-invariant.ts';
import { sendingInvariant } from '../support/sending-invariant.ts';
import { definition, journey, operations, samples, small } from '../support/small-journey.ts';

type Loose = Record<string, unknown>;
type Break = (simulator: Simulator) => Partial<Simulator>;

/** The small journey with something wrong in it. */
const planted = (changes: Loose, outputs: Flow['samples']['outputs'] = {}): Flow => ({
  journey: journey({ ...definition, ...changes } as never),
  samples: { ...samples, outputs: { ...samples.outputs, ...outputs } },
});

const { steps, questions, rules } = definition;
const sound: Flow = { journey: small, samples };

/** What an invariant has to say about all the situations of a flow, by default with the engine as it is. */
function complaintsOf(invariant: string, flow: Flow, broken?: Break) {
  const simulator = simulatorOf(flow.journey);
  const engine = { ...simulator, ...broken?.(simulator) };
  return [...explore(flow).states.values()].flatMap(
    (snapshot) => invariants[invariant]?.(flow.journey, engine, engine.restore(snapshot)) ?? [],
  );
}

const withContext = (snapshot: Snapshot, changes: Partial<Snapshot['context']>): Snapshot => ({
  ...snapshot,
  context: { ...snapshot.context, ...changes },
});

const silent = { ...operations.look.outcomes, shut: { when: (isOpen: boolean) => !isOpen, goTo: 'block' } };
const turn = {
  dependsOn: [],
  run: async () => true,
  outcomes: { turned: { facts: () => ({ isTurned: true }), goTo: 'next' } },
};
const onlyA = {
  ...questions.first,
  check: (value: unknown, { isTurned }: { isTurned?: boolean }) =>
    value === undefined || (isTurned && value === 'a') ? [{ notice: 'Missing' }] : [],
};
const undated = {
  ...operations.look.outcomes,
  open: { facts: () => ({ isOpen: new Date(0) }), goTo: 'next' },
};

/** A definition that breaks an invariant; where the engine holds it whatever is defined, an engine that does not. */
const plants: readonly [invariant: string, complaint: string, flow: Flow, broken?: Break][] = [
  [
    'every screen has an address and says why it is blocked',
    'one is blocked and does not say why',
    planted({ operations: { ...operations, look: { ...operations.look, outcomes: silent } } }),
  ],
  [
    'every screen has an address and says why it is blocked',
    'it has no address',
    planted({ steps: { ...steps, one: { ...steps.one, route: 'one' } } }),
  ],
  [
    'nobody is at a step before all that comes first is settled',
    'end is asked though first of one is not settled',
    planted(
      {
        questions: { ...questions, first: onlyA },
        operations: { ...operations, turn },
        steps: { ...steps, two: { ...steps.two, when: undefined, submit: ['turn'] } },
      },
      { turn: { turned: [true] } },
    ),
  ],
  [
    'loading the page again changes nothing',
    'what is kept is not plain data',
    planted({ operations: { ...operations, look: { ...operations.look, outcomes: undated } } }),
  ],
  [
    'loading the page again changes nothing',
    'loaded again at two, it shows one',
    sound,
    ({ start: begin }) => ({ start: ({ memory }) => begin({ memory: memory && { ...memory, at: 'one' } }) }),
  ],
  [
    'loading the page again changes nothing',
    'loaded again, the error page of end is gone',
    sound,
    ({ start: begin }) => ({
      start: ({ memory }) => begin({ memory: memory && { ...memory, failure: null } }),
    }),
  ],
  [
    'changing an answer forgets what the definition says, and says so',
    'continuing from one keeps second',
    sound,
    ({ next: after }) => ({
      next: (at, event) => {
        const next = after(at, event);
        return withContext(next, { answers: { ...at.context.answers, ...next.context.answers } });
      },
    }),
  ],
  [
    'forward and Back come to the same step with its answer',
    'from two Back leads to end:home instead of one',
    planted({
      rules: { ...rules, 'the first is not b': ({ answers }: { answers: Loose }) => answers.first !== 'b' },
      steps: { ...steps, one: { ...steps.one, when: 'the first is not b' } },
    }),
  ],
  [
    'forward and Back come to the same step with its answer',
    'from two Back to one loses first',
    sound,
    ({ next: after }) => ({
      next: (at, event) => {
        const next = after(at, event);
        return event.type === 'GO_BACK' ? withContext(next, { answers: {} }) : next;
      },
    }),
  ],
  [
    'trying again keeps the idempotency key, another answer renews it',
    'another answer keeps the key of one',
    sound,
    () => simulate(compile(small, { run: () => new Promise(() => {}), newKey: () => 'key' }).machine),
  ],
  ['one can always get away', 'nobody can get away from one, asking', planted({ back: 'none' })],
  [
    'what changes something at the provider is never called off',
    'ANSWER calls off look at one',
    planted({ operations: { ...operations, look: { ...operations.look, mutates: true } } }),
    // An engine that does not know of it.
    () => simulatorOf(small),
  ],
];

describe('a planted mistake is found', () => {
  test.each(plants)('%s: %s', (invariant, complaint, flow, broken) => {
    expect(complaintsOf(invariant, flow, broken)).toContain(complaint);
  });

  test('by each invariant, which has nothing to say about a sound journey', () => {
    expect(new Set(plants.map(([invariant]) => invariant))).toEqual(new Set(Object.keys(invariants)));
    for (const invariant of Object.keys(invariants)) expect(complaintsOf(invariant, sound)).toEqual([]);
  });

  test('where nothing leads to an end', () => {
    const stays = { taken: { notices: () => ['Refused'], goTo: 'stay' } };
    const endless = planted(
      {
        back: 'none',
        faults: { otherwise: { stay: 'Failed' } },
        operations: { ...operations, send: { ...operations.send, outcomes: stays } },
      },
      { send: { taken: [true] } },
    );
    expect(deadEnds(explore(endless)).length).toBeGreaterThan(0);
    expect(deadEnds(explore(sound))).toEqual([]);
  });

  test('where a message has no words', () => {
    const shown = new Set<string>();
    explore(sound, (snapshot) => {
      for (const key of messagesOn(small, snapshot)) shown.add(key);
    });
    expect([...shown].filter((key) => !Object.hasOwn(notices, key))).toEqual(
      expect.arrayContaining(['Missing', 'Shut', 'Failed', 'Refused']),
    );
  });

  test('where what was blocked stays so', () => {
    const needing = planted({ steps: { ...steps, two: { ...steps.two, load: ['look'] } } });
    const complaintsAbout = (keeping: Break) => {
      const simulator = simulatorOf(needing.journey);
      const engine = { ...simulator, ...keeping(simulator) };
      return [...explore(needing).states.values()].flatMap((snapshot) =>
        blockedComplaints(needing, engine, engine.restore(snapshot)),
      );
    };
    expect(complaintsAbout(() => ({}))).toEqual([]);
    const forgetful: Break = ({ next: after }) => ({
      next: (at, event) => (event.type === 'OPEN' ? at : after(at, event)),
    });
    expect(complaintsAbout(forgetful)).toContain(
      'one, opened by its address, is still blocked by look, which is not asked anew',
    );
  });

  test('where something is sent that is not read, or changed without a word', async () => {
    type Calls = { call(...it: readonly unknown[]): Promise<boolean> };
    const saving = { id: 'save', method: 'PUT' };
    const asking = { id: 'ask', method: 'POST' };
    const complaintsAbout = async (call: object, changes: Loose = {}) => {
      const run = async ({ answers }: { answers: Loose }, { services }: { services: Calls }) =>
        services.call(call, answers.second);
      const flow = planted({
        operations: { ...operations, look: { ...operations.look, run, ...changes } },
        steps: { ...steps, end: { ...steps.end, load: ['look'] } },
      });
      const invariant = readingInvariant(flow);
      explore(flow, invariant.arrived);
      return invariant.complaints();
    };
    const unread =
      'look of small sends second, which it does not read: add it to its “dependsOn”, or say under “ignores” why it changes nothing';
    expect(await complaintsAbout(asking)).toEqual([unread]);
    expect(await complaintsAbout(asking, { dependsOn: ['first', 'second'] })).toEqual([]);
    expect(await complaintsAbout(asking, { ignores: { second: 'it makes no difference' } })).toEqual([]);
    const unsaid = 'look changes something at the provider and does not say so';
    expect(await complaintsAbout(saving, { dependsOn: ['second'] })).toEqual([unsaid]);
    expect(await complaintsAbout(saving, { dependsOn: ['second'], mutates: true })).toEqual([]);
  });

  test('where something is sent on the strength of what may be old', async () => {
    const call = { id: 'pay', method: 'POST', needsIdempotencyKey: true };
    const send = {
      ...operations.send,
      run: async (_: unknown, { services }: { services: { call(it: object): Promise<boolean> } }) =>
        services.call(call),
    };
    const complaintsAbout = async (changes: Loose, more: Loose = {}) => {
      const flow = planted({
        operations: { ...operations, send, look: { ...operations.look, ...changes } },
        steps: { ...steps, end: { ...steps.end, load: ['look'] } },
        ...more,
      });
      const invariant = relyingInvariant(flow);
      explore(flow, invariant.arrived);
      return invariant.complaints();
    };
    expect(await complaintsAbout({})).toEqual(['end sends send on the strength of look, which may be old']);
    expect(await complaintsAbout({ refetch: 'onEntry' })).toEqual([]);
    expect(await complaintsAbout({ staleSafeBecause: 'the provider refuses what is old' })).toEqual([]);
    expect(await complaintsAbout({}, { shown: 'dialog' })).toEqual([]);
  });

  test('where something is sent that is not asked', async () => {
    const run = async (
      { answers }: { answers: Loose },
      tools: { services: { call(it: unknown): Promise<boolean> } },
    ) => tools.services.call(answers.second);
    const telling = { ...operations, send: { ...operations.send, run } };
    const complaintsAbout = async (changes: Loose) => {
      const flow = planted({ operations: telling, ...changes });
      const invariant = sendingInvariant(flow.journey as Journey);
      explore(flow, invariant.arrived);
      return invariant.complaints();
    };
    const keeping = { steps: { ...steps, one: { ...steps.one, resets: [] } } };
    expect(await complaintsAbout(keeping)).toEqual(['send sends second, which is not asked']);
    expect(await complaintsAbout({})).toEqual([]);
  });
});
