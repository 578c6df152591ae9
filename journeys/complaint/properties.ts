import { asksStep, type PropertiesOf, staysOnContinue } from '../../machines/exploration/index.ts';
import { contactProperties } from '../shared/contact/properties.ts';
import type { ComplaintQuestions } from './questions.ts';
import type { samples } from './samples/samples.ts';
import type { ComplaintFacts } from './vocabulary.ts';

type Properties = PropertiesOf<ComplaintQuestions, ComplaintFacts, typeof samples>;
type At = Parameters<Extract<Properties[number], { always: unknown }>['always']>[0];

const order = ['subject', 'item', 'details', 'remedy', 'channel', 'contact', 'review'];
const isAfterStep = (it: At, step: string) => order.indexOf(it.step) > order.indexOf(step);

/** Whether a list of the resident’s own has to be chosen from, worked out from answers and what was read. */
const mustChoose = ({ answers, facts }: At): boolean =>
  (answers.subject === 'repair' && facts.repairs.length > 0) ||
  (answers.subject === 'request' && facts.requests.length > 0);

export const properties: Properties = [
  ...contactProperties({ number: 'Case_CC010', name: 'Case_CC011', rows: [] }),
  {
    says: 'Who comes from a repair or a service request is not asked what the complaint is about.',
    rows: [],
    when: (it) => it.returned('loadBeginning')?.output.chosen != null,
    always: (it) => it.step === 'details',
  },
  {
    says: 'Who comes from a repair or a service request can be reached as the provider knows.',
    rows: [],
    when: (it) => it.returned('loadBeginning')?.output.chosen != null,
    always: ({ facts }) => facts.resident !== null && facts.repairs.length + facts.requests.length > 0,
  },
  {
    says: 'What was chosen for another subject is forgotten.',
    rows: [],
    when: (it) => isAfterStep(it, 'subject'),
    always: ({ answers }) =>
      (answers.subject === 'repair' || answers.repair === undefined) &&
      (answers.subject === 'request' || answers.request === undefined),
  },
  {
    says: 'A number to call is forgotten where the reply does not come by phone.',
    rows: [],
    when: (it) => isAfterStep(it, 'channel') && it.answers.channel !== 'phone',
    always: ({ answers }) => answers.number === undefined && answers.phone === undefined,
  },
  {
    says: 'How to reply is asked after what would put it right.',
    rows: [],
    when: (it) => asksStep(it, 'channel'),
    always: ({ answers }) => Boolean(answers.remedy?.trim()),
  },
  {
    says: 'Continue without a subject asks for it.',
    rows: [],
    when: (it) => staysOnContinue(it, 'subject') && it.answers.subject === undefined,
    always: (it) => it.complaints.includes('Complaint_Subject_Missing'),
  },
  {
    says: 'Which repair or service request it is about is asked only where there is one to choose.',
    rows: [],
    when: (it) => asksStep(it, 'item'),
    always: (it) =>
      mustChoose(it) &&
      it.asked.includes('repair') === (it.answers.subject === 'repair') &&
      it.asked.includes('request') === (it.answers.subject === 'request'),
  },
  {
    says: 'Nobody goes on with something left to choose.',
    rows: [],
    when: (it) => isAfterStep(it, 'item') && mustChoose(it),
    always: ({ answers }) =>
      answers.subject === 'repair' ? answers.repair !== undefined : answers.request !== undefined,
  },
  {
    says: 'Continue without saying what went wrong asks for it.',
    rows: [],
    when: (it) => staysOnContinue(it, 'details') && (it.answers.details ?? '').trim() === '',
    always: (it) => it.complaints.includes('Complaint_Details_Missing'),
  },
  {
    says: 'Continue without saying what would put it right asks for it.',
    rows: [],
    when: (it) => staysOnContinue(it, 'remedy') && (it.answers.remedy ?? '').trim() === '',
    always: (it) => it.complaints.includes('Complaint_Remedy_Missing'),
  },
  {
    says: 'Nobody without an e-mail address can be answered by e-mail.',
    rows: [],
    when: (it) => it.facts.resident?.hasEmail === false,
    never: (it) => it.answers.channel === 'email',
  },
  {
    says: 'A number is asked for only where the reply comes by phone.',
    rows: [],
    when: (it) => asksStep(it, 'contact'),
    always: (it) => it.answers.channel === 'phone',
  },
  {
    says: 'Nothing is sent without all that was asked.',
    rows: [],
    when: (it) => it.waitsFor === 'sendComplaint',
    always: ({ answers }) =>
      Boolean(
        answers.subject &&
          answers.details?.trim() &&
          answers.remedy?.trim() &&
          answers.channel &&
          (answers.channel !== 'phone' || answers.number),
      ),
  },
  {
    says: 'All that was answered is reviewed.',
    rows: [],
    when: (it) => asksStep(it, 'review'),
    always: (it) =>
      ['subject', 'details', 'remedy', 'channel'].every((step) => it.reviewed.includes(step)) &&
      it.reviewed.includes('item') === mustChoose(it) &&
      it.reviewed.includes('contact') === (it.answers.channel === 'phone'),
  },
  {
    says: 'A complaint that was sent ends the journey, and one that was not does not.',
    rows: [],
    when: (it) => it.end === 'sent' || it.returned('sendComplaint') !== undefined,
    always: (it) => it.end === 'sent' && it.facts.sent !== null,
  },
  {
    says: 'A complaint that was not sent stays, with what was typed.',
    rows: [],
    when: (it) => it.failed('sendComplaint') === 'failed' || it.failed('sendComplaint') === 'malformed',
    always: (it) =>
      it.step === 'review' && it.notices.includes('Complaint_Not_Sent') && Boolean(it.answers.details),
  },
  {
    says: 'From everywhere the resident can get home.',
    rows: [],
    from: (it) => it.activity !== 'ended',
    canAlwaysReach: (it) => it.end === 'home',
  },
];
