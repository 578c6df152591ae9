import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';
import type { DialogEnd } from '../shared/dialog.ts';

export interface FeedbackFacts {
  readonly worksOrderId: string;
  /** The resident says that it is fixed, which closes the repair. */
  readonly isFixed: boolean;
}

export const nothingKnown: FeedbackFacts = { worksOrderId: '', isFixed: false };

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
}

export const { operation, journey } = language<{
  readonly facts: FeedbackFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: DialogEnd | 'satisfied' | 'unsatisfied' | 'tooLate';
  readonly errorPage: never;
}>();
