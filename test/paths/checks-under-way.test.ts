import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { flows } from '../../journeys/registry.ts';
import {
  askedQuestions,
  compile,
  expects,
  type JourneyEvent,
  language,
  type Memory,
  memoryOf,
  type Situation,
  type Step,
  situationOf,
  statePath,
  stepOf,
} from '../../machines/engine/index.ts';
import { answerSamples, explore, type Flow, outputSamples } from '../../machines/exploration/index.ts';
import { currentRuns } from '../../scripts/paths/record.ts';
import { type RecordedRuns, runsIn } from '../../scripts/paths/running.ts';

/** What may happen, in any order: the resident does something, time passes, or what is under way comes back. */
const happenings = ['answer', 'press', 'pass', 'come back'] as const;
type Happening = readonly [what: (typeof happenings)[number], which: number];

const story: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.tuple(fc.constantFrom(...happenings, 'answer' as const), fc.nat(30)),
  { minLength: 4, maxLength: 30 },
);

interface Run {
  readonly operation: string;
  readonly situation: Situation;
  readonly signal: AbortSignal;
  come(): void;
}

/**
 * Runs a journey for real, from a memory on, through a story, and tells what went wrong: a run that changes something at
 * the provider was called off, another began before it was back, or one began with older facts than there were.
 */
async function played({ journey, samples }: Flow, memory: Memory, happenings: readonly Happening[]) {
  const wrong: string[] = [];
  const underWay = new Set<Run>();
  let runs = 0;
  const mutates = (operation: string) => journey.operations[operation]?.mutates === true;
  const { machine } = compile(journey, {
    newKey: () => 'key',
    run(operation, situation, { signal }) {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      for (const other of underWay) {
        if (mutates(other.operation)) wrong.push(`${operation} begins before ${other.operation} is back`);
      }
      const known = actor.getSnapshot().context.facts;
      if (situation.facts !== known) wrong.push(`${operation} begins with older facts`);
      if (mutates(operation)) runs += 1;
      const outputs = outputSamples(samples, operation);
      const run: Run = {
        operation,
        situation,
        signal,
        come() {
          underWay.delete(run);
          resolve(outputs[runs % outputs.length]);
        },
      };
      underWay.add(run);
      signal.addEventListener('abort', () => {
        if (underWay.delete(run) && mutates(operation)) wrong.push(`${operation} is called off`);
      });
      return promise;
    },
  });
  const actor = createActor(machine, { input: { memory, requested: memory.at } });
  actor.start();
  const send = (event: JourneyEvent) => expects(actor.getSnapshot(), event.type) && actor.send(event);
  const pressed = ({ secondaryActions }: Step): readonly JourneyEvent[] => [
    ...(['CONTINUE', 'BACK', 'GO_BACK', 'EXIT', 'STAY', 'SAVE', 'LEAVE', 'CONTINUE'] as const).map(
      (type) => ({
        type,
      }),
    ),
    ...Object.keys(secondaryActions).map((action) => ({ type: 'SECONDARY_ACTION', action }) as const),
  ];
  for (const [what, which] of happenings) {
    const { value, context, status } = actor.getSnapshot();
    if (status !== 'active') break;
    const step = stepOf(journey, statePath(value)[0]);
    const one = <T>(of: readonly T[]): T | undefined => of[which % Math.max(of.length, 1)];
    if (what === 'answer') {
      const question = one(askedQuestions(journey, step, situationOf(context)));
      if (question === undefined) continue;
      const given = one(answerSamples(samples, question, context.facts));
      send({ type: 'ANSWER', question, value: given });
    } else if (what === 'press') send(one(pressed(step)) as JourneyEvent);
    else if (what === 'come back') [...underWay][0]?.come();
    await vi.advanceTimersByTimeAsync(what === 'pass' ? 1000 : 0);
  }
  // Left as it is now, a run is called off by the end of the test alone.
  underWay.clear();
  actor.stop();
  return { wrong, runs };
}

/** Everywhere in a flow that such a check is under way, as it is kept there. */
function beginnings({ journey }: Flow, { states }: Pick<RecordedRuns, 'states'>): readonly Memory[] {
  const found = new Map<string, Memory>();
  for (const { value, context } of [...states.values()].flat()) {
    const [step, state] = statePath(value);
    const operation = /^checking:(.+)$/.exec(state)?.[1];
    if (operation !== undefined && journey.operations[operation]?.mutates)
      found.set(`${step} ${operation}`, memoryOf(context));
  }
  return [...found.values()];
}

/** Two checks that save, with the tag that the last one left. */
function saving(): Flow {
  interface Known {
    readonly tag: number;
  }
  const { journey, operation } = language<{
    readonly facts: Known;
    readonly notice: 'Missing' | 'Failed';
    readonly services: unknown;
    readonly end: 'home';
    readonly errorPage: 'failed';
  }>();
  const letter = { kind: 'letter', check: () => [] };
  const questions = { first: letter, second: letter };
  const save = (question: 'first' | 'second') =>
    operation(questions)({
      dependsOn: [question],
      run: async () => 0,
      outcomes: { saved: { facts: (tag: number) => ({ tag }), goTo: 'next' } },
      mutates: true,
    });
  const definition = journey({
    id: 'saving',
    version: 1,
    initialFacts: { tag: 0 },
    questions,
    rules: {},
    operations: { saveFirst: save('first'), saveSecond: save('second') },
    steps: {
      one: {
        route: '/one',
        asks: ['first', 'second'],
        check: ['saveFirst', { run: 'saveSecond', debounceMs: 1000 }],
        secondaryActions: { away: { end: 'home' } },
      },
      two: { route: '/two' },
    },
    back: 'confirmed',
    backEnd: 'home',
    exit: { end: 'home' },
    faults: { otherwise: { errorPage: 'failed', notice: 'Failed' } },
    ends: { home: { route: '/home' } },
    errorPages: { failed: { route: '/failed' } },
  } as never);
  return {
    journey: definition,
    samples: {
      initialScenarios: { 'a first visit': {} },
      answers: { first: ['a', 'b', 'c'], second: ['a', 'b', 'c'] },
      outputs: { saveFirst: { saved: [1, 2, 3] }, saveSecond: { saved: [4, 5, 6] } },
    },
  };
}

const hasSuch = ({ journey }: Flow): boolean =>
  journey.steps.some(({ check }) => check.some(({ run }) => journey.operations[run]?.mutates));

const own = saving();

const withSaving = [
  [own.journey.id, own, beginnings(own, runsIn(explore(own), ''))] as const,
  ...(await Promise.all(
    flows
      .filter(hasSuch)
      .map(async (flow) => [flow.journey.id, flow, beginnings(flow, await currentRuns(flow))] as const),
  )),
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('while a check changes something at the provider', () => {
  test.each(withSaving)(
    'in %s, whatever is answered and pressed waits for it, and the next change begins with what it led to',
    async (_id, flow, at) => {
      let again = 0;
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...at), story, async (memory, happenings) => {
          const { wrong, runs } = await played(flow, memory, happenings);
          expect(wrong).toEqual([]);
          if (runs > 1) again += 1;
        }),
        { numRuns: 150 },
      );
      expect(again).toBeGreaterThan(0);
    },
  );

  test('there are such check in the portal', () => {
    expect(withSaving.map(([id]) => id)).toContain('repair');
  });
});
