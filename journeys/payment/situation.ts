import { isPayable } from '../../contract/account-rules.ts';
import { type Pence, penceOfText } from '../../contract/money.ts';
import type { AnswersOf, Situation } from '../../machines/engine/index.ts';
import type { PaymentQuestions } from './questions.ts';
import type { PaymentFacts } from './vocabulary.ts';

export type PaymentSituation = Situation<AnswersOf<PaymentQuestions>, PaymentFacts>;

/** Whether there is a balance to pay. */
export const isOwing = ({ facts }: PaymentSituation): boolean => (facts.account?.balance ?? 0) > 0;

/** Whether the resident says how much: because they chose to, or because nothing is owed. */
export const namesAmount = (situation: PaymentSituation): boolean =>
  situation.answers.amount === 'other' || !isOwing(situation);

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
