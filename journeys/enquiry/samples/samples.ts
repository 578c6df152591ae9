import type { SamplesFor } from '../../../machines/exploration/index.ts';
import { contactSamples } from '../../shared/contact/samples.ts';
import type { Beginning } from '../calls.ts';
import type { operations } from '../operations.ts';
import type { EnquiryQuestions } from '../questions.ts';
import type { EnquiryFacts } from '../vocabulary.ts';

const benefits = 'Benefits and Universal Credit';

const beginning: Beginning = {
  isOpen: true,
  account: {
    accountId: '6d1f5c1e-0d5e-4f0a-9f7a-3b1c2d4e5f60',
    assetId: '0b8f5f0e-7a51-4b5e-8a3c-9d2e1f0a4b6c',
  },
  resident: {
    phones: ['07700900123'],
    numbers: [{ number: '07700900123', type: 'mobilePhone' }],
  },
  reasons: [
    { referralReason: 'Debt', adviceTypes: [] },
    { referralReason: benefits, adviceTypes: ['New claim', 'Appeal'] },
  ],
};

export const samples: SamplesFor<EnquiryQuestions, typeof operations, EnquiryFacts> = {
  initialScenarios: { 'from an account': { accountId: '6d1f5c1e-0d5e-4f0a-9f7a-3b1c2d4e5f60' } },

  answers: {
    referralFor: ['Myself', 'Other member of household'],
    referralReason: [[], ['Debt'], [benefits], [benefits, `${benefits}: Appeal`]],
    referralDetails: ['My hours were cut.', 'x'.repeat(1500), 'cut by 50%', ' '],
    ...contactSamples,
  },

  outputs: {
    loadBeginning: {
      'enquiries are not switched on for the resident': [{ ...beginning, isOpen: false }],
      'there is no account that it could be about': [{ ...beginning, account: null }],
      'there is nothing to choose from': [{ ...beginning, reasons: [] }],
      'the resident can ask': [beginning],
    },
    sendEnquiry: { sent: [['Debt', `${benefits}: Appeal`]] },
  },
};
