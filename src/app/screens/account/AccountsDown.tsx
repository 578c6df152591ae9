import { app } from '../../../../content/app.ts';
import type { NoticeKey } from '../../../../content/notices.ts';
import { MessageText } from '../../../renderer/messages.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { RouterLink } from '../../RouterLink.tsx';

/** Something about accounts could not be had: who to call, another try, and the way home. */
export function AccountsDown({
  notice = 'account_Down_SSC001',
  onRetry,
}: {
  readonly notice?: NoticeKey;
  onRetry(): void;
}) {
  return (
    <>
      <Notice tone="error" message={notice} announced>
        <MessageText message={notice} />
      </Notice>
      <div className="ds-actions">
        <Button onClick={onRetry}>{app.tryAgain}</Button>
        <ButtonLink look="quiet" href="/customer360View" link={RouterLink}>
          {app.returnHome}
        </ButtonLink>
      </div>
    </>
  );
}
