import { fill, type ShownFlow } from '../../machines/engine/index.ts';
import { shortLabelOf } from './shortLabel.ts';

/** The names of questions in a row, for the middle of a sentence: without the mark at the end of each. */
export const questionNames = (
  { copy }: Pick<ShownFlow, 'copy'>,
  ids: readonly string[],
  values: Readonly<Record<string, string>>,
): string => ids.map((id) => fill(shortLabelOf(copy, id), values).replace(/[?.]$/, '')).join('; ');
