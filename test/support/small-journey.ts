import { language } from '../../machines/engine/index.ts';
import type { Flow } from '../../machines/exploration/index.ts';

interface Vocabulary {
  readonly facts: { readonly isOpen: boolean; readonly isSent?: boolean };
  readonly notice: 'Missing' | 'Shut' | 'Failed' | 'Refused';
  readonly services: unknown;
  readonly end: 'home';
  readonly errorPage: 'failed';
}

export const { rules, operation, journey } = language<Vocabulary>();

const letter = () => ({
  kind: 'letter',
  check: (value: 'a' | 'b' | undefined, _facts: unknown) =>
    value === undefined ? [{ notice: 'Missing' as const }] : [],
});

export const questions = {
  first: letter(),
  second: letter(),
};

const smallRules = rules(questions)({
  'the first is b': ({ answers }) => answers.first === 'b',
  'the second is b': ({ answers }) => answers.second === 'b',
});

const define = operation(questions);

export const operations = {
  look: define({
    dependsOn: ['first'],
    run: async () => true,
    outcomes: {
      shut: { when: (isOpen: boolean) => !isOpen, notices: () => ['Shut'], goTo: 'block' },
      open: { facts: () => ({ isOpen: true }), goTo: 'next' },
    },
  }),
  send: define({
    dependsOn: [],
    run: async () => true,
    outcomes: {
      'not taken': { when: (isTaken: boolean) => !isTaken, notices: () => ['Refused'], goTo: 'stay' },
      taken: { goTo: { end: 'home' } },
    },
  }),
};

const initialFacts: Vocabulary['facts'] = { isOpen: false };

/** All of a small journey's definition, for tests to break one part of it. */
export const definition = {
  id: 'small',
  version: 2,
  initialFacts,
  questions,
  rules: smallRules,
  operations,
  steps: {
    one: { route: '/one', asks: ['first'], check: ['look'], resets: ['second'] },
    two: {
      route: '/two',
      when: 'the first is b',
      asks: ['second'],
      blocks: [{ when: 'the second is b', notice: 'Shut' }],
    },
    end: { route: '/end', submit: ['send'] },
  },
  review: 'end',
  back: 'plain',
  backEnd: 'home',
  faults: { otherwise: { errorPage: 'failed', notice: 'Failed' } },
  ends: { home: { route: '/home' } },
  errorPages: { failed: { route: '/failed' } },
} as const;

export const samples: Flow['samples'] = {
  initialScenarios: { 'a first visit': {} },
  answers: { first: ['a', 'b'], second: ['a', 'b'] },
  outputs: { look: { shut: [false], open: [true] }, send: { 'not taken': [false], taken: [true] } },
};

export const small = journey(definition);
