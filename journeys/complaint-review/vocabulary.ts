import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';

/** What has to be known of the complaint. */
export interface AnsweredComplaint {
  /** State of the complaint as it was read; a change by somebody else is noticed by it. */
  readonly eTag: string;
  /** Whether the second stage can be asked for now. */
  readonly canRequestReview: boolean;
}

export interface ReviewFacts {
  readonly complaintId: string;
  readonly complaint: AnsweredComplaint | null;
}

export const nothingKnown: ReviewFacts = { complaintId: '', complaint: null };

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

export interface ReviewVocabulary {
  readonly facts: ReviewFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'complaint' | 'requested' | 'signedOut';
  readonly errorPage: 'failed';
}

export const { operation, journey } = language<ReviewVocabulary>();
