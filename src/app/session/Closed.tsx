import { useState } from 'react';
import { session } from '../../../content/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Says that the resident was logged out, and why. */
export function Closed() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  if (!isOpen) return null;
  return (
    <Dialog
      title={session.closed.title}
      message="Session_Closed"
      onStay={close}
      actions={<Button onClick={close}>{session.closed.confirm}</Button>}
    >
      {session.closed.text}
    </Dialog>
  );
}
