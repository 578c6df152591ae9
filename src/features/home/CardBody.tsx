import { type ReactNode, useRef, useState } from 'react';
import { app } from '../../../content/app.ts';
import type { ShownRecord } from '../../app/shown-record.ts';
import { Button } from '../../ui/Button.tsx';
import { CardSkeleton, type SkeletonRows } from './CardSkeleton.tsx';

/**
 * What a card shows, or lines in its place until it is read. What could not be read can be read again there; the focus then
 * waits in the same place. Until a card is read for the first time, those below it are out of sight (`home.css`), so that
 * nothing that is seen moves.
 */
export function CardBody({
  state,
  failure,
  onRetry,
  rows = 'few',
  children,
}: {
  readonly state: ShownRecord<unknown>['state'];
  /** What is said when it could not be read. */
  readonly failure: ReactNode;
  onRetry(): void;
  /** How much there is to be. */
  readonly rows?: SkeletonRows;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isRetried, setRetried] = useState(false);
  const retry = () => {
    place.current?.focus();
    setRetried(true);
    onRetry();
  };
  return (
    <div className="ds-home-body" data-state={state} tabIndex={-1} ref={place}>
      {state === 'loading' ? <CardSkeleton rows={rows} isAgain={isRetried} /> : null}
      {state === 'failed' ? (
        <>
          {failure}
          <Button variant="quiet" onClick={retry}>
            {app.tryAgain}
          </Button>
        </>
      ) : null}
      {state === 'shown' ? children : null}
    </div>
  );
}
