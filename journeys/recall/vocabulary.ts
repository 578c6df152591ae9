import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';
import type { DialogEnd } from '../shared/dialog.ts';

export interface RecallFacts {
  readonly worksOrderId: string;
}

export const nothingKnown: RecallFacts = { worksOrderId: '' };

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
}

export const { operation, journey } = language<{
  readonly facts: RecallFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: DialogEnd | 'slots' | 'sent' | 'overtaken';
  readonly errorPage: never;
}>();
