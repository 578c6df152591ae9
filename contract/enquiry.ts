import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ContactName } from './cases.ts';
import { filledText, Id, text } from './fields.ts';
import { v1 } from './paths.ts';
import { getReferenceData } from './reference.ts';

/** Namespace of the reasons for a financial enquiry. */
export const referralReasonsNamespace = 'financial-referral-reasons';

export const ReferralReason = v.object({
  key: text(100),
  value: text(1000),
  referralReason: text(100),
  /** Whether residents are offered it. */
  displayOnMyPeabody: v.boolean(),
  /** Kinds of advice of which one must be chosen with it; empty where the reason says enough. */
  adviceTypes: v.array(text(100)),
});

export type ReferralReason = v.InferOutput<typeof ReferralReason>;

/** The reasons for a financial enquiry: `getReferenceData` for this namespace alone, with what its values carry. */
export const getReferralReasons = defineCall({
  ...getReferenceData,
  query: v.object({ namespaces: v.literal(referralReasonsNamespace) }),
  answer: v.object({
    namespaces: v.array(
      v.object({ namespace: v.object({ name: text(60), keyValues: v.array(ReferralReason) }) }),
    ),
  }),
});

export const referredPersons = ['Myself', 'Other member of household'] as const;

/** Details without any of the characters that they may not hold. */
export const allowedInEnquiry = /^[^&*%!<>]*$/;

/** Most characters of the details. */
export const longestEnquiry = 1500;

/** A reason as it is sent with one of its kinds of advice. */
export const withAdviceType = (reason: string, adviceType: string): string => `${reason}: ${adviceType}`;

export const phoneNumberTypes = ['mobilePhone', 'homePhone', 'workPhone', 'other'] as const;

export const financialInclusion = 'financialinclusionenquiry';

export const sendEnquiry = defineCall({
  id: 'sendEnquiry',
  method: 'POST',
  path: `${v1}/customer/:customerId/account/:accountId/servicerequest`,
  params: v.object({ customerId: Id, accountId: Id }),
  body: v.object({
    additionalDetails: v.pipe(
      filledText(longestEnquiry),
      v.regex(allowedInEnquiry, 'must not hold & * % ! < or >'),
    ),
    /** Reasons; one with kinds of advice once for each of them: see `withAdviceType`. */
    referralReason: v.pipe(v.array(filledText(210)), v.minLength(1), v.maxLength(40)),
    referralFor: v.picklist(referredPersons),
    assetIdentifier: Id,
    serviceRequestType: v.literal(financialInclusion),
    preferredContact: v.object({
      /** Null, as the relationship, for a number of the resident's own that is known already. */
      personName: v.nullable(ContactName),
      relationship: v.nullable(v.picklist(['Customer', 'Friend or Family', 'Other'])),
      /** A saved number as it is saved, or 11 digits of which the first is 0. */
      phoneNumber: filledText(30),
      /** Type of the saved number, otherwise `other`. */
      phoneNumberType: v.picklist(phoneNumberTypes),
    }),
  }),
  status: 201,
  needsIdempotencyKey: true,
});
