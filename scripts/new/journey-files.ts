import type { Names } from './names.ts';

/** The files of a new journey, by their paths. */
export function journeyFiles(names: Names): Readonly<Record<string, string>> {
  const { folder } = names;
  return {
    [`content/${folder}.ts`]: content(names),
    [`contract/${folder}.ts`]: contract(names),
    [`journeys/${folder}/vocabulary.ts`]: vocabulary(names),
    [`journeys/${folder}/routes.ts`]: routes(names),
    [`journeys/${folder}/questions.ts`]: questions(names),
    [`journeys/${folder}/rules.ts`]: rules(),
    [`journeys/${folder}/calls.ts`]: calls(names),
    [`journeys/${folder}/operations.ts`]: operations(names),
    [`journeys/${folder}/journey.ts`]: journey(names),
    [`journeys/${folder}/titles.ts`]: titles(names),
    [`journeys/${folder}/samples.ts`]: samples(names),
    [`journeys/${folder}/properties.ts`]: properties(names),
    [`journeys/${folder}/flow.ts`]: flow(names),
  };
}

const content = ({ id, type, folder, title }: Names) => `import { words } from './own-words/words.ts';

/** Words of the journey “${title}”. */
export const ${id} = /* @__PURE__ */ words('${folder}.${id}', {
  name: '${title}',

  steps: {
    answer: { title: 'Is that right?' },
    review: { title: 'Check your answers', continue: 'Send' },
    confirmation: {
      title: 'We have your answers',
      summary: [{ label: 'Reference', text: '{reference}' }],
      continue: 'Finish',
    },
  },

  questions: {
    answer: {
      label: 'Is that right?',
      options: { yes: { label: 'Yes' }, no: { label: 'No' } },
    },
  },

  operations: { send${type}: 'Sending your answers…' },

  secondaryActions: {},
});
`;

const contract = ({ type, folder }: Names) => `import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id, text } from './fields.ts';
import { v1 } from './paths.ts';

export const send${type} = defineCall({
  id: 'send${type}',
  method: 'POST',
  path: \`\${v1}/customer/:customerId/${folder}\`,
  params: v.object({ customerId: Id }),
  body: v.object({ answer: v.picklist(['yes', 'no']) }),
  answer: v.object({ reference: text(40) }),
  status: 201,
  needsIdempotencyKey: true,
});
`;

const vocabulary = ({ type }: Names) => `import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';

export interface ${type}Facts {
  /** The reference of what was sent; null before. */
  readonly reference: string | null;
}

export const nothingKnown: ${type}Facts = { reference: null };

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

export interface ${type}Vocabulary {
  readonly facts: ${type}Facts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'home' | 'signedOut';
  readonly errorPage: 'failed';
}

export const { rules, operation, journey } = language<${type}Vocabulary>();
`;

const routes = ({
  id,
}: Names) => `/** The addresses of the journey. Kept apart, so that the portal knows them before it loads the journey. */
export const routes = {
  answer: '/${id.toLowerCase()}',
  review: '/${id.toLowerCase()}review',
  confirmation: '/${id.toLowerCase()}confirmation',
} as const;
`;

const questions = ({ type }: Names) => `import { radios } from '../questions/radios.ts';

export const questions = {
  answer: radios({ options: ['yes', 'no'], missing: '${type}_Answer_Missing' }),
};

export type ${type}Questions = typeof questions;
`;

const rules = () => `import { questions } from './questions.ts';
import { rules as define } from './vocabulary.ts';

/** Each rule is a sentence that is true or false for this resident. */
export const rules = define(questions)({
  'it is not sent yet': { fact: 'reference', equals: null },
});
`;

const calls = ({ type, folder }: Names) => `import { send${type} } from '../../contract/${folder}.ts';
import type { AnswersOf, Situation, Tools } from '../../machines/engine/index.ts';
import type { ${type}Questions } from './questions.ts';
import type { ${type}Facts, Services } from './vocabulary.ts';

/** Sends what was answered, once for a key. */
export function postAnswers(
  { answers }: Situation<AnswersOf<${type}Questions>, ${type}Facts>,
  { services, signal, key }: Tools<Services>,
): Promise<{ readonly reference: string }> {
  const { gateway, customerId } = services;
  if (!answers.answer) throw new Error('nothing was answered');
  const body = { answer: answers.answer };
  return gateway.call(send${type}, { params: { customerId }, body }, { signal, idempotencyKey: key });
}
`;

const operations = ({ type }: Names) => `import { postAnswers } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

export const operations = {
  send${type}: define({
    dependsOn: ['answer'],
    run: postAnswers,
    mutates: true,
    outcomes: { sent: { facts: ({ reference }) => ({ reference }), goTo: 'next' } },
    faults: { otherwise: { stay: '${type}_Not_Sent' } },
  }),
};
`;

const journey = ({
  id,
  type,
  title,
}: Names) => `import { errorPages, homePage, startPage } from '../shared/addresses.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { routes } from './routes.ts';
import { rules } from './rules.ts';
import { journey, nothingKnown } from './vocabulary.ts';

/** ${title}. */
export const ${id} = journey({
  id: '${id}',
  version: 1,
  initialFacts: nothingKnown,
  questions,
  rules,
  operations,

  steps: {
    answer: { route: routes.answer, asks: ['answer'] },
    review: { route: routes.review, submit: ['send${type}'] },
    confirmation: {
      route: routes.confirmation,
      confirmation: { unless: 'it is not sent yet', end: 'home' },
    },
  },

  review: 'review',
  back: 'plain',
  backEnd: 'home',
  preservedOnBack: ['answer'],
  exit: { end: 'home' },
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { errorPage: 'failed', notice: '${type}_Not_Sent' },
  },
  ends: { home: { route: homePage }, signedOut: { route: startPage, preserves: true } },
  errorPages: { failed: { route: errorPages.failed } },
  placeholders: ({ facts }) => ({ reference: facts.reference ?? '' }),
});
`;

const titles = ({ id, type }: Names) => `import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { ${id} } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof ${id}> = {
  operations: { send${type}: 'Send the answers' },
  ends: { home: 'Home', signedOut: 'Signed out' },
  errorPages: { failed: 'The journey cannot go on' },
};
`;

const samples = ({ type }: Names) => `import type { SamplesFor } from '../../machines/exploration/index.ts';
import type { operations } from './operations.ts';
import type { ${type}Questions } from './questions.ts';
import type { ${type}Facts } from './vocabulary.ts';

export const samples: SamplesFor<${type}Questions, typeof operations, ${type}Facts> = {
  initialScenarios: { 'from Home': {} },
  answers: { answer: ['yes', 'no'] },
  outputs: { send${type}: { sent: [{ reference: 'H-1' }] } },
};
`;

const properties = ({
  type,
}: Names) => `import type { PropertiesOf } from '../../machines/exploration/index.ts';
import type { ${type}Questions } from './questions.ts';
import type { samples } from './samples.ts';
import type { ${type}Facts } from './vocabulary.ts';

type Properties = PropertiesOf<${type}Questions, ${type}Facts, typeof samples>;

export const properties: Properties = [
  {
    says: 'Nothing is sent before the question is answered.',
    rows: [],
    when: (it) => it.waitsFor === 'send${type}',
    always: (it) => it.answers.answer !== undefined,
  },
  {
    says: 'From everywhere the resident can get home.',
    rows: [],
    from: (it) => it.activity !== 'ended',
    canAlwaysReach: (it) => it.end === 'home',
  },
];
`;

const flow = ({ id, folder, title }: Names) => `import { ${id} as copy } from '../../content/${folder}.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { ${id} as journey } from './journey.ts';
import type { Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** ${title}, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel: () => ({}),
};
`;
