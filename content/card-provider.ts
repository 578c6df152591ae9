import { words } from './own-words/words.ts';

/** The words of a payment on the account, and of the page that the card provider of the demonstration shows. */
export const cardProvider = /* @__PURE__ */ words('card-provider.cardProvider', {
  line: 'Card payment online',
  frame: {
    title: 'Pay by card',
    demonstration: 'This is a demonstration. No money is taken. Use a test card.',
    cards: {
      title: 'Test cards',
      paid: 'is paid at once',
      refused: 'is refused at once',
      slow: 'is paid after 20 seconds',
      refusedLate: 'is refused after 5 seconds',
      never: 'gets no answer',
    },
    reference: 'Payment reference',
    amount: 'Amount',
    name: 'Name on card',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'For example, 12/30',
    code: 'Security code',
    codeHint: 'The 3 digits on the back of the card',
    pay: 'Pay {amount}',
    cancel: 'Cancel payment',
    problem: 'There is a problem',
    errors: {
      name: 'Enter the name on the card',
      number: 'Enter the number of a test card',
      expiry: 'Enter the expiry date as month and year, for example 12/30',
      code: 'Enter the 3-digit security code',
    },
    over: 'You can no longer use this card form. It took no money. Check whether you have paid or cancelled in another tab.',
    done: 'Thank you. We are taking you back.',
    refused: 'Your card was refused. We are taking you back.',
    cancelled: 'You cancelled the payment. We are taking you back.',
  },
} as const);
