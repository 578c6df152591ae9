import { paymentStates } from '../../../contract/payments.ts';
import type { SamplesFor } from '../../../machines/exploration/index.ts';
import type { operations } from '../operations.ts';
import type { PaymentQuestions } from '../questions.ts';
import type { BegunPayment, PayableAccount, PaymentFacts } from '../vocabulary.ts';

const account = (balance: number, pending: PayableAccount['pending'] = []): PayableAccount => ({
  id: '00000000-0000-4000-8000-000000000800',
  name: 'Rent Account',
  payref: '10004820',
  balance,
  pending,
});

const pending: PayableAccount['pending'] = [
  {
    id: '00000000-0000-4000-8000-000000000811',
    reference: 'P-KTWH-4CXN',
    amount: 1300,
    since: '2026-11-21T13:15:00.000Z',
  },
];

const begun: BegunPayment = {
  id: '00000000-0000-4000-8000-000000000810',
  frame: {
    address: 'about:blank',
    origin: 'https://cards.example',
    customerReference: '10004820',
    amount: '25.00',
    paymentReason: 'Rent',
  },
};

export const samples: SamplesFor<PaymentQuestions, typeof operations, PaymentFacts> = {
  initialScenarios: { 'an account is to be paid': { accountId: account(0).id } },

  answers: {
    amount: ['balance', 'other'],
    other: ['£25', '0.99', '1', '5000', '5000.01', 'abc', '12.345', ' '],
    again: [['again'], []],
    frame: ['0', '5', 'garbled'],
  },

  outputs: {
    loadAccount: {
      'no such account can be paid': [{ account: null, mayAskForHelp: true }],
      'the account is known': [12_530, 600_000, 50, -1250, 0].flatMap((balance) => [
        { account: account(balance), mayAskForHelp: true },
        { account: account(balance), mayAskForHelp: false },
        { account: account(balance, pending), mayAskForHelp: true },
      ]),
    },
    beginPayment: {
      'another balance is owed now': [3640, -360, 600_000].map((balance) => ({ balance })),
      'the card provider expects it': [{ payment: begun }],
    },
    checkPayment: {
      'nobody has tried to pay yet': ['waiting'],
      'the frame gave up, and nobody has tried to pay': ['waiting'],
      'it was tried': paymentStates.filter((state) => state !== 'waiting'),
    },
  },
};
