import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';
import { usualImageTypes } from '../questions/repair-files.ts';
import type { DialogEnd } from '../shared/dialog.ts';

export interface FileSettings {
  readonly photosAllowed: boolean;
  readonly imageTypes: readonly string[];
}

export interface RecallFacts extends FileSettings {
  readonly worksOrderId: string;
  readonly assetId: string;
}

export const nothingKnown: RecallFacts = {
  worksOrderId: '',
  assetId: '',
  photosAllowed: false,
  imageTypes: usualImageTypes,
};

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

export const { rules, operation, journey } = language<{
  readonly facts: RecallFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: DialogEnd | 'slots' | 'sent' | 'overtaken';
  readonly errorPage: never;
}>();
