import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  /** Key of the message it shows, where it shows one. */
  readonly message?: string;
  /** It takes what room there is, for something to look at. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
  /** Buttons, the one that changes nothing last. */
  readonly actions: ReactNode;
  /** Escape: nothing happens and the resident stays. */
  onStay(): void;
}

/**
 * A question that must be answered before going on. Shown while it is rendered: the focus goes to its title,
 * stays inside, and returns where it was when it is taken away.
 */
export function Dialog({ title, message, wide, children, actions, onStay }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Where screens are shown as pictures, it stays within its own.
    if (element.closest('[data-picture]')) {
      element.open = true;
      return;
    }
    element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, []);
  // What was pressed may be gone, and another button in its place.
  useLayoutEffect(() => {
    const isPicture = dialog.current?.closest('[data-picture]');
    if (!isPicture && document.activeElement === document.body) heading.current?.focus();
  });
  return (
    <dialog
      className={wide ? 'ds-dialog ds-dialog-wide' : 'ds-dialog'}
      ref={dialog}
      data-message={message}
      aria-labelledby={`${id}-title`}
      aria-describedby={children === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children === undefined ? null : (
        <div className="ds-stack" id={`${id}-text`}>
          {typeof children === 'string' ? <p>{children}</p> : children}
        </div>
      )}
      <div className="ds-actions">{actions}</div>
    </dialog>
  );
}
