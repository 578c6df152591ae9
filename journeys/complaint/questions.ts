import {
  type ComplaintChannel,
  complaintSubjects,
  maxComplaintDetails,
  maxComplaintRemedy,
} from '../../contract/complaints.ts';
import type { AnswersOf, Situation } from '../../machines/engine/index.ts';
import { counted } from '../questions/counted.ts';
import { radios } from '../questions/radios.ts';
import { select } from '../questions/select.ts';
import { contactQuestions } from '../shared/contact/questions.ts';
import type { ComplaintFacts, ComplaintItem } from './vocabulary.ts';

/** What stands for a repair or service request that is not in the list. */
export const notInList = 'none';

const itemOptions = (items: readonly ComplaintItem[]) => [
  ...items.map(({ id, label }) => ({ value: id, label })),
  { value: notInList },
];

export const questions = {
  subject: radios({ options: complaintSubjects, missing: 'Complaint_Subject_Missing' }),

  repair: select({
    options: ({ repairs }: ComplaintFacts) => itemOptions(repairs),
    missing: 'Complaint_Subject_Missing',
  }),
  request: select({
    options: ({ requests }: ComplaintFacts) => itemOptions(requests),
    missing: 'Complaint_Subject_Missing',
  }),

  details: {
    ...counted({
      limit: maxComplaintDetails,
      missing: 'Complaint_Details_Missing',
    }),
    initialFor: ({ missed }: ComplaintFacts) => (missed === '' ? undefined : `${missed}\n`),
  },
  remedy: counted({
    limit: maxComplaintRemedy,
    missing: 'Complaint_Remedy_Missing',
    atLimit: 'Financial_FI009',
  }),

  channel: radios({
    options: ({ resident }: ComplaintFacts): { readonly value: ComplaintChannel }[] => [
      ...(resident?.hasEmail ? [{ value: 'email' } as const] : []),
      { value: 'phone' },
      { value: 'letter' },
    ],
    missing: 'Complaint_Channel_Missing',
  }),

  ...contactQuestions({ number: 'Case_CC010', name: 'Case_CC011' }),
};

export type ComplaintQuestions = typeof questions;

export type ComplaintSituation = Situation<AnswersOf<ComplaintQuestions>, ComplaintFacts>;
