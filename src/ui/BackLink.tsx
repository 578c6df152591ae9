import { ui } from '../../content/ui.ts';
import './back-link.css';
import { type LinkComponent, PlainLink } from './link.tsx';

type BackLinkProps =
  | { readonly href: string; readonly link?: LinkComponent; readonly children?: string }
  | { readonly onBack: () => void; readonly disabled?: boolean; readonly children?: string };

/** The way back above the heading: a link where there is an address, a button where the journey decides. */
export function BackLink(props: BackLinkProps) {
  const copy = (
    <>
      <span className="ds-back-sign" aria-hidden="true">
        ‹
      </span>
      <span className="ds-back-words">{props.children ?? ui.back}</span>
    </>
  );
  if ('href' in props) {
    const Link = props.link ?? PlainLink;
    return (
      <Link href={props.href} className="ds-back">
        {copy}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="ds-back"
      // Not taken out of the page's order: it may have the focus.
      aria-disabled={props.disabled || undefined}
      data-off={props.disabled || undefined}
      onClick={() => (props.disabled ? undefined : props.onBack())}
    >
      {copy}
    </button>
  );
}
