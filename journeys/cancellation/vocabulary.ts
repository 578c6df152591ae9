import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import type { cancellationCodes } from '../../contract/cancellation.ts';
import type { AssetTypeName } from '../../contract/priority.ts';
import { language } from '../../machines/engine/index.ts';

export type CancellationCode = (typeof cancellationCodes)[number];

/** What the journey needs to know about the repair that may be cancelled. */
export interface RepairToCancel {
  /** State of the order as it was read; a change by somebody else is noticed by it. */
  readonly eTag: string;
  readonly jobNumber: string;
  readonly assetType: { readonly assetTypeId: number; readonly assetTypeName: AssetTypeName };
  readonly contractor: string;
  readonly contractorPhone: string;
  /** When somebody comes, as times on the wall; null while nobody does. */
  readonly visit: { readonly from: string; readonly to: string } | null;
}

export interface CancellationFacts {
  readonly worksOrderId: string;
  readonly repair: RepairToCancel | null;
  /** Why it cannot be cancelled online; null when it can, or before that is known. */
  readonly refusal: CancellationCode | 'Cancel_By_Phone' | null;
}

export const nothingKnown: CancellationFacts = { worksOrderId: '', repair: null, refusal: null };

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
}

export interface CancellationVocabulary {
  readonly facts: CancellationFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'kept' | 'cancelled' | 'genericError' | 'signedOut';
  readonly errorPage: 'failed';
}

export const { rules, operation, journey } = language<CancellationVocabulary>();
