import { words } from './own-words/words.ts';

/** Words of paying: how much, the card, and what became of it. */
export const payment = /* @__PURE__ */ words('payment.payment', {
  name: 'Make a payment',

  steps: {
    amount: {
      title: 'How much do you want to pay?',
      hint: '{account}. Payment reference: {payref}. Balance: {balance}.',
    },
    card: {
      title: 'Pay {amount} by card',
      continue: 'Check my payment',
      continueVariant: 'quiet',
    },
  },

  questions: {
    amount: {
      label: 'What do you want to pay?',
      options: {
        balance: { label: 'Outstanding balance' },
        other: { label: 'Another amount' },
      },
    },
    other: { label: 'Amount in pounds', placeholder: 'Amounts between £1 - £5000' },
    again: {
      label: 'Do you want to pay again?',
      options: { again: { label: 'Pay again anyway' } },
    },
    frame: {
      label: 'Pay {amount} by card',
      hint: '{account}. Payment reference: {payref}. The card form comes from our card provider. We never see your card number.',
      frame: 'Card form of our card provider',
      failed: 'payment_Message_Api_Failure',
    },
  },

  operations: {
    loadAccount: 'Getting your account…',
    beginPayment: 'Getting your payment ready…',
    checkPayment: 'Checking your payment…',
  },

  secondaryActions: {
    help: { offer: 'Get help if you cannot pay', stay: 'Carry on paying', go: 'Ask for money advice' },
  },
} as const);

/** Words of the page that says what became of a payment. */
export const paymentResult = /* @__PURE__ */ words('payment.paymentResult', {
  titles: {
    paid: 'Payment received',
    notTaken: 'Payment not taken',
    cancelled: 'Payment cancelled',
    checking: 'We are still checking your payment',
    failed: 'We could not check your payment',
  },
  loading: 'Checking your payment…',
  facts: {
    amount: 'Amount',
    account: 'Payment reference',
    date: 'Date',
    reference: 'Payment number',
  },
  done: 'Paid by card',
  paidNext: 'You can see it in your transactions now.',
  receipt: 'Your receipt is in your messages. We also email it to the address we have for you.',
  stillChecking: 'This can take a few minutes. Wait here, or come back later. We check every few seconds.',
  again: 'Try again',
  checkNow: 'Check again now',
  back: 'Back',
  toAccount: 'Go to your account',
  print: 'Print this page',
} as const);
