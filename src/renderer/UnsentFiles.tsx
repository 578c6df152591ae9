import type { HeldUploads } from '../fields/field.ts';
import { useSnapshot } from '../fields/useSnapshot.ts';
import { MessageNotice } from './MessageNotice.tsx';

type Queue = HeldUploads['queue'];
type QueueSnapshot = ReturnType<Queue['getSnapshot']>;

const hasFailed = ({ context }: QueueSnapshot): boolean =>
  context.files.some(({ state }) => state === 'failed');

/** Whether a file is still being sent, or could not be. */
export const isUnsent = (queue: QueueSnapshot): boolean => queue.matches('busy') || hasFailed(queue);

/** Says that files are on their way, or that one could not be sent. */
export function UnsentNotice({ queue, ...named }: { readonly id?: string; readonly queue: QueueSnapshot }) {
  const isOver = hasFailed(queue) && !queue.matches('busy');
  return (
    <MessageNotice
      {...named}
      tone={isOver ? 'error' : 'information'}
      message={isOver ? 'Upload_Media_Not_Sent' : 'Upload_Media_Under_Way'}
      values={{}}
      announced
    />
  );
}

/** Why nothing is sent yet: files are on their way, or one failed. Says nothing once all are there. */
export function UnsentFiles({ queue }: { readonly queue: Queue }) {
  const snapshot = useSnapshot(queue);
  return isUnsent(snapshot) ? <UnsentNotice queue={snapshot} /> : null;
}
