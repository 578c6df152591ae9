import type { PropertiesOf } from '../../machines/exploration/index.ts';
import { dialogProperties } from '../shared/dialog-properties.ts';
import type { FeedbackQuestions } from './questions.ts';
import type { samples } from './samples.ts';
import type { FeedbackFacts } from './vocabulary.ts';

type Properties = PropertiesOf<FeedbackQuestions, FeedbackFacts, typeof samples>;

export const properties: Properties = [
  {
    says: 'Nothing is sent before the resident has chosen yes or no.',
    rows: [],
    when: (it) => it.waitsFor === 'send',
    always: (it) => it.answers.satisfied === 'yes' || it.answers.satisfied === 'no',
  },
  {
    says: 'Continue without a choice asks for one.',
    rows: [],
    when: (it) => it.isAsking && it.event?.type === 'CONTINUE' && it.answers.satisfied === undefined,
    always: (it) => it.complaints.includes('Feedback_Choose'),
  },
  {
    says: 'Whoever is not satisfied is told what they can do.',
    rows: [],
    when: (it) => it.returned('send')?.output.became === 'unsatisfied',
    always: (it) => it.end === 'unsatisfied',
  },
  {
    says: 'Whoever is satisfied is thanked.',
    rows: [],
    when: (it) => it.returned('send')?.output.became === 'satisfied',
    always: (it) => it.end === 'satisfied',
  },
  {
    says: 'An answer that comes too late says so.',
    rows: [],
    when: (it) => it.returned('send')?.output.became === 'tooLate',
    always: (it) => it.end === 'tooLate',
  },
  ...dialogProperties('send', 'Not_Sent'),
];
