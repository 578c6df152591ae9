import * as v from 'valibot';
import { canBePaid } from '../../contract/account-rules.ts';
import { getAccounts } from '../../contract/accounts.ts';
import { getCustomer } from '../../contract/customers.ts';
import { type Pence, penceOf, poundsOf } from '../../contract/money.ts';
import {
  BalanceChanged,
  beginPayment as begin,
  frameFields,
  getPayment,
  getPaymentToken,
  type PaymentState,
} from '../../contract/payments.ts';
import { Fault, type FrameRequest, faultKindOf, type Tools } from '../../machines/engine/index.ts';
import { accountOf, inOrder } from '../shared/accounts.ts';
import { areEnquiriesOpen } from '../shared/enquiry-access.ts';
import { amountOf, namesAmount, type PaymentSituation } from './situation.ts';
import type { BegunPayment, PaymentFacts, Services } from './vocabulary.ts';

/** Whether help with money can be asked for here; not where nobody can tell, which keeps nobody from paying. */
async function mayAskForHelp({ services, signal }: Tools<Services>): Promise<boolean> {
  const { gateway, customerId } = services;
  try {
    const { statuses } = await gateway.call(getCustomer, { params: { customerId } }, { signal });
    return await areEnquiriesOpen({ services: { gateway } }, statuses.isCatalyst, { signal });
  } catch (fault) {
    if (faultKindOf(fault) === 'signedOut') throw fault;
    return false;
  }
}

/**
 * The account that money is paid into: the one that was asked for, else the first; null where none can be paid. And
 * whether help can be asked for instead.
 */
export async function loadAccount(
  { facts }: PaymentSituation,
  tools: Tools<Services>,
): Promise<Pick<PaymentFacts, 'account' | 'mayAskForHelp'>> {
  const { gateway, customerId } = tools.services;
  const [{ accounts }, isHelpOpen] = await Promise.all([
    gateway.call(getAccounts, { params: { customerId } }, { signal: tools.signal }),
    mayAskForHelp(tools),
  ]);
  const payable = inOrder(accounts.map((account) => accountOf(account))).filter(({ kind }) =>
    canBePaid(kind),
  );
  const account = facts.accountId === '' ? payable[0] : payable.find(({ id }) => id === facts.accountId);
  if (!account) return { account: null, mayAskForHelp: isHelpOpen };
  const { id, AccountType, Payref, balance, pending } = account;
  return { account: { id, name: AccountType, payref: Payref, balance, pending }, mayAskForHelp: isHelpOpen };
}

/** A payment that was begun, or the balance that is owed instead of the one that was to be paid. */
export type Beginning = { readonly payment: BegunPayment } | { readonly balance: Pence };

/** The balance of now, where a payment was refused because it was meant to be all that is owed, and is not. */
function changedBalance(fault: unknown): Pence | undefined {
  const refusal = v.safeParse(BalanceChanged, fault instanceof Fault ? fault.problem : undefined);
  return refusal.success ? penceOf(refusal.output.balance.value) : undefined;
}

/** Tells the card provider to expect the payment, once for a key and an amount. */
export async function beginPayment(
  situation: PaymentSituation,
  { services, signal, key }: Tools<Services>,
): Promise<Beginning> {
  const { account } = situation.facts;
  const amount = amountOf(situation);
  if (!account || amount === undefined) throw new Error('nothing to pay is known');
  const whole = namesAmount(situation) ? {} : { 'is-outstanding-balance': true };
  try {
    const answer = await services.gateway.call(
      begin,
      { body: { 'account-identifier': account.id, amount: poundsOf(amount), ...whole } },
      // The balance can be another one at the next try, which is another payment.
      { signal, idempotencyKey: `${key}:${amount}` },
    );
    return { payment: { id: answer['payment-identifier'], frame: answer.frame } };
  } catch (fault) {
    const balance = changedBalance(fault);
    if (balance === undefined) throw fault;
    return { balance };
  }
}

const begun = ({ payment }: PaymentFacts): BegunPayment => {
  if (!payment) throw new Error('no payment was begun');
  return payment;
};

type FrameTools = Pick<Tools<Services>, 'services' | 'signal'>;

/** What opens the frame of the card provider, for this payment and a short time; 'over' when it was tried or given up. */
export async function openFrame(
  facts: PaymentFacts,
  { services, signal }: FrameTools,
): Promise<FrameRequest | 'over'> {
  const { id, frame } = begun(facts);
  const request = { params: { customerId: services.customerId }, query: { paymentId: id } };
  const credential = await services.gateway.call(getPaymentToken, request, { signal }).catch((fault) => {
    if (faultKindOf(fault) === 'conflict') return undefined;
    throw fault;
  });
  if (!credential) return 'over';
  return { address: frame.address, origin: frame.origin, fields: frameFields(frame, credential) };
}

const paymentStateOf = async (facts: PaymentFacts, { services, signal }: FrameTools): Promise<PaymentState> =>
  (await services.gateway.call(getPayment, { params: { paymentId: begun(facts).id } }, { signal })).state;

/** How the payment stands, by the gateway's own word. */
export const checkPayment = ({ facts }: PaymentSituation, tools: Tools<Services>): Promise<PaymentState> =>
  paymentStateOf(facts, tools);

/** Whether the payment was tried or given up, here or in another tab, so that its card form is of no use any more. */
export const isFrameOver = async (facts: PaymentFacts, tools: FrameTools): Promise<boolean> =>
  (await paymentStateOf(facts, tools)) !== 'waiting';
