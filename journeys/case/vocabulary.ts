import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import type { CaseType } from '../../contract/case-types.ts';
import type { TeamCategory } from '../../contract/cases.ts';
import { language } from '../../machines/engine/index.ts';
import type { Home, Tenancy } from '../shared/homes.ts';

/** Who deals with the request. */
export interface Team {
  readonly code: string;
  readonly category: TeamCategory;
}

/** What decides what can be asked for there, and who deals with it. */
export interface Place extends Pick<Home, 'premisesId' | 'tenancyId' | 'tenancyType' | 'tenancyGroup'> {
  readonly assetType: 'Property' | 'Block';
}

export interface CaseFacts {
  readonly resident: { readonly phones: readonly string[] } | null;
  readonly tenancies: readonly Tenancy[];
  /** Where the resident lives, or rents anything: homes first. */
  readonly homes: readonly Home[];
  /** The place that the request is about. */
  readonly place: Place | null;
  /** What can be asked for, with its questions: they are the steps between the type and the contact. */
  readonly types: readonly CaseType[];
  readonly team: Team | null;
  /** Reference of the request that was sent. */
  readonly sent: string | null;
}

export const nothingKnown: CaseFacts = {
  resident: null,
  tenancies: [],
  homes: [],
  place: null,
  types: [],
  team: null,
  sent: null,
};

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

export interface CaseVocabulary {
  readonly facts: CaseFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'home' | 'sent' | 'unavailable' | 'broken' | 'signedOut';
  readonly errorPage: 'failed';
}

export const { operation, journey } = language<CaseVocabulary>();
