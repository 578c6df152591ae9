import { ui } from '../../content/ui.ts';
import './waiting.css';

/** What is happening, in words that are read out, with a moving mark beside them. */
export function Waiting({
  children,
  message,
}: {
  readonly children?: string | undefined;
  readonly message?: string | undefined;
}) {
  return (
    <div className="ds-waiting" role="status" data-message={message}>
      <span className="ds-spinner" aria-hidden="true" />
      <p>{children ?? ui.waiting}</p>
    </div>
  );
}
