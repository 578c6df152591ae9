import type { VersionName } from './description.ts';
import type { Change } from './item-changes.ts';

export interface JourneyDifferences {
  readonly id: string;
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'altered' | 'same';
  readonly changes: readonly Change[];
  /** Files that the definition is written in and whose text changed. */
  readonly files: readonly string[];
  /** Steps of both versions in their order, by their titles. */
  readonly steps: readonly { readonly id: string; readonly title: string }[];
}

/** How two versions of all journeys differ. */
export interface Differences {
  readonly was: VersionName;
  readonly now: VersionName;
  readonly journeys: readonly JourneyDifferences[];
  /** Messages of the catalogue that no journey is known to show. */
  readonly messages: readonly Change[];
  /** What could not be compared, in sentences. */
  readonly remarks: readonly string[];
}
