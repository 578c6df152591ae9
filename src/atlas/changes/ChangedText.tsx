import { useMemo } from 'react';
import { textDifference } from './model/text-difference.ts';

/**
 * One side of a text that was put otherwise, with what went struck out or what came underlined. A text that has no other
 * side stands as it is.
 */
export function ChangedText({
  was,
  now,
  side,
}: {
  readonly was: string | undefined;
  readonly now: string | undefined;
  readonly side: 'was' | 'now';
}) {
  const parts = useMemo(
    () => (was === undefined || now === undefined ? [] : textDifference(was, now)),
    [was, now],
  );
  if (parts.length === 0) return was ?? now;
  const own = side === 'was' ? 'removed' : 'added';
  const Mark = side === 'was' ? 'del' : 'ins';
  return parts
    .filter(({ as }) => as === 'same' || as === own)
    .map(({ as, text }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      as === 'same' ? <span key={index}>{text}</span> : <Mark key={index}>{text}</Mark>,
    );
}
