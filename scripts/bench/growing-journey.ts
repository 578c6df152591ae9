import { type Journey, language, type Outcome, type Question } from '../../machines/engine/index.ts';
import type { Flow } from '../../machines/exploration/index.ts';

const required: Question<unknown, string, unknown> = {
  kind: 'growing',
  check: (value) =>
    value === undefined ? [{ notice: 'Missing' }] : value === 'bad' ? [{ notice: 'Wrong' }] : [],
};

const save = {
  dependsOn: [],
  run: async () => 'kept',
  outcomes: {
    'changed elsewhere': {
      when: (output: unknown) => output === 'changed',
      goTo: { errorPage: 'failed', notice: 'Halted' },
    },
    saved: { goTo: 'next' },
  } satisfies Record<string, Outcome>,
};

const send = {
  dependsOn: [],
  run: async () => 'sent',
  outcomes: { sent: { goTo: { end: 'home' } } } satisfies Record<string, Outcome>,
};

/** A check of an answer that may refuse it. */
const refusingCheck = (question: string) => ({
  dependsOn: [question],
  run: async () => 'agreed',
  outcomes: {
    refused: { when: (output: unknown) => output === 'refused', notices: () => ['Refused'], goTo: 'block' },
    agreed: { goTo: 'next' },
  } satisfies Record<string, Outcome>,
});

/** The rule that is true where an answer is b. */
const isB = (question: string) => `${question} is b`;

/**
 * A journey of some steps, made the same each time, of what real ones are made of: every second step saves, every fifth
 * has its answer checked, every tenth asks a second question for one of its answers and every tenth stops at one.
 * @param gates how many steps are asked only for one answer to the step before, spread evenly
 */
export function growingFlow(steps: number, gates: number): Flow {
  const questions: Record<string, typeof required> = {};
  const rules: Record<string, Journey['rules'][string]> = {};
  const operations: Record<string, object> = { save, send };
  const outputs: Record<string, Record<string, readonly unknown[]>> = {
    save: { 'changed elsewhere': ['changed'], saved: ['kept'] },
    send: { sent: ['sent'] },
  };
  const made: Record<string, object> = {};
  const rule = (question: string): string => {
    const name = isB(question);
    rules[name] = ({ answers }) => answers[question] === 'b';
    return name;
  };
  const isGated = (index: number) =>
    Math.floor(((index + 1) * gates) / steps) > Math.floor((index * gates) / steps);
  for (let index = 0; index < steps; index += 1) {
    const own = `q${index}`;
    questions[own] = required;
    const hasMore = index % 10 === 6;
    if (hasMore) questions[`${own}x`] = required;
    if (index % 5 === 2) {
      operations[`check${index}`] = refusingCheck(own);
      outputs[`check${index}`] = { refused: ['refused'], agreed: ['agreed'] };
    }
    made[`s${index}`] = {
      route: `/s${index}`,
      ...(index > 0 && isGated(index) ? { when: rule(`q${index - 1}`) } : {}),
      asks: [own, ...(hasMore ? [{ question: `${own}x`, when: rule(own) }] : [])],
      check: index % 5 === 2 ? [`check${index}`] : [],
      blocks: index % 10 === 1 ? [{ when: rule(own), notice: 'Stopped' }] : [],
      submit: index % 2 === 1 ? ['save'] : [],
    };
  }
  const journey = language<never>().journey({
    id: 'growing',
    version: 1,
    initialFacts: {},
    questions,
    rules,
    operations,
    steps: { ...made, review: { route: '/review', submit: ['send'] } },
    review: 'review',
    back: 'confirmed',
    backEnd: 'home',
    exit: { end: 'home', save: 'save' },
    faults: { otherwise: { errorPage: 'failed', notice: 'Halted' } },
    ends: { home: { route: '/home' } },
    errorPages: { failed: { route: '/failed' } },
  } as never) as Journey;
  return {
    journey,
    samples: {
      initialScenarios: { 'a new visit': {} },
      answers: Object.fromEntries(Object.keys(questions).map((id) => [id, ['a', 'b', 'bad']])),
      outputs,
    },
  };
}
