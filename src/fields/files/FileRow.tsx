import { useEffect, useState } from 'react';
import { filesCopy } from '../../../content/files.ts';
import { fill } from '../../../machines/engine/index.ts';
import type { QueuedFile } from '../../../machines/upload/upload.ts';
import { Button } from '../../ui/Button.tsx';
import { useAnnounced } from '../../ui/useAnnounced.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { FieldServices } from '../field.ts';
import { useSnapshot } from '../useSnapshot.ts';

type Message = NonNullable<FieldServices['message']>;

/** A small picture of a photo that was just picked. */
function usePreview(source: unknown): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(source instanceof File) || !source.type.startsWith('image/')) return;
    const made = URL.createObjectURL(source);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  return address;
}

/** The ending of a file's name, which stands where there is no picture. */
const endingOf = (name: string) => /\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? '';

const copy = {
  checking: filesCopy.checking,
  waiting: filesCopy.waiting,
  preparing: filesCopy.preparing,
  interrupted: filesCopy.interrupted,
  uploaded: filesCopy.uploaded,
  removing: filesCopy.removing,
} as const;

/** What is over soon, and is not said. */
const quiet: ReadonlySet<string> = new Set(['checking', 'waiting', 'preparing']);

/** One file: a picture of it, its name, how far it is, and what can be done. */
export function FileRow({
  file,
  message,
  disabled,
  onRemove,
  onRetry,
}: {
  readonly file: QueuedFile;
  readonly message: Message;
  readonly disabled: boolean | undefined;
  onRemove(): void;
  onRetry(): void;
}) {
  const { value: state, context } = useSnapshot(file.ref);
  const preview = usePreview(context.source);
  const [isBroken, setBroken] = useState(false);
  const percent = Math.round(context.share * 100);
  const problem =
    state === 'refused'
      ? context.refusedFor
      : state === 'failed' || context.stillThere
        ? context.limit
          ? 'Too_Many_Tries'
          : 'Upload_Media_Failed'
        : null;
  const status = problem
    ? message(problem, { ...context.limit })
    : state in copy
      ? copy[state as keyof typeof copy]
      : filesCopy.sending;
  // One that was added before is nothing new.
  const [isOld] = useState(state === 'uploaded');
  useAnnounced(
    (isOld && state === 'uploaded') || quiet.has(String(state))
      ? ''
      : fill(filesCopy.status, { name: file.name, status }),
    problem ? 'assertive' : 'polite',
  );
  return (
    <li className="ds-file" data-state={state}>
      {preview && !isBroken ? (
        <img
          src={preview}
          alt={fill(filesCopy.preview, { name: file.name })}
          onError={() => setBroken(true)}
        />
      ) : (
        <span className="ds-file-sign" aria-hidden="true">
          {endingOf(file.name)}
        </span>
      )}
      <div className="ds-file-words">
        <p className="ds-file-name">{file.name}</p>
        {problem ? (
          <p className="ds-field-error" data-message={problem}>
            {status}
          </p>
        ) : (
          <p className="ds-hint">{status}</p>
        )}
        {state === 'uploading' || state === 'interrupted' ? (
          <p className="ds-file-progress">
            <progress
              max={100}
              value={percent}
              aria-label={fill(filesCopy.status, { name: file.name, status: filesCopy.sending })}
            />
            <span aria-hidden="true">{percent}%</span>
          </p>
        ) : null}
      </div>
      <div className="ds-file-actions">
        {state === 'failed' ? (
          <Button variant="text" onClick={onRetry} disabled={disabled}>
            {filesCopy.retry}
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        ) : null}
        {state === 'removing' ? null : (
          <Button variant="text" onClick={onRemove} disabled={disabled}>
            {filesCopy.remove}
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
