import { fill, type ShownFlow } from '../../machines/engine/index.ts';
import { shortLabelOf } from './shortLabel.ts';

/** The names of questions in a row, for the middle of a sentence: without the mark at the end of each. */
export const questionNames = (
  { words }: Pick<ShownFlow, 'words'>,
  ids: readonly string[],
  values: Readonly<Record<string, string>>,
): string => ids.map((id) => fill(shortLabelOf(words, id), values).replace(/[?.]$/, '')).join('; ');
