import { type ReactNode, useRef } from 'react';
import { app } from '../../../content/app.ts';
import type { ShownRecord } from '../../app/useRecord.ts';
import { Button } from '../../ui/Button.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';

/**
 * What a card tells, in a place that is as high before it is known. What could not be read can be read again there; the
 * focus then waits in the same place.
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
  /** How much there is to be: its place is kept so high. */
  readonly rows?: 'few' | 'some' | 'many';
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    place.current?.focus();
    onRetry();
  };
  return (
    <div
      className={`ds-home-body ds-home-body-${rows} ds-stack`}
      data-state={state}
      tabIndex={-1}
      ref={place}
    >
      {state === 'loading' ? <CardSkeleton /> : null}
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
