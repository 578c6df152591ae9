import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from './announce.ts';

/** Has words read out when they appear and when they change, for as long as they are shown. Empty words are silent. */
export function useAnnounced(words: string): void {
  useEffect(() => (words === '' ? undefined : announce(words)), [words]);
}

/** The same for what an element says; it goes where the reference is put. */
export function useAnnouncedContent(isSaid: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const parts = isSaid ? [...(box.current?.querySelectorAll('p, li, .ds-hidden') ?? [])] : [];
    setWords(parts.map(({ textContent }) => textContent?.trim()).join(' '));
  });
  useAnnounced(words);
  return box;
}
