import { useHref, useLinkClickHandler } from 'react-router-dom';
import { type LinkProps, PlainLink } from '../ui/link.tsx';

/** A link within the portal; to another site a plain one. */
export function RouterLink(props: LinkProps) {
  return props.href.startsWith('/') ? <Within {...props} /> : <PlainLink {...props} />;
}

function Within({ href, onClick, ...props }: LinkProps) {
  const address = useHref(href);
  const go = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <PlainLink
      {...props}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}
