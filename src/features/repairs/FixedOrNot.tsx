import { repairDetails as copy } from '../../../content/repair-details.ts';
import type { NextThing } from '../../../contract/history.ts';
import { Button } from '../../ui/Button.tsx';

const finishedKinds = ['confirmFixed', 'closing', 'recall'] as const;

/** What comes next for a repair whose work is done. */
type NextForFinished = NextThing & { readonly kind: (typeof finishedKinds)[number] };

/** Whether the work is done, so that nothing about the repair is late. */
export const isFinished = (next: NextThing | null): next is NextForFinished =>
  finishedKinds.some((kind) => kind === next?.kind);

/** What the resident can say about finished work: that it is fixed, until the repair is closed, and that it is not. */
export const FixedOrNot = ({
  next: { kind },
  onSay,
}: {
  readonly next: NextForFinished;
  onSay(what: 'fixed' | 'recall'): void;
}) => (
  <>
    {kind === 'recall' ? null : (
      <Button aria-haspopup="dialog" onClick={() => onSay('fixed')}>
        {copy.actions.fixed}
      </Button>
    )}
    {kind === 'closing' ? null : (
      <Button aria-haspopup="dialog" onClick={() => onSay('recall')}>
        {copy.actions.notFixed}
      </Button>
    )}
  </>
);
