import { isPayable } from '../../contract/account-rules.ts';
import { penceOfText } from '../../contract/money.ts';
import { cardFrame } from '../../src/kinds/cardFrame/model.ts';
import { radios } from '../../src/kinds/radios/model.ts';
import { text } from '../../src/kinds/text/model.ts';
import { pounds } from '../shared/accounts.ts';
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

  frame: cardFrame({ garbled: 'Payment_Not_Tried' }),
};

export type PaymentQuestions = typeof questions;
