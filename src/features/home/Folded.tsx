import { type ComponentProps, type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';
import { useMedia } from '../../ui/useMedia.ts';

/**
 * A card that says nothing new: on a phone it is folded behind its title and a line about what is in it. Where there is
 * room, or something is new, it is a card like the others.
 */
export function Folded({
  summary,
  isNews = false,
  children,
  ...card
}: Omit<ComponentProps<typeof Card>, 'level' | 'hero' | 'children'> & {
  /** What is in it, in a few words. */
  readonly summary: string;
  /** It says something that the resident should see at once. */
  readonly isNews?: boolean;
  readonly children: ReactNode;
}) {
  const isRoomy = useMedia('(min-width: 44rem)');
  const id = useId();
  if (isRoomy || isNews) return <Card {...card}>{children}</Card>;
  const { title, status, action, footer } = card;
  return (
    <section className="ds-card ds-folded" aria-labelledby={id}>
      <details>
        <summary>
          <span className="ds-folded-words">
            <h2 id={id}>{title}</h2>
            <span className="ds-hint ds-small">{summary}</span>
          </span>
          {status}
        </summary>
        <div className="ds-folded-body">
          {children}
          {footer || action ? (
            <div className="ds-card-footer">
              {footer}
              {action}
            </div>
          ) : null}
        </div>
      </details>
    </section>
  );
}
