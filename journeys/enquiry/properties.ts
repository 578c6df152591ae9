import {
  asksStep,
  hasLeft,
  type PropertiesOf,
  staysOnContinue,
  wentBack,
} from '../../machines/exploration/index.ts';
import { contactProperties } from '../shared/contact/properties.ts';
import type { EnquiryQuestions } from './questions.ts';
import type { samples } from './samples/samples.ts';
import type { EnquiryFacts } from './vocabulary.ts';

type Properties = PropertiesOf<EnquiryQuestions, EnquiryFacts, typeof samples>;
type At = Parameters<Extract<Properties[number], { always: unknown }>['always']>[0];

const order = ['consent', 'reason', 'details', 'contact', 'review', 'confirmation'];
const isBeyond = (it: At, step: string) => order.indexOf(it.step) > order.indexOf(step);
const benefits = 'Benefits and Universal Credit';

export const properties: Properties = [
  ...contactProperties({ number: 'Financial_FI016c', name: 'Case_CC011', rows: ['ENQ-10'] }),
  {
    says: 'Going back loses no answer.',
    rows: ['ENQ-14'],
    when: (it) => ['reason', 'details', 'contact', 'review'].some((step) => wentBack(it, step)),
    always: (it) => Object.keys(it.before?.confirmed ?? {}).every((question) => question in it.answers),
  },
  {
    says: 'Who is not offered enquiries, or has no account for one, is led home.',
    rows: ['ENQ-25', 'A09'],
    when: (it) =>
      it.returned('loadBeginning')?.output.isOpen === false ||
      it.returned('loadBeginning')?.output.account === null,
    always: (it) => it.end === 'home',
  },
  {
    says: 'Without a reason to choose from the error page opens.',
    rows: ['ENQ-06'],
    when: (it) => it.returned('loadBeginning')?.output.reasons.length === 0,
    always: (it) => it.errorPage === 'failed',
  },
  {
    says: 'Nobody goes on without having said for whom it is.',
    rows: ['ENQ-01', 'ENQ-02', 'ENQ-03'],
    when: (it) => isBeyond(it, 'consent'),
    always: (it) => it.answers.referralFor !== undefined || it.facts.sent !== null,
  },
  {
    says: 'Continue without having said for whom it is asks for it.',
    rows: ['ENQ-03'],
    when: (it) => staysOnContinue(it, 'consent') && it.answers.referralFor === undefined,
    always: (it) => it.complaints.includes('Financial_FI017a'),
  },
  {
    says: 'That somebody else agrees is said only where it is for somebody else.',
    rows: ['ENQ-24', 'A93'],
    when: (it) => asksStep(it, 'consent'),
    always: (it) =>
      it.notices.includes('Financial_FI013d') === (it.answers.referralFor === 'Other member of household'),
  },
  {
    says: 'Continue without a reason asks for one.',
    rows: ['ENQ-04'],
    when: (it) => staysOnContinue(it, 'reason') && (it.answers.referralReason ?? []).length === 0,
    always: (it) => it.complaints.includes('Financial_FI008a'),
  },
  {
    says: 'A reason with kinds of advice needs one of them.',
    rows: ['ENQ-05', 'A94', 'A98'],
    when: (it) =>
      staysOnContinue(it, 'reason') &&
      it.facts.reasons.some(
        ({ referralReason, adviceTypes }) =>
          adviceTypes.length > 0 && it.answers.referralReason?.join() === referralReason,
      ),
    always: (it) => it.complaints.includes('Financial_FI020'),
  },
  {
    says: 'Nobody goes on without a reason, and a kind of advice where it has some.',
    rows: ['ENQ-04', 'ENQ-05'],
    when: (it) => isBeyond(it, 'reason') && it.facts.sent === null,
    always: ({ answers }) =>
      (answers.referralReason ?? []).length > 0 && answers.referralReason?.join() !== benefits,
  },
  {
    says: 'Continue without details asks for them.',
    rows: ['ENQ-07'],
    when: (it) => staysOnContinue(it, 'details') && it.answers.referralDetails === undefined,
    always: (it) => it.complaints.includes('Financial_FI005'),
  },
  {
    says: 'Characters that are not allowed in the details are refused.',
    rows: ['ENQ-09', 'A98'],
    when: (it) => staysOnContinue(it, 'details') && it.answers.referralDetails === 'cut by 50%',
    always: (it) => it.complaints.includes('Financial_BC009'),
  },
  {
    says: 'The contact leads on to the review.',
    rows: ['CASE-CON-03'],
    when: (it) => hasLeft(it, 'contact', 'CONTINUE'),
    always: (it) => it.step === 'review',
  },
  {
    says: 'The contact leads back to the details.',
    rows: ['CASE-CON-04'],
    when: (it) => wentBack(it, 'contact'),
    always: (it) => it.step === 'details',
  },
  {
    says: 'The review leads back to the contact.',
    rows: ['ENQ-14'],
    when: (it) => wentBack(it, 'review'),
    always: (it) => it.step === 'contact',
  },
  {
    says: 'Nothing is sent without all that was asked.',
    rows: ['ENQ-01', 'ENQ-22'],
    when: (it) => it.waitsFor === 'sendEnquiry',
    always: ({ answers }) =>
      Boolean(
        answers.referralFor &&
          answers.referralReason?.length &&
          answers.referralDetails?.trim() &&
          answers.number,
      ) && answers.referralDetails !== 'cut by 50%',
  },
  {
    says: 'All that was answered is reviewed.',
    rows: ['ENQ-11', 'ENQ-12'],
    when: (it) => asksStep(it, 'review'),
    always: (it) => ['consent', 'reason', 'details', 'contact'].every((step) => it.reviewed.includes(step)),
  },
  {
    says: 'An enquiry that was sent is confirmed, with its reasons.',
    rows: ['ENQ-16', 'ENQ-18'],
    when: (it) => it.returned('sendEnquiry') !== undefined,
    always: (it) => it.step === 'confirmation' && it.facts.sent !== null,
  },
  {
    says: 'The confirmation is shown only for an enquiry that was sent.',
    rows: ['ENQ-ROUTE-05', 'ENQ-18'],
    when: (it) => asksStep(it, 'confirmation'),
    always: (it) => it.facts.sent !== null,
  },
  {
    says: 'An enquiry that was not sent opens the error page.',
    rows: ['ENQ-17'],
    when: (it) => it.failed('sendEnquiry') === 'failed' || it.failed('sendEnquiry') === 'malformed',
    always: (it) => it.errorPage === 'failed' && it.notices.includes('Financial_API_Error'),
  },
  {
    says: 'From everywhere the resident can get home.',
    rows: ['ENQ-20', 'ENQ-26', 'CASE-CON-05'],
    from: (it) => it.activity !== 'ended',
    canAlwaysReach: (it) => it.end === 'home',
  },
  {
    says: 'An error page of the enquiry says what failed: reading what it needs, or sending it.',
    rows: ['ENQ-06'],
    when: (it) =>
      ['failed', 'malformed'].includes(it.failed('loadBeginning') ?? it.failed('sendEnquiry') ?? '') ||
      (it.returned('loadBeginning')?.output.isOpen === true &&
        it.returned('loadBeginning')?.output.account !== null &&
        it.returned('loadBeginning')?.output.reasons.length === 0),
    always: (it) =>
      it.errorPage === 'failed' &&
      it.notices.includes(
        it.failed('sendEnquiry') === undefined ? 'Financial_Unavailable' : 'Financial_API_Error',
      ),
  },
  {
    says: 'What the enquiry says is asked before whom to contact about it.',
    rows: ['ENQ-10'],
    when: (it) => it.step === 'contact' || it.step === 'review',
    always: (it) => (it.answers.referralDetails ?? '').trim() !== '',
  },
];
