import type { ReactNode } from 'react';
import { app } from '../../content/app.ts';
import { Button } from '../ui/Button.tsx';
import { MessageNotice } from './MessageNotice.tsx';
import type { MessageValues } from './messages.tsx';
import { useRetryWhenOnline } from './useOffline.ts';

/** What a page or a part of it is about could not be had: why, another try, and the other ways on where there are any. */
export function LoadError({
  message,
  values,
  onRetry,
  children,
}: {
  readonly message: string;
  readonly values?: MessageValues | undefined;
  onRetry(): void;
  readonly children?: ReactNode;
}) {
  useRetryWhenOnline(onRetry);
  return (
    <>
      <MessageNotice tone="error" message={message} values={values} announced />
      <div className="ds-actions">
        <Button onClick={onRetry}>{app.tryAgain}</Button>
        {children}
      </div>
    </>
  );
}
