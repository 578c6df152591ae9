import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { ui } from '../../content/ui.ts';
import './error-summary.css';

export interface Problem {
  /** Key of the message. */
  readonly message: string;
  readonly text: string;
  /** DOM id of the field to go to; for a group that of its first control. Absent: nothing to go to. */
  readonly field?: string;
}

/** Goes to the field itself, as a hash in the address would be taken for a route. */
function goTo(event: MouseEvent, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.closest('fieldset, .ds-field')?.scrollIntoView({ block: 'start' });
}

/**
 * Everything that is wrong on the screen, above its heading. It takes the focus when it appears and each time
 * `attempt` changes, which is the number of times that Continue was pressed. That has it read out, so it is no live region:
 * it would be read twice.
 */
export function ErrorSummary({
  problems,
  attempt,
}: {
  readonly problems: readonly Problem[];
  readonly attempt?: number;
}) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const shown = problems.length > 0;
  // It may go while it has the focus, which then falls to nothing.
  useEffect(() => {
    if (!shown) return;
    const dialog = box.current?.closest('dialog');
    return () =>
      queueMicrotask(() => {
        const heading = dialog?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1');
        if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
      });
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt moves the focus again
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <section
      className="ds-error-summary ds-stack"
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-problems`}
    >
      <h2 id={`${id}-title`}>{ui.problem}</h2>
      <ul id={`${id}-problems`}>
        {problems.map(({ message, text, field }) => (
          <li key={`${field}-${message}`} data-message={message}>
            {field === undefined ? (
              text
            ) : (
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
