import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import type { phoneNumberTypes, ReferralReason } from '../../contract/enquiry.ts';
import { language, type Situation } from '../../machines/engine/index.ts';

/** The account that the enquiry is about, and the home that it is charged for. */
export interface EnquiryAccount {
  readonly accountId: string;
  readonly assetId: string;
}

/** A reason that residents are offered, with the kinds of advice of which one must be chosen. */
export type Reason = Pick<ReferralReason, 'referralReason' | 'adviceTypes'>;

export interface SavedNumber {
  readonly number: string;
  readonly type: (typeof phoneNumberTypes)[number];
}

export interface EnquiryFacts {
  /** The account that the resident came from; empty for the first rent account. */
  readonly accountId: string;
  readonly account: EnquiryAccount | null;
  readonly resident: { readonly phones: readonly string[]; readonly numbers: readonly SavedNumber[] } | null;
  readonly reasons: readonly Reason[];
  /** The reasons that were sent; null before. */
  readonly sent: readonly string[] | null;
}

export const nothingKnown: EnquiryFacts = {
  accountId: '',
  account: null,
  resident: null,
  reasons: [],
  sent: null,
};

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

export interface EnquiryVocabulary {
  readonly facts: EnquiryFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'home' | 'signedOut';
  readonly errorPage: 'failed';
}

export type Known = Situation<object, EnquiryFacts>;

export const { rules, operation, journey } = language<EnquiryVocabulary>();
