import { accountPage, advicePage, paymentResultPage } from '../shared/account-places.ts';
import { balanceWords, pounds } from '../shared/accounts.ts';
import { errorPages } from '../shared/error-pages.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { routes } from './routes.ts';
import { amountOf, isOutOfRange, isOwing, namesAmount } from './situation.ts';
import { journey, nothingKnown, rules } from './vocabulary.ts';

/** Paying into an account by card. What became of it is told by a page of its own, which asks the gateway. */
export const payment = journey({
  id: 'payment',
  version: 1,
  begin: nothingKnown,
  questions,
  rules: rules(questions)({
    'a balance is owed': isOwing,
    'the resident names an amount': namesAmount,
    'the amount is not one that can be paid': isOutOfRange,
    'help with money can be asked for': ({ facts }) => facts.mayAskForHelp,
  }),
  operations,

  steps: {
    amount: {
      route: routes.amount,
      needs: ['loadAccount'],
      asks: [
        { question: 'amount', when: 'a balance is owed' },
        { question: 'other', when: 'the resident names an amount' },
      ],
      stops: [{ when: 'the amount is not one that can be paid', notice: 'SSC008' }],
      does: ['beginPayment'],
      asides: {
        help: { offeredWhen: 'help with money can be asked for', notice: 'Payment_Help', end: 'advice' },
      },
    },

    card: {
      route: routes.card,
      asks: ['frame'],
      does: ['checkPayment'],
      asides: {
        help: { offeredWhen: 'help with money can be asked for', notice: 'Payment_Help', end: 'advice' },
      },
    },
  },

  back: 'plain',
  backEnd: 'account',
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { halt: 'failed', notice: 'payment_Message_Api_Failure' },
  },
  ends: {
    account: { route: accountPage },
    result: { route: paymentResultPage },
    advice: { route: advicePage },
    signedOut: { route: '/startpage', keeps: true },
  },
  halts: { failed: { route: errorPages.failed } },
  values: (situation) => {
    const { account } = situation.facts;
    const amount = amountOf(situation);
    return {
      account: account?.name ?? '',
      payref: account?.payref ?? '',
      balance: account ? balanceWords(account.balance) : '',
      amount: amount === undefined ? '' : pounds(amount),
    };
  },
});
