/** The words of a payment on the account, and of the page that the card provider of the demonstration shows. */
export const payments = {
  line: 'Card payment online',
  frame: {
    title: 'Pay by card',
    demonstration: 'This is a demonstration. No money is taken. Use a test card.',
    reference: 'Payment reference',
    amount: 'Amount',
    name: 'Name on card',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'For example, 12/30',
    code: 'Security code',
    codeHint: 'The 3 digits on the back of the card',
    pay: 'Pay £{amount}',
    cancel: 'Cancel payment',
    problem: 'There is a problem',
    errors: {
      name: 'Enter the name on the card',
      number: 'Enter the number of a test card',
      expiry: 'Enter the expiry date as month and year, for example 12/30',
      code: 'Enter the 3 digits of the security code',
    },
    over: 'This payment cannot be made any more. Go back and start again.',
    done: 'Thank you. We are taking you back.',
    refused: 'Your card was refused. We are taking you back.',
    cancelled: 'You cancelled the payment. We are taking you back.',
  },
} as const;
