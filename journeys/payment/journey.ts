import { paymentBounds } from '../../contract/account-rules.ts';
import { dateInWords } from '../../contract/dates.ts';
import { penceOf, pounds } from '../../contract/money.ts';
import { balanceWords } from '../shared/accounts.ts';
import { accountPage, advicePage, errorPages, paymentResultPage, startPage } from '../shared/addresses.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { routes } from './routes.ts';
import { isAmountNamed, isOutOfRange, isOwed } from './situation.ts';
import { journey, nothingKnown, rules } from './vocabulary.ts';

/** Paying into an account by card. What became of it is told by a page of its own, which asks the gateway. */
export const payment = journey({
  id: 'payment',
  version: 2,
  initialFacts: nothingKnown,
  questions,
  rules: rules(questions)({
    'a balance is owed': isOwed,
    'the resident names an amount': isAmountNamed,
    'the amount is not one that can be paid': {
      because: 'an amount is a text until it is read as one',
      decide: isOutOfRange,
    },
    'more is owed than can be paid at once': { fact: 'account.balance', moreThan: paymentBounds.most },
    'less is owed than can be paid': {
      all: [isOwed, { fact: 'account.balance', lessThan: paymentBounds.least }],
    },
    'a payment is still being checked': { fact: 'account.pending.length', moreThan: 0 },
    'help with money can be asked for': { fact: 'mayAskForHelp', equals: true },
  }),
  operations,

  steps: {
    amount: {
      route: routes.amount,
      load: ['loadAccount'],
      asks: [
        { question: 'amount', when: 'a balance is owed' },
        { question: 'other', when: 'the resident names an amount' },
        { question: 'again', when: 'a payment is still being checked' },
      ],
      notices: [
        { when: 'a payment is still being checked', notice: 'Payment_Under_Way' },
        { when: 'more is owed than can be paid at once', notice: 'Payment_Balance_Too_High' },
        { when: 'less is owed than can be paid', notice: 'Payment_Balance_Too_Low' },
      ],
      blocks: [{ when: 'the amount is not one that can be paid', notice: 'SSC008' }],
      submit: ['beginPayment'],
      secondaryActions: {
        help: { when: 'help with money can be asked for', notice: 'Payment_Help', end: 'advice' },
      },
    },

    card: {
      route: routes.card,
      asks: ['frame'],
      submit: ['checkPayment'],
      secondaryActions: {
        help: { when: 'help with money can be asked for', notice: 'Payment_Help', end: 'advice' },
      },
    },
  },

  back: 'plain',
  backEnd: 'account',
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { errorPage: 'failed', notice: 'payment_Message_Api_Failure' },
  },
  ends: {
    account: { route: accountPage },
    result: { route: paymentResultPage },
    advice: { route: advicePage },
    signedOut: { route: startPage, preserves: true },
  },
  errorPages: { failed: { route: errorPages.failed } },
  placeholders: (situation) => {
    const { account, payment } = situation.facts;
    return {
      account: account?.name ?? '',
      payref: account?.payref ?? '',
      balance: account ? balanceWords(account.balance) : '',
      // Of the payment that was begun: what is owed may be another amount by now.
      amount: payment ? pounds(penceOf(Number(payment.frame.amount))) : '',
      pending: (account?.pending ?? [])
        .map(({ amount, since, reference }) => `${pounds(amount)}, ${dateInWords(since)}, ${reference}`)
        .join('; '),
    };
  },
});
