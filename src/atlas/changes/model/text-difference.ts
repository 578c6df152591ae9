import { diffArrays } from 'diff';

export interface TextPart {
  readonly as: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Texts that have less than this share in common are no two forms of one text. */
const minShared = 0.4;

/** Words and signs, each with the space before it; signs of code that belong together stay so. */
const piecesOf = (text: string): string[] => text.match(/\s*(?:[\p{L}\p{N}_]+|[=!<>&|?+-]+|\S)|\s+/gu) ?? [];

/** The difference between two texts, word by word; texts that have little in common are replaced as a whole. */
export function textDifference(was: string, now: string): readonly TextPart[] {
  const parts = diffArrays(piecesOf(was), piecesOf(now)).map(
    ({ value, added, removed }): TextPart => ({
      as: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  );
  const shared = parts.reduce((sum, { as, text }) => sum + (as === 'same' ? text.length : 0), 0);
  if (shared >= minShared * Math.max(was.length, now.length)) return parts;
  const whole: readonly TextPart[] = [
    { as: 'removed', text: was },
    { as: 'added', text: now },
  ];
  return whole.filter(({ text }) => text !== '');
}
