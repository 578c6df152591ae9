import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce, type Urgency } from './announce.ts';

/** Has words read out when they appear and when they change, for as long as they are shown. Empty words are silent. */
export function useAnnounced(words: string, urgency?: Urgency): void {
  useEffect(() => (words === '' ? undefined : announce(words, urgency)), [words, urgency]);
}

/**
 * The same for what an element says; it goes where the reference is put.
 * @param urgency none: the element is not announced
 */
export function useAnnouncedContent(urgency: Urgency | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const parts = urgency ? [...(box.current?.querySelectorAll('p, li, .ds-hidden') ?? [])] : [];
    setWords(parts.map(({ textContent }) => textContent?.trim()).join(' '));
  });
  useAnnounced(words, urgency);
  return box;
}
