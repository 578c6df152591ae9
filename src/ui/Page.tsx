import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { ui } from '../../content/ui.ts';
import { type LinkComponent, PlainLink } from './link.tsx';
import './page.css';

interface PageLink {
  readonly label: string;
  readonly href: string;
  readonly current?: boolean;
}

export interface PageProps {
  /** Name of the provider, and where its logo leads. */
  readonly brand: { readonly name: string; readonly href: string };
  /** The main menu; none where the resident is not signed in. */
  readonly menu?: readonly PageLink[];
  /** What stands at the end of the bar, for example Sign out. */
  readonly account?: ReactNode;
  readonly footerLinks?: readonly PageLink[];
  readonly footer?: ReactNode;
  /** `step` is one narrow column, `wide` has room for cards and tables. */
  readonly width?: 'step' | 'wide';
  readonly link?: LinkComponent;
  readonly children: ReactNode;
}

function Account({ children }: { readonly children: ReactNode }) {
  return children === undefined ? null : <div className="ds-account">{children}</div>;
}

/** The main menu and what belongs to the account; on a narrow screen both wait behind a button. */
function Menu({
  items,
  account,
  link: Link,
}: {
  readonly items: readonly PageLink[];
  readonly account: ReactNode;
  readonly link: LinkComponent;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="ds-menu-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {ui.menu}
      </button>
      <div id={id} className="ds-menu" data-open={isOpen}>
        <nav aria-label={ui.mainMenu}>
          <ul>
            {items.map(({ label, href, current }) => (
              <li key={href}>
                <Link
                  href={href}
                  {...(current ? { 'aria-current': 'page' } : {})}
                  onClick={() => setOpen(false)}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Account>{account}</Account>
      </div>
    </>
  );
}

/** Moves the focus without touching the address, where a new entry would stand in the way of Back. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The frame of every screen: a way past the bar, the bar with logo and menu, the content, the footer. */
export function Page({
  brand,
  menu = [],
  account,
  footerLinks = [],
  footer,
  width = 'step',
  link: Link = PlainLink,
  children,
}: PageProps) {
  return (
    <div className="ds-page">
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link within the page; only the address is left alone */}
      <a className="ds-skip" href="#main" onClick={skip}>
        {ui.skip}
      </a>
      <header className="ds-header">
        <div className="ds-header-row">
          <Link href={brand.href} className="ds-logo">
            <span className="ds-logo-mark" aria-hidden="true" />
            {brand.name}
          </Link>
          {menu.length > 0 ? (
            <Menu items={menu} account={account} link={Link} />
          ) : (
            <Account>{account}</Account>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`ds-main ds-main-${width}`}>
        {children}
      </main>
      <footer className="ds-footer">
        <div className="ds-footer-row">
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
