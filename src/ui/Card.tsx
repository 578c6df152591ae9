import { type ReactNode, useId } from 'react';
import './card.css';

/** A box about one thing. `hero` is the one that matters most on its screen and takes the whole width. */
export function Card({
  title,
  level = 2,
  hero,
  status,
  action,
  footer,
  children,
}: {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly hero?: boolean;
  /** A `Pill`, beside the title. */
  readonly status?: ReactNode;
  /** The way to all of what the box shows a part of, at the end of the title’s line. */
  readonly action?: ReactNode;
  /** What can be done about it. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={hero ? 'ds-card ds-card-hero' : 'ds-card'} aria-labelledby={id}>
      <div className="ds-card-top">
        <Heading id={id}>{title}</Heading>
        {status}
        {action === undefined ? null : <div className="ds-card-action">{action}</div>}
      </div>
      {children}
      {footer === undefined ? null : <div className="ds-card-footer">{footer}</div>}
    </section>
  );
}
