import { canBePaid } from '../../contract/account-rules.ts';
import { getAccounts } from '../../contract/accounts.ts';
import { getCustomer } from '../../contract/customers.ts';
import { poundsOf } from '../../contract/money.ts';
import {
  beginPayment as begin,
  frameFields,
  getPayment,
  getPaymentToken,
  type PaymentState,
} from '../../contract/payments.ts';
import { faultKindOf } from '../../machines/fault.ts';
import type { Tools } from '../../machines/journey.ts';
import type { FrameRequest } from '../../machines/portal.ts';
import { accountOf, inOrder } from '../shared/accounts.ts';
import { areEnquiriesOpen } from '../shared/enquiry-access.ts';
import { amountOf, type PaymentSituation } from './situation.ts';
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
  const { id, AccountType, Payref, balance } = account;
  return { account: { id, name: AccountType, payref: Payref, balance }, mayAskForHelp: isHelpOpen };
}

/** Tells the card provider to expect the payment, once for a key. */
export async function beginPayment(
  situation: PaymentSituation,
  { services, signal, key }: Tools<Services>,
): Promise<BegunPayment> {
  const { account } = situation.facts;
  const amount = amountOf(situation);
  if (!account || amount === undefined) throw new Error('nothing to pay is known');
  const answer = await services.gateway.call(
    begin,
    { body: { 'account-identifier': account.id, amount: poundsOf(amount) } },
    { signal, idempotencyKey: key },
  );
  return { id: answer['payment-identifier'], frame: answer.frame };
}

const begun = ({ payment }: PaymentFacts): BegunPayment => {
  if (!payment) throw new Error('no payment was begun');
  return payment;
};

/** What opens the frame of the card provider, for this payment and a short time. */
export async function openFrame(
  facts: PaymentFacts,
  { services, signal }: Pick<Tools<Services>, 'services' | 'signal'>,
): Promise<FrameRequest> {
  const { id, frame } = begun(facts);
  const credential = await services.gateway.call(
    getPaymentToken,
    { params: { customerId: services.customerId }, query: { paymentId: id } },
    { signal },
  );
  return { address: frame.address, origin: frame.origin, fields: frameFields(frame, credential) };
}

/** How the payment stands, by the gateway's own word. */
export const checkPayment = async (
  { facts }: PaymentSituation,
  { services, signal }: Tools<Services>,
): Promise<PaymentState> =>
  (await services.gateway.call(getPayment, { params: { paymentId: begun(facts).id } }, { signal })).state;
