import { asksStep, type PropertiesOf } from '../../machines/exploration/index.ts';
import type { PaymentQuestions } from './questions.ts';
import type { samples } from './samples/samples.ts';
import type { PaymentFacts } from './vocabulary.ts';

type Properties = PropertiesOf<PaymentQuestions, PaymentFacts, typeof samples>;
type At = Parameters<Extract<Properties[number], { always: unknown }>['always']>[0];

const balance = ({ facts }: At) => facts.account?.balance ?? 0;
const isPending = ({ facts }: At) => (facts.account?.pending.length ?? 0) > 0;
const isAmountRefused = (it: At) =>
  asksStep(it, 'amount') &&
  it.event?.type === 'CONTINUE' &&
  it.before?.step === 'amount' &&
  it.before.isAsking;
/** From 1 to 5000 pounds, in pence. */
const isPayable = (pence: number) => pence >= 100 && pence <= 500_000;
const refusedAmounts = ['0.99', '5000.01', 'abc', '12.345', ' '];

export const properties: Properties = [
  {
    says: 'Paying the balance is offered only where something is owed.',
    rows: ['PAY-02', 'PAY-05', 'A76'],
    when: (it) => asksStep(it, 'amount'),
    always: (it) => it.asked.includes('amount') === balance(it) > 0,
  },
  {
    says: 'Where nothing is owed, an amount is named.',
    rows: ['PAY-02', 'A76'],
    when: (it) => asksStep(it, 'amount') && balance(it) <= 0,
    always: (it) => it.asked.includes('other'),
  },
  {
    says: 'An amount of one’s own is asked for only where it is chosen, or where nothing is owed.',
    rows: ['PAY-02'],
    when: (it) => asksStep(it, 'amount') && balance(it) > 0,
    always: (it) => it.asked.includes('other') === (it.answers.amount === 'other'),
  },
  {
    says: 'A balance outside of 1 to 5000 pounds cannot be paid at once.',
    rows: ['PAY-06', 'A76'],
    when: (it) =>
      asksStep(it, 'amount') && it.answers.amount === 'balance' && balance(it) > 0 && !isPayable(balance(it)),
    always: (it) => it.isBlocked && it.notices.includes('SSC008'),
  },
  {
    says: 'A balance within 1 to 5000 pounds can be paid.',
    rows: ['PAY-06'],
    when: (it) => asksStep(it, 'amount') && it.answers.amount === 'balance' && isPayable(balance(it)),
    never: (it) => it.isBlocked,
  },
  {
    says: 'An amount that is no number, or outside of 1 to 5000 pounds, is never paid.',
    rows: ['PAY-03', 'PAY-04'],
    when: (it) => it.waitsFor === 'beginPayment' && (it.answers.amount === 'other' || balance(it) <= 0),
    never: (it) => it.answers.other === undefined || refusedAmounts.includes(it.answers.other),
  },
  {
    says: 'An amount that cannot be paid turns Continue off, or is complained about.',
    rows: ['PAY-03'],
    when: (it) =>
      isAmountRefused(it) &&
      it.answers.amount === 'other' &&
      refusedAmounts.includes(it.answers.other ?? '1'),
    always: (it) => it.isBlocked || it.complaints.includes('SSC008'),
  },
  {
    says: 'While a payment is being checked, the resident says that they want to pay again.',
    rows: ['PAY-09', 'D3'],
    when: (it) => it.waitsFor === 'beginPayment' && isPending(it),
    always: (it) => it.answers.again?.includes('again') === true,
  },
  {
    says: 'A payment that is being checked is told of, and no other is.',
    rows: ['PAY-09'],
    when: (it) => asksStep(it, 'amount'),
    always: (it) => it.notices.includes('Payment_Under_Way') === isPending(it),
  },
  {
    says: 'An account that cannot be paid leads back to the account.',
    rows: ['PAY-ROUTE-01', 'GEN-08'],
    when: (it) => it.returned('loadAccount')?.output.account === null,
    always: (it) => it.end === 'account',
  },
  {
    says: 'Another balance meanwhile is told of, and nothing is paid yet.',
    rows: ['PAY-06', 'D3'],
    when: (it) => {
      const said = it.returned('beginPayment')?.output;
      return said !== undefined && 'balance' in said;
    },
    always: (it) => asksStep(it, 'amount') && it.notices.includes('Payment_Balance_Changed'),
  },
  {
    says: 'The card page opens only with a payment that was begun.',
    rows: ['PAY-ROUTE-02', 'PAY-07', 'PAY-08', 'A77'],
    when: (it) => it.step === 'card',
    always: (it) => it.facts.payment !== null,
  },
  {
    says: 'A payment that cannot be begun says so, and stays at the amount.',
    rows: ['PAY-11'],
    when: (it) =>
      it.failed('beginPayment') !== undefined &&
      !['signedOut', 'limited'].includes(it.failed('beginPayment') ?? ''),
    always: (it) => asksStep(it, 'amount') && it.notices.includes('payment_Message_Api_Failure'),
  },
  {
    says: 'Where nobody has tried to pay, the resident stays at the card, unless the frame gave up.',
    rows: ['PAY-10', 'A77'],
    when: (it) => it.returned('checkPayment')?.output === 'waiting' && it.answers.frame === undefined,
    always: (it) => asksStep(it, 'card') && it.notices.includes('Payment_Not_Tried'),
  },
  {
    says: 'What became of a payment that was tried is told by the page of the result.',
    rows: ['PAY-ROUTE-03', 'PAY-09', 'PAY-10'],
    when: (it) =>
      it.returned('checkPayment') !== undefined && it.returned('checkPayment')?.output !== 'waiting',
    always: (it) => it.end === 'result',
  },
  {
    says: 'Where the gateway cannot tell, the page of the result asks again.',
    rows: ['PAY-10', 'A77'],
    when: (it) => it.failed('checkPayment') === 'failed' || it.failed('checkPayment') === 'malformed',
    always: (it) => it.end === 'result',
  },
  {
    says: 'From everywhere the resident can get back to the account.',
    rows: ['PAY-02', 'PAY-ROUTE-02'],
    from: (it) => it.activity !== 'ended',
    canAlwaysReach: (it) => it.end === 'account',
  },
  {
    says: 'From the amount a payment can be begun.',
    rows: ['PAY-02'],
    from: (it) => asksStep(it, 'amount'),
    canAlwaysReach: (it) => it.waitsFor === 'beginPayment',
  },
  {
    says: 'Owing more than can be paid at once is told of, and so is owing less than can be paid.',
    rows: ['PAY-06'],
    when: (it) => asksStep(it, 'amount'),
    always: (it) =>
      it.notices.includes('Payment_Balance_Too_High') === balance(it) > 500_000 &&
      it.notices.includes('Payment_Balance_Too_Low') === (balance(it) > 0 && balance(it) < 100),
  },
  {
    says: 'Help instead of paying is offered where it can be asked for, and nowhere else.',
    rows: ['PAY-02'],
    when: (it) => asksStep(it, 'amount') || asksStep(it, 'card'),
    always: (it) => it.actions.includes('help') === it.facts.mayAskForHelp,
  },
  {
    says: 'An account that cannot be read is said to be unavailable.',
    rows: ['PAY-11'],
    when: (it) => ['failed', 'malformed'].includes(it.failed('loadAccount') ?? ''),
    always: (it) => it.errorPage === 'failed' && it.notices.includes('account_Down_SSC001'),
  },
  {
    says: 'Another balance that is owed meanwhile is the one that is shown from then on.',
    rows: ['PAY-06', 'D3'],
    when: (it) => {
      const said = it.returned('beginPayment')?.output;
      return said !== undefined && 'balance' in said;
    },
    always: (it) => {
      const said = it.returned('beginPayment')?.output;
      return said !== undefined && 'balance' in said && balance(it) === said.balance;
    },
  },
  {
    says: 'Where the frame gave up and nobody has tried to pay, the payment is said to have failed.',
    rows: ['PAY-10', 'A77'],
    when: (it) => it.returned('checkPayment')?.output === 'waiting' && it.answers.frame !== undefined,
    always: (it) => it.end === 'result' && it.notices.includes('Fail_Message') === (it.answers.frame !== '0'),
  },
  {
    says: 'Whether to pay again is asked only while a payment is being checked.',
    rows: ['PAY-09', 'D3'],
    when: (it) => asksStep(it, 'amount'),
    always: (it) => it.asked.includes('again') === isPending(it),
  },
];
