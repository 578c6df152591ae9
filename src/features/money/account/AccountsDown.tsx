import type { NoticeKey } from '../../../../content/notices.ts';
import { ReturnHome } from '../../../app/ReturnHome.tsx';
import { LoadError } from '../../../renderer/LoadError.tsx';

/** Something about accounts could not be had: who to call, another try, and the way home. */
export function AccountsDown({
  notice = 'account_Down_SSC001',
  onRetry,
}: {
  readonly notice?: NoticeKey;
  onRetry(): void;
}) {
  return (
    <LoadError message={notice} onRetry={onRetry}>
      <ReturnHome variant="quiet" />
    </LoadError>
  );
}
