import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';
import { type LinkComponent, PlainLink } from './link.tsx';

export type ButtonVariant = 'strong' | 'quiet' | 'text' | 'danger';

const classOf = (variant: ButtonVariant) => `ds-button ds-button-${variant}`;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  /** One `strong` button a screen; `quiet` for the other way on, `text` for leaving, `danger` for what cannot be undone. */
  readonly variant?: ButtonVariant | undefined;
  /** What it says while its action is running. It keeps its place and the focus, and ignores further presses. */
  readonly busy?: string | undefined;
  /** Off: it looks so and does nothing, but can be reached, so that whoever comes to it hears why. */
  readonly disabled?: boolean | undefined;
  /** Told when it is pressed although it is off. */
  readonly onRefused?: (() => void) | undefined;
}

/** A button of at least 48 px. It submits nothing unless `type="submit"` is given. */
export function Button({
  variant = 'strong',
  busy,
  disabled = false,
  onClick,
  onRefused,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isBusy = busy !== undefined;
  const press: typeof onClick = (event) => {
    if (!isBusy && !disabled) return onClick?.(event);
    // Of a form's own button this is what keeps the form from being sent.
    event.preventDefault();
    if (!isBusy) onRefused?.();
  };
  return (
    <button
      {...rest}
      type={type}
      className={classOf(variant)}
      aria-disabled={isBusy || disabled || undefined}
      data-off={disabled || undefined}
      onClick={press}
    >
      {isBusy ? busy : children}
    </button>
  );
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({
  variant = 'strong',
  link: Link = PlainLink,
  ...rest
}: {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly link?: LinkComponent;
  readonly children: ReactNode;
}) {
  return <Link {...rest} className={classOf(variant)} />;
}
