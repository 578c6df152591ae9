import { beginPayment as begin, checkPayment as check, loadAccount as load } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

/** Said by the frame when the money was taken. */
const taken = '0';

export const operations = {
  loadAccount: define({
    reads: [],
    run: load,
    outcomes: {
      'no such account can be paid': { when: ({ account }) => account === null, leads: { end: 'account' } },
      'the account is known': { learns: (known) => known, leads: 'on' },
    },
    faults: { otherwise: { halt: 'failed', notice: 'account_Down_SSC001' } },
    // Another tab, a direct debit or a colleague may have paid since.
    anew: true,
  }),

  beginPayment: define({
    reads: [],
    run: begin,
    outcomes: {
      'another balance is owed now': {
        when: (beginning) => 'balance' in beginning,
        learns: (beginning, { facts: { account } }) =>
          'balance' in beginning && account ? { account: { ...account, balance: beginning.balance } } : {},
        notices: () => ['Payment_Balance_Changed'],
        leads: 'stay',
      },
      'the card provider expects it': {
        learns: (beginning) => ('payment' in beginning ? { payment: beginning.payment } : {}),
        leads: 'on',
      },
    },
    faults: { otherwise: { stay: 'payment_Message_Api_Failure' } },
  }),

  checkPayment: define({
    reads: [],
    run: check,
    outcomes: {
      'nobody has tried to pay yet': {
        when: (state, { answers }) => state === 'waiting' && answers.frame === undefined,
        notices: () => ['Payment_Not_Tried'],
        leads: 'stay',
      },
      'the frame gave up, and nobody has tried to pay': {
        when: (state, { answers }) => state === 'waiting' && answers.frame !== taken,
        leads: { end: 'result', notice: 'Fail_Message' },
      },
      'it was tried': { leads: { end: 'result' } },
    },
    // The page of the result asks again, and says so when it cannot.
    faults: {
      signedOut: { end: 'signedOut' },
      limited: { stay: 'Too_Many_Tries' },
      otherwise: { end: 'result' },
    },
  }),
};
