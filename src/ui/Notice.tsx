import type { ReactNode } from 'react';
import { tones } from '../../content/tones.ts';
import type { Urgency } from './announce.ts';
import { useAnnouncedContent } from './useAnnounced.ts';
import './notice.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type Tone = 'error' | 'warning' | 'information' | 'blocked' | 'success';

export interface NoticeProps {
  readonly tone: Tone;
  /** Key of the message. */
  readonly message: string;
  readonly title?: string;
  /** The notice appears while the screen is open, so it is read out: at once when it stops the resident. */
  readonly announced?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

const tick = (
  <svg viewBox="0 0 16 16" width="0.9em" height="0.9em" aria-hidden="true">
    <path d="M2 9l4 4 8-10" fill="none" stroke="currentColor" strokeWidth="3" />
  </svg>
);

const signs: Readonly<Record<Tone, ReactNode>> = {
  error: '!',
  warning: '!',
  information: 'i',
  blocked: '×',
  success: tick,
};

/** An error or a block stops the resident, who must not wait until the rest was read. */
const urgencyOf = (tone: Tone): Urgency => (tone === 'error' || tone === 'blocked' ? 'assertive' : 'polite');

/** A message in a box. Its tone is said in words, shown by a sign, and only then by a colour. */
export function Notice({ tone, message, title, announced, id, children }: NoticeProps) {
  const box = useAnnouncedContent(announced ? urgencyOf(tone) : undefined);
  return (
    <div ref={box} id={id} className={`ds-notice ds-notice-${tone}`} data-message={message} data-tone={tone}>
      <span className="ds-notice-sign" aria-hidden="true">
        {signs[tone]}
      </span>
      <div className="ds-notice-words ds-stack">
        <VisuallyHidden>{tones[tone]}: </VisuallyHidden>
        {title === undefined ? null : <p className="ds-notice-title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
