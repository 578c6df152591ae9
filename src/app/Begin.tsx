import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import type { Handover } from './handover.ts';

/** A button that begins a journey anew, with what it is to begin with. */
export function Begin({
  to,
  facts = {},
  variant = 'quiet',
  disabled,
  children,
}: {
  readonly to: string;
  readonly facts?: object;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  const navigate = useNavigate();
  return (
    <Button
      variant={variant}
      disabled={disabled}
      onClick={() => navigate(to, { state: { begin: facts } satisfies Handover })}
    >
      {children}
    </Button>
  );
}
