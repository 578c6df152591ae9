import type { TaggedPdf } from './document.ts';

/** A way in which a document fails to be PDF/UA, which a machine can find. */
export interface Condition {
  /** Its number in the Matterhorn Protocol 1.1; of what that leaves to the standard, the clause of ISO 14289-1. */
  readonly id: string;
  readonly says: string;
  /** Each place at which a document fails so. */
  find(pdf: TaggedPdf): readonly string[];
}
