import './icon.css';

/** A line drawing beside words that say the same; it is hidden from screen readers. */
export function Icon({ path }: { /** One of `icons/`, drawn on 24 by 24. */ readonly path: string }) {
  return (
    <svg className="ds-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
