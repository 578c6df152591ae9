import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';
import type { DialogEnd } from '../shared/dialog.ts';

export interface RemindersFacts {
  readonly customerId: string;
  /** State of the preferences as they were read; a change by somebody else is noticed by it. */
  readonly eTag: string;
}

export const nothingKnown: RemindersFacts = { customerId: '', eTag: '' };

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
}

export const { operation, journey } = language<{
  readonly facts: RemindersFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: DialogEnd | 'saved' | 'overtaken';
  readonly errorPage: never;
}>();
