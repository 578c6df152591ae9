import { aligned } from './alignment.ts';

export interface TextPart {
  readonly as: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words, the spaces between them, and signs; signs of code that belong together stay so. */
const piecesOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_]+|\s+|[=!<>&|?+-]+|./gu) ?? [];

/** Texts that have less than this share in common are no two forms of one text. */
const leastShared = 0.4;

/** The difference between two texts, word by word; texts that have little in common are replaced as a whole. */
export function textDifference(was: string, now: string): readonly TextPart[] {
  const parts = joined(aligned(piecesOf(was), piecesOf(now)).map(partOf));
  const shared = parts.filter(({ as }) => as === 'same').reduce((sum, { text }) => sum + text.length, 0);
  return shared >= leastShared * Math.max(was.length, now.length) ? parts : replaced(was, now);
}

const partOf = (piece: ReturnType<typeof aligned<string>>[number]): TextPart => ({
  as: piece.as,
  text: piece.as === 'removed' ? piece.was : piece.now,
});

const replaced = (was: string, now: string): readonly TextPart[] => [
  ...(was === '' ? [] : [{ as: 'removed', text: was } as const]),
  ...(now === '' ? [] : [{ as: 'added', text: now } as const]),
];

/** A space at the end of both sides did not change. */
const withoutSpace = (was: string, now: string): readonly TextPart[] =>
  was.endsWith(' ') && now.endsWith(' ')
    ? [...replaced(was.slice(0, -1), now.slice(0, -1)), { as: 'same', text: ' ' }]
    : replaced(was, now);

/** What changed side by side as one change: a space that stayed between two other words is no text that stayed. */
function joined(parts: readonly TextPart[]): readonly TextPart[] {
  const found: TextPart[] = [];
  let change: { readonly was: string; readonly now: string } | undefined;
  const close = () => {
    if (change) found.push(...withoutSpace(change.was, change.now));
    change = undefined;
  };
  for (const [index, { as, text }] of parts.entries()) {
    const isBetween = change !== undefined && text.trim() === '' && parts[index + 1]?.as !== 'same';
    if (as !== 'same' || isBetween) {
      const { was, now } = change ?? { was: '', now: '' };
      change = { was: as === 'added' ? was : was + text, now: as === 'removed' ? now : now + text };
      continue;
    }
    close();
    const last = found.at(-1);
    if (last?.as === 'same') found[found.length - 1] = { as, text: last.text + text };
    else found.push({ as, text });
  }
  close();
  return found;
}
