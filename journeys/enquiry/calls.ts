import { tenancyOfAccount } from '../../contract/account-rules.ts';
import { type Account, getAccounts } from '../../contract/accounts.ts';
import { getCustomer, getTenancies, type TenancySummary } from '../../contract/customers.ts';
import {
  financialInclusion,
  getReferralReasons,
  phoneNumberTypes,
  referralReasonsNamespace,
  sendEnquiry,
} from '../../contract/enquiry.ts';
import type { Tools } from '../../machines/engine/index.ts';
import { contactOf } from '../shared/contact/contact.ts';
import { areEnquiriesOpen } from '../shared/enquiry-access.ts';
import type { EnquirySituation } from './questions.ts';
import type { EnquiryAccount, EnquiryFacts, Known, SavedNumber, Services } from './vocabulary.ts';

type EnquiryTools = Tools<Services>;

/** What is known before the first question. */
export interface Beginning extends Pick<EnquiryFacts, 'account' | 'resident' | 'reasons'> {
  readonly isOpen: boolean;
}

/** The account that the resident came from, else the first rent account; null where no home goes with it. */
export function accountFor(
  accountId: string,
  accounts: readonly Account[],
  tenancies: readonly TenancySummary[],
): EnquiryAccount | null {
  const account =
    accounts.find((candidate) => candidate['account-identifier'] === accountId) ??
    accounts.find((candidate) => candidate['account-type'] === 'REN');
  if (!account) return null;
  const [assetId] = tenancyOfAccount(account.identifiers['pay-ref'], tenancies)?.premisesIds ?? [];
  return assetId === undefined ? null : { accountId: account['account-identifier'], assetId };
}

/** Whether the resident may ask, about which account, and what can be asked for. */
export async function loadBeginning({ facts }: Known, tools: EnquiryTools): Promise<Beginning> {
  const { gateway, customerId } = tools.services;
  const options = { signal: tools.signal };
  const params = { customerId };
  const [customer, { accounts }, { tenanciesSummaries }, { namespaces }] = await Promise.all([
    gateway.call(getCustomer, { params }, options),
    gateway.call(getAccounts, { params }, options),
    gateway.call(getTenancies, { params }, options),
    gateway.call(getReferralReasons, { query: { namespaces: referralReasonsNamespace } }, options),
  ]);
  const numbers = customer.addresses.telecomsAddresses.map(
    ({ number, type }): SavedNumber => ({
      number,
      type: phoneNumberTypes.find((known) => known === type) ?? 'other',
    }),
  );
  return {
    isOpen: await areEnquiriesOpen(tools, customer.statuses.isCatalyst, options),
    account: accountFor(facts.accountId, accounts, tenanciesSummaries),
    resident: { phones: [...new Set(numbers.map(({ number }) => number))], numbers },
    reasons: namespaces
      .flatMap(({ namespace }) => namespace.keyValues)
      .filter(({ displayOnMyPeabody }) => displayOnMyPeabody)
      .map(({ referralReason, adviceTypes }) => ({ referralReason, adviceTypes })),
  };
}

/** The reasons as they are sent: one with kinds of advice once for each that is chosen, any other by itself. */
const reasonsToSend = ({ facts, answers }: EnquirySituation): readonly string[] => {
  const ticked = answers.referralReason ?? [];
  const opening = facts.reasons.filter(({ adviceTypes }) => adviceTypes.length > 0);
  return ticked.filter((value) => !opening.some(({ referralReason }) => referralReason === value));
};

/** Sends the enquiry. Its answer says nothing; what comes back is what was asked for. */
export async function postEnquiry(
  situation: EnquirySituation,
  tools: EnquiryTools,
): Promise<readonly string[]> {
  const { facts, answers } = situation;
  const { account, resident } = facts;
  const contact = contactOf(answers);
  if (!account || !contact || !answers.referralFor) throw new Error('the enquiry is not complete');
  const referralReason = [...reasonsToSend(situation)];
  const saved = answers.number === 'another' ? undefined : resident?.numbers;
  await tools.services.gateway.call(
    sendEnquiry,
    {
      params: { customerId: tools.services.customerId, accountId: account.accountId },
      body: {
        additionalDetails: (answers.referralDetails ?? '').trim(),
        referralReason,
        referralFor: answers.referralFor,
        assetIdentifier: account.assetId,
        serviceRequestType: financialInclusion,
        preferredContact: {
          personName: contact.name,
          relationship: contact.relation,
          phoneNumber: contact.phone,
          phoneNumberType: saved?.find(({ number }) => number === contact.phone)?.type ?? 'other',
        },
      },
    },
    { signal: tools.signal, idempotencyKey: tools.key },
  );
  return referralReason;
}
