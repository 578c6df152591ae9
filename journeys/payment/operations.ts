import { beginPayment as begin, checkPayment as check, loadAccount as load } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

/** Said by the frame when the money was taken. */
const taken = '0';

export const operations = {
  loadAccount: define({
    dependsOn: [],
    run: load,
    outcomes: {
      'no such account can be paid': { when: ({ account }) => account === null, goTo: { end: 'account' } },
      'the account is known': { facts: (known) => known, goTo: 'next' },
    },
    faults: { otherwise: { errorPage: 'failed', notice: 'account_Down_SSC001' } },
    // Another tab, a direct debit or a colleague may have paid since.
    refetch: 'onEntry',
  }),

  beginPayment: define({
    dependsOn: [],
    run: begin,
    outcomes: {
      'another balance is owed now': {
        when: (beginning) => 'balance' in beginning,
        facts: (beginning, { facts: { account } }) =>
          'balance' in beginning && account ? { account: { ...account, balance: beginning.balance } } : {},
        notices: () => ['Payment_Balance_Changed'],
        goTo: 'stay',
      },
      'the card provider expects it': {
        facts: (beginning) => ('payment' in beginning ? { payment: beginning.payment } : {}),
        goTo: 'next',
      },
    },
    faults: { otherwise: { stay: 'payment_Message_Api_Failure' } },
  }),

  checkPayment: define({
    dependsOn: [],
    run: check,
    outcomes: {
      'nobody has tried to pay yet': {
        when: (state, { answers }) => state === 'waiting' && answers.frame === undefined,
        notices: () => ['Payment_Not_Tried'],
        goTo: 'stay',
      },
      'the frame gave up, and nobody has tried to pay': {
        when: (state, { answers }) => state === 'waiting' && answers.frame !== taken,
        goTo: { end: 'result', notice: 'Fail_Message' },
      },
      'it was tried': { goTo: { end: 'result' } },
    },
    // The page of the result asks again, and says so when it cannot.
    faults: {
      signedOut: { end: 'signedOut' },
      limited: { stay: 'Too_Many_Tries' },
      otherwise: { end: 'result' },
    },
  }),
};
