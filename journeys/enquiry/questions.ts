import { enquiry as copy } from '../../content/enquiry.ts';
import { allowedInEnquiry, longestEnquiry, referredPersons, withAdviceType } from '../../contract/enquiry.ts';
import type { AnswersOf, Situation } from '../../machines/engine/index.ts';
import { checkboxes } from '../questions/checkboxes.ts';
import { counted } from '../questions/counted.ts';
import { radios } from '../questions/radios.ts';
import { contactQuestions } from '../shared/contact/questions.ts';
import type { EnquiryFacts } from './vocabulary.ts';

export const questions = {
  referralFor: radios({ options: referredPersons, missing: 'Financial_FI017a' }),

  referralReason: checkboxes({
    options: ({ reasons }: EnquiryFacts) =>
      reasons.map(({ referralReason, adviceTypes }) => ({
        value: referralReason,
        label: referralReason,
        ...(adviceTypes.length > 0
          ? {
              within: {
                label: copy.adviceTypes,
                options: adviceTypes.map((type) => ({
                  value: withAdviceType(referralReason, type),
                  label: type,
                })),
              },
            }
          : {}),
      })),
    missing: 'Financial_FI008a',
    missingWithin: 'Financial_FI020',
  }),

  referralDetails: counted({
    limit: longestEnquiry,
    missing: 'Financial_FI005',
    atLimit: 'Financial_FI009',
    check: (entered) => (allowedInEnquiry.test(entered) ? [] : [{ notice: 'Financial_BC009' as const }]),
  }),

  ...contactQuestions({ number: 'Financial_FI016c', name: 'Case_CC011' }),
};

export type EnquiryQuestions = typeof questions;

export type EnquirySituation = Situation<AnswersOf<EnquiryQuestions>, EnquiryFacts>;
