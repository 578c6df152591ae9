import type { NoticeKey } from '../../content/notices.ts';
import type { Adjustments } from '../../contract/adjustments.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';
import type { DialogEnd } from '../shared/dialog.ts';

export interface AdjustmentsFacts {
  readonly customerId: string;
  /** What the resident said before. */
  readonly before: Adjustments;
  /** State of it as it was read; a change by somebody else is noticed by it. */
  readonly eTag: string;
}

export const nothingKnown: AdjustmentsFacts = {
  customerId: '',
  before: { needs: [], language: '' },
  eTag: '',
};

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
}

export const { rules, operation, journey } = language<{
  readonly facts: AdjustmentsFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: DialogEnd | 'saved' | 'overtaken';
  readonly errorPage: never;
}>();
