import type { RepairReason } from '../../contract/reference.ts';
import type { RepairReasonTable } from '../provider/repair-tables.ts';

/** Something that can need repairing, as the demonstration describes it. */
export interface Reason {
  readonly description: string;
  /** Other words and phrases that residents use, separated by commas. */
  readonly words: string;
  readonly element: string;
  readonly trade: string;
  readonly sor: string;
  readonly priority?: RepairReason['priority'];
  readonly refusal?: readonly [code: string, who: NonNullable<RepairReasonTable['refused_for']>];
  readonly supplementary?: string;
  readonly questions?: RepairReason['additionalData'];
}
