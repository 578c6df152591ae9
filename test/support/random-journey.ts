import fc from 'fast-check';
import type { Journey, Outcome } from '../../machines/journey.ts';
import { language } from '../../machines/language.ts';
import type { Question } from '../../machines/question.ts';
import type { Flow } from '../../machines/samples.ts';

/** Where the unlucky outcome of an operation leads, by the place at which it runs. */
const unlucky = {
  need: ['block', 'halt', 'end'],
  check: ['block', 'halt'],
  do: ['stay', 'halt', 'end', 'again'],
} as const;

const sometimes = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 });

const stepPlan = fc.record({
  askedWhen: sometimes(
    fc.record({ about: fc.nat(5), value: fc.constantFrom('a', 'b'), isFact: fc.boolean() }),
  ),
  second: fc.boolean(),
  initial: fc.boolean(),
  need: sometimes(fc.constantFrom(...unlucky.need)),
  check: sometimes(fc.constantFrom(...unlucky.check)),
  settles: fc.boolean(),
  do: sometimes(fc.constantFrom(...unlucky.do)),
  stops: fc.boolean(),
  clears: fc.boolean(),
});

type StepPlan = typeof stepPlan extends fc.Arbitrary<infer Plan> ? Plan : never;

/** Small journeys of two to six steps with rules over answers and facts, and with operations that may go wrong. */
export const randomFlow: fc.Arbitrary<Flow> = fc
  .record({
    steps: fc.array(stepPlan, { minLength: 1, maxLength: 5 }),
    back: fc.constantFrom('confirmed', 'plain', 'none'),
    exit: fc.constantFrom('none', 'leave', 'save'),
  })
  .map(({ steps, back, exit }) => flowOf(steps, back, exit));

const values = ['a', 'b', 'bad'] as const;

const question = (initial?: string): Question<unknown, string, unknown> => ({
  kind: 'random',
  check: (value) =>
    value === undefined ? [{ notice: 'Missing' }] : value === 'bad' ? [{ notice: 'Wrong' }] : [],
  ...(initial === undefined ? {} : { initial }),
});

const leadsOf = (way: string): Outcome['leads'] => {
  if (way === 'halt') return { halt: 'failed', notice: 'Halted' };
  if (way === 'end') return { end: 'home' };
  return way as 'block' | 'stay' | 'again';
};

function flowOf(plans: readonly StepPlan[], back: Journey['back'], exit: 'none' | 'leave' | 'save'): Flow {
  const questions: Record<string, Question<unknown, string, unknown>> = {};
  const rules: Record<string, Journey['rules'][string]> = {};
  const operations: Record<string, object> = {};
  const outputs: Record<string, Record<string, readonly unknown[]>> = {};
  const steps: Record<string, object> = {};

  const rule = (name: string, decide: Journey['rules'][string]) => {
    rules[name] = decide;
    return name;
  };
  const is = (id: string, value: string) => rule(`${id} is ${value}`, ({ answers }) => answers[id] === value);
  const knows = (fact: string, value: string) =>
    rule(`${fact} is ${value}`, ({ facts }) => (facts as Record<string, unknown>)[fact] === value);
  const operation = (id: string, way: string, reads: readonly string[], fact?: string) => {
    const learns = fact ? { learns: (output: unknown) => ({ [fact]: output }) } : {};
    operations[id] = {
      reads,
      run: async () => 'a',
      outcomes: {
        unlucky: {
          when: (output: unknown) => output === 'unlucky',
          leads: leadsOf(way),
          ...(way === 'block' ? { notices: () => ['Blocked'] } : {}),
        },
        lucky: { ...learns, leads: 'on' },
      },
    };
    outputs[id] = { unlucky: ['unlucky'], lucky: fact ? ['a', 'b'] : ['a'] };
    return id;
  };

  for (const [index, plan] of plans.entries()) {
    const own = `q${index}`;
    const second = `q${index}x`;
    const fact = `f${index}`;
    questions[own] = question(plan.initial ? 'a' : undefined);
    if (plan.second) questions[second] = question();
    const earlier = plan.askedWhen && index > 0 ? plan.askedWhen.about % index : undefined;
    steps[`s${index}`] = {
      route: `/s${index}`,
      ...(plan.askedWhen && earlier !== undefined
        ? {
            askedWhen: plan.askedWhen.isFact
              ? knows(`f${earlier}`, plan.askedWhen.value)
              : is(`q${earlier}`, plan.askedWhen.value),
          }
        : {}),
      needs: plan.need
        ? [operation(`need${index}`, plan.need, index > 0 ? [`q${index - 1}`] : [], fact)]
        : [],
      asks: [own, ...(plan.second ? [{ question: second, when: is(own, 'b') }] : [])],
      checks: plan.check
        ? [{ run: operation(`check${index}`, plan.check, [own]), ...(plan.settles ? { after: 500 } : {}) }]
        : [],
      stops: plan.stops ? [{ when: is(own, 'b'), notice: 'Stopped' }] : [],
      does: plan.do ? [operation(`do${index}`, plan.do, [])] : [],
      clears: plan.clears
        ? plans
            .slice(index + 1)
            .flatMap(({ second: has }, later) => [
              `q${index + 1 + later}`,
              ...(has ? [`q${index + 1 + later}x`] : []),
            ])
        : [],
    };
  }
  operations.send = {
    reads: [],
    run: async () => 'a',
    outcomes: { sent: { leads: { end: 'home' } } },
  };
  outputs.send = { sent: ['a'] };
  steps.review = { route: '/review', does: ['send'] };
  if (exit === 'save') operation('save', 'halt', []);

  const journey = language<never>().journey({
    id: 'random',
    version: 1,
    begin: {},
    questions,
    rules,
    operations,
    steps,
    review: 'review',
    back,
    backEnd: 'home',
    ...(exit === 'none' ? {} : { exit: { end: 'home', ...(exit === 'save' ? { save: 'save' } : {}) } }),
    faults: { otherwise: { halt: 'failed', notice: 'Halted' } },
    ends: { home: { route: '/home' } },
    halts: { failed: { route: '/failed' } },
  } as never) as Journey;
  return {
    journey,
    samples: {
      circumstances: { 'a new visit': {}, 'a visit with facts': { f0: 'a' } },
      answers: Object.fromEntries(Object.keys(questions).map((id) => [id, values])),
      outputs,
    },
  };
}
