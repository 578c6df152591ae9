import { isPayable } from '../../contract/account-rules.ts';
import { penceOfText, pounds } from '../../contract/money.ts';
import { cardFrame } from '../questions/cardFrame.ts';
import { checkboxes } from '../questions/checkboxes.ts';
import { radios } from '../questions/radios.ts';
import { text } from '../questions/text.ts';
import type { PaymentFacts } from './vocabulary.ts';

export const questions = {
  /** Nothing is chosen beforehand: nobody is to pay more than they meant. */
  amount: radios({
    options: ({
      account,
    }: PaymentFacts): { readonly value: 'balance' | 'other'; readonly hint?: string }[] => [
      { value: 'balance', hint: pounds(account?.balance ?? 0) },
      { value: 'other' },
    ],
    missing: 'Payment_Amount_Missing',
  }),

  other: text({
    missing: 'SSC008',
    check: (typed) => (isPayable(penceOfText(typed) ?? 0) ? [] : [{ notice: 'SSC008' }]),
    inputMode: 'decimal',
  }),

  /** Nobody pays twice by mistake while the first payment is still being checked. */
  again: checkboxes({ options: ['again'], missing: 'Payment_Again_Missing' }),

  frame: cardFrame({ garbled: 'Payment_Not_Tried' }),
};

export type PaymentQuestions = typeof questions;
