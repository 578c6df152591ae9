import { useNavigate } from 'react-router-dom';
import { type LinkProps, PlainLink } from '../ui/link.tsx';

/** A link within the portal; to another site a plain one. */
export function RouterLink(props: LinkProps) {
  return props.href.startsWith('/') ? <Within {...props} /> : <PlainLink {...props} />;
}

function Within({ onClick, ...props }: LinkProps) {
  const navigate = useNavigate();
  return (
    <PlainLink
      {...props}
      onClick={(event) => {
        onClick?.(event);
        // With any other button or a key held the browser opens it elsewhere.
        const isPlain =
          event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (event.defaultPrevented || !isPlain) return;
        event.preventDefault();
        navigate(props.href);
      }}
    />
  );
}
