import { type ReactNode, useId, useState } from 'react';
import { menu } from '../../content/menu.ts';
import { type LinkComponent, PlainLink } from './link.tsx';
import type { PageLink } from './Page.tsx';

/**
 * The main menu and what belongs to the account; on a narrow screen both wait behind a button. Without pages there is
 * only what belongs to the account.
 */
export function Menu({
  items,
  account,
  isSettling = false,
  link: Link = PlainLink,
}: {
  readonly items: readonly PageLink[];
  /** What stands at the end of the bar, for example Log out. */
  readonly account?: ReactNode;
  /** Whether a note is still on its way: a menu that is always in view is not seen before that, for a while. */
  readonly isSettling?: boolean;
  readonly link?: LinkComponent;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const own = account === undefined ? null : <div className="ds-account">{account}</div>;
  if (items.length === 0) return own;
  return (
    <>
      <button
        type="button"
        className="ds-menu-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {menu.open}
      </button>
      <div id={id} className="ds-menu" data-open={isOpen} data-settling={isSettling || undefined}>
        <nav aria-label={menu.name}>
          <ul>
            {items.map(({ label, href, current, note }) => (
              <li key={href}>
                <Link
                  href={href}
                  {...(current ? { 'aria-current': 'page' } : {})}
                  onClick={() => setOpen(false)}
                >
                  {label}
                  {note === undefined ? null : <span className="ds-menu-note">{note}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {own}
      </div>
    </>
  );
}
