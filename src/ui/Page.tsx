import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { ui } from '../../content/ui.ts';
import { type LinkComponent, PlainLink } from './link.tsx';
import './page.css';

export interface PageLink {
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

function Menu({ items, link: Link }: { readonly items: readonly PageLink[]; readonly link: LinkComponent }) {
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
        {isOpen ? ui.closeMenu : ui.menu}
      </button>
      <nav id={id} className="ds-menu" aria-label={ui.mainMenu} data-open={isOpen}>
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
          {menu.length > 0 ? <Menu items={menu} link={Link} /> : null}
          {account === undefined ? null : <div className="ds-account">{account}</div>}
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
