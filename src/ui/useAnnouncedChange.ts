import { useState } from 'react';
import { useAnnounced } from './useAnnounced.ts';

/** Has words read out when they change; the first ones are read with the page that they stand on. */
export function useAnnouncedChange(words: string): void {
  const [first] = useState(words);
  const [hasChanged, setChanged] = useState(false);
  if (words !== first && !hasChanged) setChanged(true);
  useAnnounced(hasChanged ? words : '');
}
