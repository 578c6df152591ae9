import { useLayoutEffect, useRef } from 'react';
import { ui } from '../../content/ui.ts';
import { useHeld } from './held.ts';
import { useAnnounced } from './useAnnounced.ts';
import './waiting.css';

/**
 * What is happening, in words that are read out, with a moving mark beside them. Where it takes the place of a page, the
 * page holds the focus of whoever pressed something there that is gone, until the next page takes it.
 */
export function Waiting({
  children,
  message,
}: {
  readonly children?: string | undefined;
  readonly message?: string | undefined;
}) {
  useHeld();
  const words = children ?? ui.waiting;
  const box = useRef<HTMLDivElement>(null);
  useAnnounced(words);
  // Within a form or a card it takes nobody's place: those take no focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      box.current?.closest<HTMLElement>('main, form, .ds-card')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} className="ds-waiting" data-message={message}>
      <span className="ds-spinner" aria-hidden="true" />
      <p>{words}</p>
    </div>
  );
}
