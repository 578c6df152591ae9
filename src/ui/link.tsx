import type { ComponentType, MouseEventHandler, ReactNode } from 'react';

export interface LinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children?: ReactNode;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly 'aria-current'?: 'page';
}

/** How a part draws a link: the app hands over its router's, everything else uses the plain one. */
export type LinkComponent = ComponentType<LinkProps>;

/** A link that loads the page anew. */
export function PlainLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}
