import { useRef, useState } from 'react';
import { filesCopy } from '../../../content/files.ts';
import { anyOf } from '../../../contract/language.ts';
import type { FileType } from '../../../journeys/questions/files.ts';
import { fill } from '../../../machines/engine/index.ts';
import type { QueuedFile } from '../../../machines/upload/upload.ts';
import { describedBy, FieldGroup } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { FieldServices } from '../field.ts';
import { FileRow } from './FileRow.tsx';
import { contentTypes } from './fileType.ts';
import { type FilesProps, useUploads } from './useUploads.ts';
import './view.css';
import { useSnapshot } from '../useSnapshot.ts';

/** What the device offers to pick from. iPhones hand HEIC photos over as JPEG when only that is asked for. */
const accepted = (types: readonly FileType[]) =>
  types
    .flatMap((type) => [contentTypes[type], `.${type}`])
    .concat(types.includes('jpg') ? ['.jpeg', '.heic', '.heif'] : [])
    .join(',');

const typeWords = (types: readonly FileType[]) => anyOf(types.map((type) => type.toUpperCase()));

/**
 * Photos, videos and documents, sent as soon as they are picked. Needs the services `upload`, `remove` and `message`.
 */
export function FileUploadView(props: FilesProps) {
  const { id, question, copy, legendIsHeading, facts, complaints, disabled, services } = props;
  const queue = useUploads(props);
  const { files, isOverfull, maxFiles: max } = useSnapshot(queue).context;
  const [removed, setRemoved] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const message: NonNullable<FieldServices['message']> = (key, values) =>
    services?.message?.(key, values) ?? '';
  const types = question.typesFor(facts);

  const remove = (file: QueuedFile) => {
    queue.send({ type: 'REMOVE', id: file.id });
    setRemoved(fill(filesCopy.removed, { name: file.name }));
    picker.current?.focus();
  };

  return (
    <FieldGroup id={id} label={copy.label} hint={copy.hint} errors={complaints} isHeading={legendIsHeading}>
      <p className="ds-hint" id={`${id}-limits`}>
        {fill(filesCopy.limits, {
          types: typeWords(types),
          max,
          megabytes: question.largest / 1_000_000,
        })}
      </p>
      <div className="ds-file-picker">
        <input
          ref={picker}
          id={id}
          className="ds-hidden"
          type="file"
          multiple
          accept={accepted(types)}
          disabled={disabled}
          aria-disabled={props.held || undefined}
          onClick={(event) => (props.held ? event.preventDefault() : undefined)}
          {...describedBy(id, { hint: copy.hint, errors: complaints, more: [`${id}-limits`] })}
          onChange={(event) => {
            const picked = [...(event.currentTarget.files ?? [])];
            // emptied, so that the same file can be picked again
            event.currentTarget.value = '';
            setRemoved('');
            if (picked.length > 0) queue.send({ type: 'ADD', sources: picked });
          }}
        />
        <label htmlFor={id} className="ds-button ds-button-quiet">
          {files.length === 0 ? filesCopy.choose : filesCopy.another}
        </label>
      </div>
      <VisuallyHidden>
        <span role="status">{removed}</span>
      </VisuallyHidden>
      {isOverfull ? (
        <Notice tone="error" message={question.tooMany} announced>
          {message(question.tooMany)}
        </Notice>
      ) : null}
      {files.length > 0 ? (
        <ul className="ds-files" aria-label={filesCopy.list}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              message={message}
              disabled={disabled || props.held}
              onRemove={() => remove(file)}
              onRetry={() => queue.send({ type: 'RETRY', id: file.id })}
            />
          ))}
        </ul>
      ) : null}
    </FieldGroup>
  );
}
