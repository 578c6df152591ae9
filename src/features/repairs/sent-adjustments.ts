import { adjustments as copy } from '../../../content/adjustments.ts';
import type { Adjustments } from '../../../contract/adjustments.ts';
import { adjustmentsInWords } from '../adjustment-words.ts';

/** The row of what the contractor was told that the resident needs; none where it is nothing. */
export const sentAdjustments = (
  adjustments: Adjustments | undefined,
): readonly { readonly name: string; readonly value: string }[] =>
  adjustments === undefined || adjustments.needs.length === 0
    ? []
    : [{ name: copy.page.sent, value: adjustmentsInWords(adjustments).join('\n') }];
