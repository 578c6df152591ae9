import { ui } from '../../content/ui.ts';
import { useAnnounced } from './useAnnounced.ts';
import './waiting.css';

/** What is happening, in words that are read out, with a moving mark beside them. */
export function Waiting({
  children,
  message,
}: {
  readonly children?: string | undefined;
  readonly message?: string | undefined;
}) {
  const words = children ?? ui.waiting;
  useAnnounced(words);
  return (
    <div className="ds-waiting" data-message={message}>
      <span className="ds-spinner" aria-hidden="true" />
      <p>{words}</p>
    </div>
  );
}
