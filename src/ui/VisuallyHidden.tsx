import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Text that is read out and not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="ds-hidden">{children}</span>;
}
