import type { MouseEvent, ReactNode } from 'react';
import { ui } from '../../content/ui.ts';
import { type LinkComponent, PlainLink } from './link.tsx';
import './page.css';

export interface PageLink {
  readonly label: string;
  readonly href: string;
  readonly current?: boolean;
  /** What there is to know before it is opened, such as how much is new. */
  readonly note?: string;
}

export interface PageProps {
  /** Name of the provider, and where its logo leads. */
  readonly brand: { readonly name: string; readonly href: string };
  /** What stands in the bar beside the logo: the menu of a resident who is signed in. */
  readonly bar?: ReactNode;
  readonly footerLinks?: readonly PageLink[];
  readonly footer?: ReactNode;
  /** `step` is one narrow column, `wide` has room for cards and tables, `full` reaches both edges of the screen. */
  readonly width?: 'step' | 'wide' | 'full';
  readonly link?: LinkComponent;
  readonly children: ReactNode;
}

/** Moves the focus without touching the address, where a new entry would stand in the way of Back. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The frame of every screen: a way past the bar, the bar with logo and menu, the content, the footer. */
export function Page({
  brand,
  bar,
  footerLinks = [],
  footer,
  width = 'step',
  link: Link = PlainLink,
  children,
}: PageProps) {
  const logo = (
    <Link href={brand.href} className="ds-logo">
      <span className="ds-logo-mark" aria-hidden="true" />
      {brand.name}
    </Link>
  );
  return (
    <div className="ds-page">
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link within the page; only the address is left alone */}
      <a className="ds-skip" href="#main" onClick={skip}>
        {ui.skip}
      </a>
      <header className="ds-header">
        <div className="ds-header-row">
          {logo}
          {bar}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`ds-main ds-main-${width}`}>
        {children}
      </main>
      <footer className="ds-footer">
        <div className="ds-footer-row">
          {logo}
          {footer}
          {footerLinks.length > 0 ? (
            <nav aria-label={ui.footer}>
              <ul>
                {footerLinks.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
      </footer>
    </div>
  );
}
