import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';
import { type LinkComponent, PlainLink } from './link.tsx';

export type ButtonLook = 'strong' | 'quiet' | 'text' | 'danger';

const classOf = (look: ButtonLook) => `ds-button ds-button-${look}`;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** One `strong` button a screen; `quiet` for the other way on, `text` for leaving, `danger` for what cannot be undone. */
  readonly look?: ButtonLook | undefined;
  /** What it says while its action is running. It keeps its place and the focus, and ignores further presses. */
  readonly busy?: string | undefined;
}

/** A button of at least 48 px. It submits nothing unless `type="submit"` is given. */
export function Button({ look = 'strong', busy, onClick, children, type = 'button', ...rest }: ButtonProps) {
  const isBusy = busy !== undefined;
  return (
    <button
      {...rest}
      type={type}
      className={classOf(look)}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? busy : children}
    </button>
  );
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({
  look = 'strong',
  link: Link = PlainLink,
  ...rest
}: {
  readonly href: string;
  readonly look?: ButtonLook;
  readonly link?: LinkComponent;
  readonly children: ReactNode;
}) {
  return <Link {...rest} className={classOf(look)} />;
}
