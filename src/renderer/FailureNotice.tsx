import { session } from '../../content/session.ts';
import type { Failure } from '../../machines/engine/index.ts';
import { MessageNotice } from './MessageNotice.tsx';
import type { MessageValues } from './messages.tsx';
import { useOffline, useRetryWhenOnline } from './useOffline.ts';

/** Why a journey stopped, announced. On a device that is offline it is that, and is tried again when it is not any more. */
export function FailureNotice({
  failure,
  values,
  onRetry,
}: {
  readonly failure: Failure;
  readonly values: MessageValues;
  onRetry(): void;
}) {
  const isOffline = useOffline();
  useRetryWhenOnline(onRetry);
  if (isOffline) {
    return (
      <MessageNotice
        key="offline"
        tone="warning"
        message="Offline"
        values={{ Offline: session.offline }}
        announced
      />
    );
  }
  const tone = failure.retry === 'operation' ? 'warning' : 'error';
  return <MessageNotice tone={tone} message={failure.notice} values={values} announced />;
}
