import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';

/** A repair or service request of the resident that the complaint can be about. */
export interface ComplaintItem {
  readonly id: string;
  /** The same in words, with its number and date. */
  readonly label: string;
}

/** A complaint that was sent. */
export interface SentComplaint {
  readonly id: string;
  readonly reference: string;
  /** The days by which it is acknowledged and answered, `2026-11-27`; null where nobody can tell. */
  readonly acknowledgeBy: string | null;
  readonly answerBy: string | null;
}

export interface ComplaintFacts {
  /** The repair or service request that the resident came from; empty for none. */
  readonly worksOrderId: string;
  readonly caseReference: string;
  /** Whether what was missed about the repair is filled in as the beginning of what went wrong. */
  readonly aboutMissed: boolean;
  readonly resident: { readonly phones: readonly string[]; readonly hasEmail: boolean } | null;
  readonly repairs: readonly ComplaintItem[];
  readonly requests: readonly ComplaintItem[];
  /** What was missed and when it was due, a line each. */
  readonly missed: string;
  readonly sent: SentComplaint | null;
}

export const nothingKnown: ComplaintFacts = {
  worksOrderId: '',
  caseReference: '',
  aboutMissed: false,
  resident: null,
  repairs: [],
  requests: [],
  missed: '',
  sent: null,
};

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

export interface ComplaintVocabulary {
  readonly facts: ComplaintFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'home' | 'sent' | 'signedOut';
  readonly errorPage: 'failed';
}

export const { rules, operation, journey } = language<ComplaintVocabulary>();
