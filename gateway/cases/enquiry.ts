import type * as v from 'valibot';
import { writtenMessages } from '../../content/written-messages.ts';
import {
  type ReferralReason,
  referralReasonsNamespace,
  type sendEnquiry,
  withAdviceType,
} from '../../contract/enquiry.ts';
import { writeMessage } from '../communications/message-templates.ts';
import type { Transaction } from '../database/schema.ts';
import { invalid } from '../http/problem.ts';
import { requireAsset } from '../provider/ownership.ts';
import { requireContact } from './contact.ts';

type NewEnquiry = v.InferOutput<(typeof sendEnquiry)['body']>;

/** What may be sent as a reason: it alone, or with each of its kinds of advice where it has any. */
const sayable = ({ referralReason, adviceTypes }: Pick<ReferralReason, 'referralReason' | 'adviceTypes'>) =>
  adviceTypes.length === 0
    ? [referralReason]
    : adviceTypes.map((adviceType) => withAdviceType(referralReason, adviceType));

/** Throws 400 unless every reason is one that residents are offered, in words that it may be sent in, and sent once. */
async function requireReasons(transaction: Transaction, reasons: readonly string[]): Promise<void> {
  const rows = await transaction
    .selectFrom('reference_value')
    .select('more')
    .where('namespace', '=', referralReasonsNamespace)
    .execute();
  const known = rows
    .map(({ more }) => more as unknown as ReferralReason)
    .filter(({ displayOnMyPeabody }) => displayOnMyPeabody)
    .flatMap(sayable);
  const errors = reasons.flatMap((reason, index) => {
    if (!known.includes(reason)) return [[`referralReason.${index}`, ['is no reason that is offered']]];
    return reasons.indexOf(reason) < index ? [[`referralReason.${index}`, ['is given already']]] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** Keeps an enquiry about an account of the customer, which the caller has made sure of. */
export async function takeEnquiry(
  transaction: Transaction,
  { customerId, accountId }: { readonly customerId: string; readonly accountId: string },
  body: NewEnquiry,
  now: Date,
): Promise<void> {
  const asset = await requireAsset(transaction, customerId, body.assetIdentifier);
  await requireReasons(transaction, body.referralReason);
  const { preferredContact: contact } = body;
  await requireContact(
    transaction,
    customerId,
    { phone: contact.phoneNumber, name: contact.personName },
    { phone: 'preferredContact.phoneNumber', name: 'preferredContact.personName' },
  );
  await transaction
    .insertInto('financial_enquiry')
    .values({
      customer_id: customerId,
      account_id: accountId,
      asset_id: asset.id,
      referral_for: body.referralFor,
      reasons: body.referralReason,
      details: body.additionalDetails,
      contact_phone: contact.phoneNumber,
      contact_phone_type: contact.phoneNumberType,
      contact_name: contact.personName,
      contact_relation: contact.relationship,
      created_at: now,
    })
    .execute();
  await writeMessage(
    transaction,
    { customerId, assetId: asset.id, category: 'General', text: writtenMessages.enquired },
    now,
  );
}
