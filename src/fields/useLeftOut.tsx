import { type ReactNode, useState } from 'react';

/**
 * Says what a field did not take of what was typed. It stays while more is typed or taken away key by key. The place where
 * it is said is always there, so that screen readers hear of what comes into it.
 * @param id of the field
 * @param say the sentence about what was left out
 */
export function useLeftOut(id: string, say: (leftOut: string) => string) {
  const [said, setSaid] = useState('');
  const note = (leftOut: string, typed: string, before: string) => {
    const isAnew = typed === '' || Math.abs(typed.length - before.length) > 1;
    if (leftOut !== '' || isAnew) setSaid(leftOut);
  };
  const copy: ReactNode = (
    <div role="status" id={`${id}-left-out`}>
      {said === '' ? null : <p className="ds-hint ds-small">{say(said)}</p>}
    </div>
  );
  return { copy, note, describedBy: said === '' ? [] : [`${id}-left-out`] };
}
