import { Link } from 'react-router-dom';
import type { LinkProps } from '../ui/link.tsx';

/** A link within the portal; to another site a plain one. */
export function RouterLink({ href, ...props }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
