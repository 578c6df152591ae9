import type { WorksOrderStatus } from '../../contract/works-order.ts';
import type { residents } from './residents.ts';

type Key = (typeof residents)[number]['key'];

/** A visit: how many days from today, and which kind. */
export interface Visit {
  readonly day: number;
  readonly kind: 'AM' | 'PM' | 'AD' | 'ASR';
  readonly isPreference?: boolean;
}

/** A file in `media/`. One that was removed was found inappropriate. */
export interface DemonstrationFile {
  readonly name: string;
  readonly isRemoved?: boolean;
}

/** A repair that a resident of the demonstration has had. Days count back from today. */
export interface DemonstrationRepair {
  readonly who: Key;
  readonly premises: string;
  readonly asset?: string;
  readonly reason: string;
  readonly location: string;
  readonly status: WorksOrderStatus;
  readonly raisedDaysAgo: number;
  readonly site?: string;
  readonly details?: string;
  readonly visit?: Visit;
  readonly completedDaysAgo?: number;
  readonly isDraft?: boolean;
  readonly isEmergency?: boolean;
  readonly isOutOfHours?: boolean;
  readonly isRecall?: boolean;
  readonly isTriage?: boolean;
  readonly isPotentialDuplicate?: boolean;
  readonly isVulnerable?: boolean;
  readonly channel?: 'CustomerSelfService' | 'ERGO' | 'ColleagueSelfService';
  readonly description?: string;
  readonly files?: readonly DemonstrationFile[];
  /** Codes of what happened after it was raised, the earliest first. */
  readonly events?: readonly (
    | 'AUPDATE01'
    | 'AUPDATE02'
    | 'AUPDATE04'
    | 'AUPDATE05'
    | 'AUPDATE06'
    | 'ENGOS01'
    | 'ENGOS03'
    | 'ENGOS07'
    | 'HZINV01'
    | 'HZSUM01'
    | 'HZSAFE01'
    | 'HZWORK01'
    | 'NOACCESS'
  )[];
}
