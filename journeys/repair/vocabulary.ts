import type { NoticeKey } from '../../content/notices.ts';
import type { Asset } from '../../contract/assets.ts';
import type { Gateway } from '../../contract/call.ts';
import type { AssetTypeName, PriorityCode } from '../../contract/priority.ts';
import { language, type Option } from '../../machines/engine/index.ts';
import type { Home } from '../shared/homes.ts';

/** Something that can need repairing: the home, or the block or estate that it belongs to. */
export interface RepairableAsset {
  readonly id: string;
  readonly type: Exclude<AssetTypeName, 'Scheme'>;
  readonly address: string;
  readonly uprn: string;
  readonly isInDefects: boolean;
  readonly isHighRise: boolean;
  readonly responsibilities: Asset['maintenanceResponsibilities'];
}

/** What the provider switches on and off. */
export interface Toggles {
  readonly covidQuestion: boolean;
  readonly vandalismQuestion: boolean;
  readonly enhancedCheck: boolean;
  readonly maintenance: boolean;
  readonly mergedLandlordRepairs: boolean;
  readonly closedAreas: readonly string[];
  readonly imageTypes: readonly string[];
  readonly demobilisedSites: readonly string[];
}

/** What the provider says about reporting the chosen reason for the chosen asset. */
export interface ReasonFacts {
  /** The follow-up question, when there is one. */
  readonly followUp: string | null;
  readonly sorCode: string;
  /** Sends the repair to a person instead of to a contractor. */
  readonly triage: string | null;
  readonly contractor: { readonly name: string; readonly phoneNumber: string } | null;
  readonly codes: readonly string[];
}

/** A repair that may be the same as the one being reported. */
export interface Duplicate {
  readonly id: string;
  readonly raised: string;
  readonly description: string;
  readonly priority: string;
  readonly status: string;
  readonly stage: 'open' | 'under review' | 'with triage' | 'saved draft';
  readonly isSameReason: boolean;
}

export interface ChosenContractor {
  readonly name: string;
  readonly phoneNumber: string;
  readonly siteCode: string | null;
  readonly isOnHold: boolean;
  readonly takesOnlineBookings: boolean;
  readonly priority: PriorityCode;
  readonly isOutOfHours: boolean;
}

/** What became of the repair once it was sent. */
export interface Raised {
  readonly worksOrderId: string;
  readonly jobNumber: string | null;
  readonly description: string;
  readonly result:
    | 'duplicate'
    | 'vulnerable'
    | 'in defects'
    | 'triage'
    | 'on hold'
    | 'emergency'
    | 'raised'
    | 'to be booked';
  readonly isOutOfHours: boolean;
}

export interface RepairFacts {
  /** The saved draft that is to be carried on. */
  readonly resuming: string | null;
  /** Id of the draft that was thrown away on leaving. */
  readonly thrownAway: string | null;
  /** Answers about urgency that this browser still holds for that draft. */
  readonly remembered: {
    readonly draft: string;
    readonly access?: 'yes' | 'next' | 'no';
    readonly duplicate?: string;
  } | null;
  readonly resident: {
    readonly id: string;
    readonly title: string;
    readonly givenName: string;
    readonly surname: string;
    readonly phones: readonly string[];
    readonly isMergedLandlord: boolean;
  } | null;
  readonly homes: readonly Home[];
  readonly toggles: Toggles;
  readonly photosAllowed: boolean;
  readonly assets: readonly RepairableAsset[];
  readonly locations: readonly Option[];
  readonly reason: ReasonFacts;
  readonly duplicates: readonly Duplicate[];
  /** The saved order behind this journey, with the tag that its next change needs. */
  readonly draft: {
    readonly id: string;
    readonly eTag: string;
    /** What it is about, as it was last saved; no reason as long as none was chosen. */
    readonly assetId?: string;
    readonly locationId?: string;
    readonly reasonId?: string;
  } | null;
  /** What the saved repair was about, where that can be chosen no more. */
  readonly lostReason: string | null;
  readonly contractor: ChosenContractor | null;
  readonly raised: Raised | null;
}

export const nothingKnown: RepairFacts = {
  resuming: null,
  thrownAway: null,
  remembered: null,
  resident: null,
  homes: [],
  toggles: {
    covidQuestion: false,
    vandalismQuestion: false,
    enhancedCheck: false,
    maintenance: false,
    mergedLandlordRepairs: false,
    closedAreas: [],
    imageTypes: ['jpg', 'png', 'gif'],
    demobilisedSites: [],
  },
  photosAllowed: false,
  assets: [],
  locations: [],
  reason: { followUp: null, sorCode: 'NA', triage: null, contractor: null, codes: [] },
  duplicates: [],
  draft: null,
  lostReason: null,
  contractor: null,
  raised: null,
};

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

export interface RepairVocabulary {
  readonly facts: RepairFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'home' | 'scheduler' | 'signedOut';
  readonly errorPage: 'failed' | 'workOrderError';
}

export const { rules, operation, journey } = language<RepairVocabulary>();
