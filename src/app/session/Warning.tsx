import { useEffect } from 'react';
import { app } from '../../../content/app.ts';
import { controls } from '../../../content/controls.ts';
import { provider } from '../../../content/provider.ts';
import { session } from '../../../content/session.ts';
import { counted } from '../../../contract/language.ts';
import { fill } from '../../../machines/engine/index.ts';
import { timeLeft } from '../../../machines/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './warning.css';

const { warning: copy } = session;
const minute = 60_000;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Milliseconds as minutes and seconds, such as `04:59`. */
const asClock = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
};

const inWords = (milliseconds: number): string =>
  milliseconds < minute ? copy.lastMinute : counted(Math.ceil(milliseconds / minute), copy.minutes);

/** Names the page after the warning, so that it is seen among other tabs too. */
function useTitle(): void {
  useEffect(() => {
    const before = document.title;
    document.title = fill(app.pageTitle, { page: copy.title, provider: provider.name });
    return () => {
      document.title = before;
    };
  }, []);
}

/**
 * Says that the session is about to end. The seconds are for the eye: a screen reader is told of the time at the start and
 * once more when a minute is left.
 */
export function Warning({
  context,
  isEnding,
  onStay,
  onLeave,
}: {
  readonly context: Parameters<typeof timeLeft>[0];
  /** It is too late, and the resident is being logged out. */
  readonly isEnding: boolean;
  onStay(): void;
  onLeave(): void;
}) {
  const left = timeLeft(context);
  useTitle();
  return (
    <Dialog
      title={copy.title}
      message="Session_Warning"
      onStay={onStay}
      actions={
        <>
          <Button busy={isEnding ? copy.ending : undefined} onClick={onStay}>
            {copy.stay}
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            {controls.logOut}
          </Button>
        </>
      }
    >
      <p>{copy.text}</p>
      <p>
        {copy.countdown}{' '}
        <strong className="ds-countdown" aria-hidden="true">
          {asClock(left)}
        </strong>
        <VisuallyHidden>{inWords(left)}</VisuallyHidden>
      </p>
      <VisuallyHidden>
        <span role="status">{left <= minute ? copy.announced : ''}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
