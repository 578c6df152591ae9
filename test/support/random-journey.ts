import fc from 'fast-check';
import {
  type Expression,
  type Journey,
  language,
  type Outcome,
  type Question,
} from '../../machines/engine/index.ts';
import type { Flow } from '../../machines/exploration/index.ts';

/** Where the unlucky outcome of an operation leads, by the place at which it runs. */
const unlucky = {
  need: ['block', 'halt', 'end'],
  check: ['block', 'halt'],
  do: ['stay', 'halt', 'end', 'restart'],
} as const;

const does = fc.constantFrom(...unlucky.do);

const sometimes = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 });
const seldom = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary: of, weight: 1 });

const stepPlan = fc.record({
  when: sometimes(fc.record({ about: fc.nat(5), value: fc.constantFrom('a', 'b'), isFact: fc.boolean() })),
  /** Questions beside the first: one that its answer brings, one that is always there, one that is known on arrival. */
  others: fc.constantFrom([], [], ['brought'], ['always'], ['known'], ['brought', 'always']),
  initial: fc.boolean(),
  need: sometimes(fc.constantFrom(...unlucky.need)),
  check: sometimes(fc.constantFrom(...unlucky.check)),
  settles: fc.boolean(),
  mutates: fc.boolean(),
  do: sometimes(does),
  /** An operation after that one, unless the rule of the first answer holds it back. */
  doNext: seldom(fc.record({ goTo: does, sometimes: fc.boolean() })),
  secondaryAction: seldom(
    fc.record({
      isConfirmed: fc.boolean(),
      isOffered: fc.constantFrom('always', 'sometimes'),
      submit: fc.array(fc.record({ goTo: does, sometimes: fc.boolean() }), { maxLength: 2 }),
    }),
  ),
  blocks: fc.boolean(),
  resets: fc.boolean(),
});

type StepPlan = typeof stepPlan extends fc.Arbitrary<infer Plan> ? Plan : never;

/** Small journeys of two to six steps with rules over answers and facts, and with operations that may go wrong. */
export const randomFlow: fc.Arbitrary<Flow> = fc
  .record({
    steps: fc.array(stepPlan, { minLength: 1, maxLength: 5 }),
    back: fc.constantFrom('confirmed', 'plain', 'none'),
    exit: fc.constantFrom('none', 'leave', 'save'),
    /** The last step only says what was done. */
    confirmation: fc.boolean(),
  })
  .map(flowOf);

const values = ['a', 'b', 'bad'] as const;

const question = (initial?: string): Question<unknown, string, unknown> => ({
  kind: 'random',
  check: (value) =>
    value === undefined ? [{ notice: 'Missing' }] : value === 'bad' ? [{ notice: 'Wrong' }] : [],
  ...(initial === undefined ? {} : { initial }),
});

const goToOf = (goTo: string): Outcome['goTo'] => {
  if (goTo === 'halt') return { errorPage: 'failed', notice: 'Halted' };
  if (goTo === 'end') return { end: 'home' };
  return goTo as 'block' | 'stay' | 'restart';
};

interface JourneyPlan {
  readonly steps: readonly StepPlan[];
  readonly back: Journey['back'];
  readonly exit: 'none' | 'leave' | 'save';
  readonly confirmation: boolean;
}

function flowOf({ steps: plans, back, exit, confirmation }: JourneyPlan): Flow {
  const questions: Record<string, Question<unknown, string, unknown>> = {};
  const rules: Record<string, Journey['rules'][string] | Expression> = {};
  const operations: Record<string, object> = {};
  const outputs: Record<string, Record<string, readonly unknown[]>> = {};
  const steps: Record<string, object> = {};

  const rule = (name: string, decide: Journey['rules'][string] | Expression) => {
    rules[name] = decide;
    return name;
  };
  const is = (id: string, value: string) => rule(`${id} is ${value}`, { answer: id, equals: value });
  const knows = (fact: string, value: string) =>
    rule(`${fact} is ${value}`, ({ facts }) => (facts as Record<string, unknown>)[fact] === value);
  const operation = (
    id: string,
    goTo: string,
    dependsOn: readonly string[],
    fact?: string,
    more: object = {},
  ) => {
    const learns = fact ? { facts: (output: unknown) => ({ [fact]: output }) } : {};
    operations[id] = {
      dependsOn,
      ...more,
      run: async () => 'a',
      outcomes: {
        unlucky: {
          when: (output: unknown) => output === 'unlucky',
          goTo: goToOf(goTo),
          ...(goTo === 'block' ? { notices: () => ['Blocked'] } : {}),
        },
        lucky: { ...learns, goTo: 'next' },
      },
    };
    outputs[id] = { unlucky: ['unlucky'], lucky: fact ? ['a', 'b'] : ['a'] };
    return id;
  };

  const ownOf = ({ others }: StepPlan, index: number) => [
    `q${index}`,
    ...others.map((other) => `q${index} ${other}`),
  ];

  for (const [index, plan] of plans.entries()) {
    const own = `q${index}`;
    const fact = `f${index}`;
    const [, ...others] = ownOf(plan, index);
    questions[own] = question(plan.initial ? 'a' : undefined);
    for (const id of others) questions[id] = question();
    const earlier = plan.when && index > 0 ? plan.when.about % index : undefined;
    const whenOf: Readonly<Record<string, () => object>> = {
      brought: () => ({ when: is(own, 'b') }),
      known: () => ({ when: knows('f0', 'a') }),
      always: () => ({}),
    };
    const runs = (list: readonly { readonly goTo: string; readonly sometimes: boolean }[], name: string) =>
      list.map(({ goTo, sometimes: isSometimes }, at) => {
        const run = operation(`${name}${index}${at > 0 ? ` ${at}` : ''}`, goTo, []);
        return isSometimes ? { run, when: is(own, 'a') } : run;
      });
    const { secondaryAction: action } = plan;
    steps[`s${index}`] = {
      route: `/s${index}`,
      ...(plan.when && earlier !== undefined
        ? {
            when: plan.when.isFact
              ? knows(`f${earlier}`, plan.when.value)
              : is(`q${earlier}`, plan.when.value),
          }
        : {}),
      load: plan.need ? [operation(`need${index}`, plan.need, index > 0 ? [`q${index - 1}`] : [], fact)] : [],
      asks: [own, ...plan.others.map((other, at) => ({ question: others[at], ...whenOf[other]?.() }))],
      check: plan.check
        ? [
            {
              run: operation(
                `check${index}`,
                plan.check,
                [own],
                undefined,
                plan.mutates ? { mutates: true } : {},
              ),
              ...(plan.settles ? { debounceMs: 500 } : {}),
            },
          ]
        : [],
      blocks: plan.blocks ? [{ when: is(own, 'b'), notice: 'Stopped' }] : [],
      submit: runs(
        [...(plan.do ? [{ goTo: plan.do, sometimes: false }] : []), ...(plan.doNext ? [plan.doNext] : [])],
        'do',
      ),
      resets: plan.resets ? plans.slice(index + 1).flatMap((later, at) => ownOf(later, index + 1 + at)) : [],
      secondaryActions: action
        ? {
            other: {
              submit: runs(action.submit, 'action'),
              end: 'home',
              ...(action.isConfirmed ? { notice: 'Sure' } : {}),
              ...(action.isOffered === 'sometimes' ? { when: is(own, 'a') } : {}),
            },
          }
        : {},
    };
  }
  operations.send = {
    dependsOn: [],
    run: async () => 'a',
    outcomes: {
      sent: confirmation ? { facts: () => ({ isSent: true }), goTo: 'next' } : { goTo: { end: 'home' } },
    },
  };
  outputs.send = { sent: ['a'] };
  steps.review = { route: '/review', submit: ['send'] };
  if (confirmation) {
    const unless = rule('it is not sent yet', ({ facts }) => !(facts as { isSent?: true }).isSent);
    steps.done = { route: '/done', confirmation: { unless, end: 'home' } };
  }
  if (exit === 'save') operation('save', 'halt', []);

  const journey = language<never>().journey({
    id: 'random',
    version: 1,
    initialFacts: {},
    questions,
    rules,
    operations,
    steps,
    review: 'review',
    back,
    backEnd: 'home',
    ...(exit === 'none' ? {} : { exit: { end: 'home', ...(exit === 'save' ? { save: 'save' } : {}) } }),
    faults: { otherwise: { errorPage: 'failed', notice: 'Halted' } },
    ends: { home: { route: '/home' } },
    errorPages: { failed: { route: '/failed' } },
  } as never) as Journey;
  return {
    journey,
    samples: {
      initialScenarios: { 'a new visit': {}, 'a visit with facts': { f0: 'a' } },
      answers: Object.fromEntries(Object.keys(questions).map((id) => [id, values])),
      outputs,
    },
  };
}
