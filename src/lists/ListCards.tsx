import { useEffect, useRef } from 'react';
import { app } from '../../content/app.ts';
import { lists } from '../../content/lists.ts';
import { fill } from '../../machines/engine/index.ts';
import { Button } from '../ui/Button.tsx';
import '../ui/card.css';
import { MessageNotice } from '../renderer/MessageNotice.tsx';
import type { LinkComponent } from '../ui/link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { failureOf } from './failure.ts';
import type { ListPresentation } from './presentation.ts';
import type { RunningList } from './useList.ts';
import './cards.css';

/** How far before the end of the cards the next ones are fetched. */
const ahead = '600px';

/** Asks for more as soon as the end of the cards comes near. */
function useNearEnd(isWaiting: boolean, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: ahead },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isWaiting]);
  return end;
}

/** The rows of an endless list as cards. More come by themselves, and with a button for whoever does not scroll. */
export function ListCards<Row>({
  list: { state, rows, total, limit, send },
  presentation: { copy, messages, card, keyOf, nameOf, addressOf },
  link: Link,
  onOpen,
}: {
  readonly list: RunningList<Row>;
  readonly presentation: ListPresentation<Row>;
  readonly link: LinkComponent;
  onOpen(row: string): void;
}) {
  const box = useRef<HTMLUListElement>(null);
  /** The first card that is to come, when the button was pressed for it. */
  const awaited = useRef<number | null>(null);
  const hasMore = rows.length < total;
  const end = useNearEnd(state === 'results' && hasMore, () => send({ type: 'MORE' }));
  const more = fill(lists.more, { what: copy.many });

  useEffect(() => {
    if (awaited.current === null || rows.length <= awaited.current) return;
    const card = box.current?.children[awaited.current];
    (card?.querySelector('a') ?? (card as HTMLElement | undefined))?.focus();
    awaited.current = null;
  }, [rows.length]);

  const press = () => {
    awaited.current = rows.length;
    send({ type: state === 'moreFailed' ? 'RETRY' : 'MORE' });
  };
  return (
    <>
      <ul className="ds-list-cards" ref={box}>
        {rows.map((row) => (
          <li
            key={keyOf(row)}
            data-row={keyOf(row)}
            className="ds-list-card"
            tabIndex={addressOf ? undefined : -1}
          >
            {card(row)}
            {addressOf ? (
              <div className="ds-list-card-link ds-no-print">
                <Link href={addressOf(row)} onClick={() => onOpen(keyOf(row))}>
                  <span>
                    {copy.view}
                    <VisuallyHidden>{fill(copy.viewOf ?? '', { name: nameOf?.(row) ?? '' })}</VisuallyHidden>
                  </span>
                </Link>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div className="ds-stack ds-no-print" ref={end}>
          {state === 'moreFailed' ? (
            <MessageNotice tone="error" {...failureOf(messages.failed, limit)} announced />
          ) : null}
          <Button
            variant="quiet"
            busy={state === 'more' ? fill(lists.loadingMore, { what: copy.many }) : undefined}
            onClick={press}
          >
            {state === 'moreFailed' ? app.tryAgain : more}
          </Button>
        </div>
      ) : null}
    </>
  );
}
