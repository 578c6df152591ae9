import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import type { NextThing } from '../../contract/history.ts';
import { language } from '../../machines/engine/index.ts';
import type { DialogEnd } from '../shared/dialog.ts';

export interface ChaseFacts {
  readonly worksOrderId: string;
  /** Somebody was to come, so that the resident may know more than the provider. */
  readonly wasVisit: boolean;
  readonly contractor: string;
  /** What comes next, once the provider knows. */
  readonly next: NextThing | null;
}

export const nothingKnown: ChaseFacts = { worksOrderId: '', wasVisit: false, contractor: '', next: null };

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
}

export const { operation, rules, journey } = language<{
  readonly facts: ChaseFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: DialogEnd | 'asked' | 'noted' | 'overtaken';
  readonly errorPage: never;
}>();
