import { type ReactNode, useRef } from 'react';
import { useIsNarrow } from '../lists/useIsNarrow.ts';
import { Begin } from './Begin.tsx';
import { Frame } from './Frame.tsx';
import './list-page.css';

/**
 * The frame of a page that is a list. Its width is measured before anything is shown: on a narrow page the list is one of
 * cards that never ends.
 * @param cardsBelow the width that is still too narrow for a table, in sizes of the text
 */
export function ListPage({
  step,
  cardsBelow,
  children,
}: {
  readonly step: string;
  readonly cardsBelow: number;
  children(isEndless: boolean): ReactNode;
}) {
  const box = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(box, cardsBelow);
  return (
    <Frame width="wide">
      <section className="ds-stack" data-step={step} ref={box}>
        {isNarrow === undefined ? null : children(isNarrow)}
      </section>
    </Frame>
  );
}

/** The head of a list: what it is of, and a button that begins another one. */
export function ListTop({
  title,
  create,
  to,
  disabled = false,
}: {
  readonly title: string;
  readonly create: string;
  readonly to: string;
  readonly disabled?: boolean;
}) {
  return (
    <div className="ds-list-top">
      <h1 tabIndex={-1}>{title}</h1>
      <div className="ds-no-print">
        <Begin to={to} variant="strong" disabled={disabled}>
          {create}
        </Begin>
      </div>
    </div>
  );
}
