import type { ReactNode } from 'react';
import { confirmation as copy } from '../../content/confirmation.ts';
import { CopyReference } from './CopyReference.tsx';
import { Icon } from './Icon.tsx';
import { tick } from './icons/tick.ts';
import './confirmed.css';

/** The head of a page that confirms something: what was done, and the reference to keep. */
export function ConfirmedTop({
  done,
  title,
  label = copy.reference,
  reference,
  children,
}: {
  readonly done: string;
  readonly title: string;
  /** What the reference is called. */
  readonly label?: string;
  /** Undefined while there is none. */
  readonly reference: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <div className="ds-confirmed-top">
      <p className="ds-confirmed-done">
        <Icon path={tick} />
        {done}
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {reference ? (
        <div className="ds-confirmed-reference">
          <p>
            {label}
            <strong>{reference}</strong>
          </p>
          <CopyReference reference={reference} />
        </div>
      ) : (
        <p>{copy.noReference}</p>
      )}
    </div>
  );
}
