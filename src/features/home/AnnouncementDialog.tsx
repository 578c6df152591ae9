import { type RefObject, useEffect, useState } from 'react';
import { confirmation } from '../../../content/confirmation.ts';
import { screens } from '../../../content/screens.ts';
import type { Announcement } from '../../../machines/engine/index.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { MessageNotice, PlainMessage } from '../../renderer/MessageNotice.tsx';
import { MessageText } from '../../renderer/messages.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/**
 * What was done, told once in front of the page. What has a reference to keep then stays on it until the resident goes
 * elsewhere.
 */
export function AnnouncementDialog({
  announcement,
  heading,
}: {
  readonly announcement: Announcement;
  /** Where the focus goes when it is read. */
  readonly heading: RefObject<HTMLElement | null>;
}) {
  const [isOpen, setOpen] = useState(true);
  const { notice, values, also = [], page } = announcement;
  useEffect(() => {
    if (!isOpen) heading.current?.focus();
  }, [isOpen, heading]);
  const close = () => setOpen(false);
  const confirmed =
    page === undefined ? null : (
      <ButtonLink variant="quiet" href={page} link={RouterLink}>
        {confirmation.open}
      </ButtonLink>
    );
  if (isOpen) {
    return (
      <Dialog
        title={screens.home.done}
        message={notice}
        onStay={close}
        actions={
          <>
            <Button onClick={close}>{screens.home.close}</Button>
            {confirmed}
          </>
        }
      >
        <MessageText message={notice} values={values} />
        {also.map((more) => (
          <PlainMessage key={more} message={more} values={values} />
        ))}
      </Dialog>
    );
  }
  if ((values.ref ?? '') === '') return null;
  return (
    <MessageNotice tone="success" message={notice} values={values}>
      {confirmed ? <div className="ds-actions">{confirmed}</div> : null}
    </MessageNotice>
  );
}
