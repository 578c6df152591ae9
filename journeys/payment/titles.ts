import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { payment } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof payment> = {
  operations: {
    loadAccount: 'Load the account and its balance',
    beginPayment: 'Begin a payment with the card provider',
    checkPayment: 'Ask the card provider what became of the payment',
  },
  ends: {
    account: 'Back to the account',
    result: 'The result of the payment',
    advice: 'Ask for help with money instead',
    signedOut: 'Signed out',
  },
  errorPages: {
    failed: 'The payment cannot go on',
  },
};
