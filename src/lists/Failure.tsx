import type { Limit } from '../../machines/limit.ts';
import { MessageText } from '../renderer/messages.tsx';
import { Notice } from '../ui/Notice.tsx';

/** That rows could not be fetched; after too many tries, how long to wait. */
export function Failure({ failed, limit }: { readonly failed: string; readonly limit: Limit | null }) {
  const message = limit ? 'Too_Many_Tries' : failed;
  return (
    <Notice tone="error" message={message} announced>
      <MessageText message={message} values={{ ...limit }} />
    </Notice>
  );
}
