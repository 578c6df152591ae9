import { asksStep, type PropertiesOf } from '../../machines/exploration/index.ts';
import type { ReviewQuestions } from './questions.ts';
import type { samples } from './samples.ts';
import type { ReviewFacts } from './vocabulary.ts';

type Properties = PropertiesOf<ReviewQuestions, ReviewFacts, typeof samples>;

export const properties: Properties = [
  {
    says: 'A complaint that cannot be looked at again leads back to its page.',
    rows: [],
    when: (it) => it.returned('loadComplaint')?.output.canRequestReview === false,
    always: (it) => it.end === 'complaint',
  },
  {
    says: 'What is asked for is asked of the complaint as it was read.',
    rows: [],
    when: (it) => it.returned('loadComplaint')?.output.canRequestReview === true,
    always: (it) => it.facts.complaint?.eTag === it.returned('loadComplaint')?.output.eTag,
  },
  {
    says: 'Where the complaint changed, and the second stage can still be asked for, that is said.',
    rows: [],
    when: (it) => {
      const output = it.returned('requestReview')?.output;
      return output?.became === 'changed' && output.complaint.canRequestReview;
    },
    always: (it) => {
      const output = it.returned('requestReview')?.output;
      return (
        asksStep(it, 'reason') &&
        it.notices.includes('Complaint_Not_Sent') &&
        output?.became === 'changed' &&
        it.facts.complaint?.eTag === output.complaint.eTag
      );
    },
  },
  {
    says: 'Nobody has to give a reason.',
    rows: [],
    when: (it) => it.waitsFor === 'requestReview',
    never: (it) => it.complaints.length > 0,
  },
  {
    says: 'A second stage that was asked for elsewhere is not asked for again.',
    rows: [],
    when: (it) => {
      const output = it.returned('requestReview')?.output;
      return output?.became === 'changed' && !output.complaint.canRequestReview;
    },
    always: (it) => it.end === 'complaint',
  },
  {
    says: 'What was not sent stays, and says so.',
    rows: [],
    when: (it) => it.failed('requestReview') === 'failed' || it.failed('requestReview') === 'malformed',
    always: (it) => asksStep(it, 'reason') && it.notices.includes('Complaint_Not_Sent'),
  },
  {
    says: 'From everywhere the resident can get back to the complaint.',
    rows: [],
    from: (it) => it.activity !== 'ended',
    canAlwaysReach: (it) => it.end === 'complaint',
  },
];
