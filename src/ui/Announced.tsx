import type { ReactNode } from 'react';
import type { Urgency } from './announce.ts';
import { useAnnouncedContent } from './useAnnounced.ts';

/** Paragraphs that are read out when they appear and when they change. */
export function Announced({
  urgency = 'polite',
  children,
}: {
  readonly urgency?: Urgency;
  readonly children: ReactNode;
}) {
  return <div ref={useAnnouncedContent(urgency)}>{children}</div>;
}
