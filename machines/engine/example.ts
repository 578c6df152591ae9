import { language } from './index.ts';

const { rules, operation, journey } = language<{
  facts: { readonly fobs: number | null };
  notice: 'Answer_Missing' | 'No_Fobs' | 'Try_Again' | 'Not_Working';
  services: {
    fobsInStock(): Promise<number>;
    order(key: string, what: string): Promise<'ordered' | 'sold out'>;
  };
  end: 'home' | 'ordered';
  errorPage: 'failed';
}>();

/** A question with fixed options: its kind is the field that draws it. */
const choice = <Value extends string>(...options: readonly Value[]) => ({
  kind: 'radios',
  options,
  check: (value: Value | undefined) =>
    value !== undefined && options.includes(value) ? [] : [{ notice: 'Answer_Missing' as const }],
});

const questions = { what: choice('door key', 'fob'), copies: choice('1', '2') };

const operations = {
  countFobs: operation(questions)({
    dependsOn: [],
    staleSafeBecause: 'the provider answers “sold out” to an order',
    run: (_, { services }) => services.fobsInStock(),
    outcomes: { counted: { facts: (fobs: number) => ({ fobs }), goTo: 'next' } },
  }),
  order: operation(questions)({
    dependsOn: ['what', 'copies'],
    mutates: true,
    run: ({ answers }, { services, key }) =>
      services.order(key, `${answers.copies ?? '1'} × ${answers.what}`),
    outcomes: {
      'sold out': { when: (reply) => reply === 'sold out', notices: () => ['No_Fobs'], goTo: 'stay' },
      ordered: { goTo: { end: 'ordered' } },
    },
  }),
};

export const key = journey({
  id: 'key',
  version: 1,
  initialFacts: { fobs: null },
  questions,
  operations,
  rules: rules(questions)({
    'a fob is wanted': { answer: 'what', equals: 'fob' },
    'no fob is left': {
      all: [
        { answer: 'what', equals: 'fob' },
        { fact: 'fobs', equals: 0 },
      ],
    },
  }),
  steps: {
    what: {
      route: '/what',
      load: ['countFobs'],
      asks: ['what'],
      blocks: [{ when: 'no fob is left', notice: 'No_Fobs' }],
      resets: ['copies'],
    },
    copies: {
      route: '/copies',
      when: 'a fob is wanted',
      asks: ['copies'],
    },
    summary: { route: '/summary', submit: ['order'] },
  },
  review: 'summary',
  back: 'plain',
  backEnd: 'home',
  faults: { timedOut: { stay: 'Try_Again' }, otherwise: { errorPage: 'failed', notice: 'Not_Working' } },
  ends: { home: { route: '/home' }, ordered: { route: '/home' } },
  errorPages: { failed: { route: '/failed' } },
});
