import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Announcement } from '../../machines/engine/index.ts';

/** The message that another page handed over. It belongs to this visit: a reload does not tell it again. */
export function useAnnouncement(): Announcement | undefined {
  const { state } = useLocation();
  const [announcement] = useState(() => (state as { announcement?: Announcement } | null)?.announcement);
  useEffect(() => {
    if (announcement) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [announcement]);
  return announcement;
}
