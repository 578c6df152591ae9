import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  /** Key of the message it shows, where it shows one. */
  readonly message?: string;
  /** It takes what room there is, for something to look at. */
  readonly wide?: boolean;
  /** Shown first, and read out with the title as the dialog opens; null for none. Unless told, all of it is read out. */
  readonly description?: string | null;
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
export function Dialog({ title, message, wide, description, children, actions, onStay }: DialogProps) {
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
  // Questions are read one by one as well: with a description of its own the dialog is not described by them.
  const isDescribed = description === undefined ? children !== undefined : description !== null;
  return (
    <dialog
      className={wide ? 'ds-dialog ds-dialog-wide' : 'ds-dialog'}
      ref={dialog}
      data-message={message}
      aria-labelledby={`${id}-title`}
      aria-describedby={isDescribed ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children === undefined ? null : (
        <div className="ds-stack" id={description === undefined ? `${id}-text` : undefined}>
          {description ? (
            <p className="ds-hint" id={`${id}-text`}>
              {description}
            </p>
          ) : null}
          {typeof children === 'string' ? <p>{children}</p> : children}
        </div>
      )}
      <div className="ds-actions">{actions}</div>
    </dialog>
  );
}
