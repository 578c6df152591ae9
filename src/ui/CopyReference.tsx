import { useState } from 'react';
import { confirmation as copy } from '../../content/confirmation.ts';
import { Button } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A button that copies a reference, and says that it did. */
export function CopyReference({ reference }: { readonly reference: string }) {
  const [isCopied, setCopied] = useState(false);
  // Without a secure connection a page may not copy; the reference is there to be selected.
  if (!('clipboard' in navigator)) return null;
  return (
    <>
      <Button
        variant="quiet"
        onClick={() =>
          navigator.clipboard.writeText(reference).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {isCopied ? copy.copied : copy.copy}
        <VisuallyHidden> {reference}</VisuallyHidden>
      </Button>
      <span role="status">{isCopied ? <VisuallyHidden>{copy.copied}</VisuallyHidden> : null}</span>
    </>
  );
}
