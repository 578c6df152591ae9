import { isPayable } from '../../contract/account-rules.ts';
import { type Pence, penceOfText } from '../../contract/money.ts';
import { type AnswersOf, decisionOf, type Situation } from '../../machines/engine/index.ts';
import type { PaymentQuestions } from './questions.ts';
import type { PaymentFacts } from './vocabulary.ts';

export type PaymentSituation = Situation<AnswersOf<PaymentQuestions>, PaymentFacts>;

/** There is a balance to pay. */
export const isOwed = { fact: 'account.balance', moreThan: 0 } as const;

/** The resident says how much: because they chose to, or because nothing is owed. */
export const isAmountNamed = { any: [{ answer: 'amount', equals: 'other' }, { not: isOwed }] } as const;

export const namesAmount: (situation: PaymentSituation) => boolean = decisionOf(isAmountNamed);

/** What is to be paid; undefined while it is not known, or is no amount. */
export function amountOf(situation: PaymentSituation): Pence | undefined {
  const { answers, facts } = situation;
  if (namesAmount(situation)) return penceOfText(answers.other ?? '');
  return answers.amount === 'balance' ? facts.account?.balance : undefined;
}

/**
 * Whether what is to be paid is no amount that can be paid: none, too little or too much. A field that nobody has touched
 * yet is not wrong; Continue says what is missing there.
 */
export function isOutOfRange(situation: PaymentSituation): boolean {
  const { answers } = situation;
  const isChosen = namesAmount(situation) ? answers.other !== undefined : answers.amount === 'balance';
  return isChosen && !isPayable(amountOf(situation) ?? 0);
}
