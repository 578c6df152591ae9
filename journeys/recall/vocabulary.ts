import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import type { NextThing } from '../../contract/history.ts';
import { language } from '../../machines/engine/index.ts';

export interface RecallFacts {
  readonly worksOrderId: string;
  /** What comes next, once the provider knows. */
  readonly next: NextThing | null;
}

export const nothingKnown: RecallFacts = { worksOrderId: '', next: null };

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
}

export const { operation, journey } = language<{
  readonly facts: RecallFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'kept' | 'slots' | 'sent' | 'overtaken' | 'signedOut';
  readonly errorPage: never;
}>();
