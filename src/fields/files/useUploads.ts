import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { FileAnswer, FilesQuestion } from '../../../journeys/questions/files.ts';
import { uploadWith } from '../../../machines/upload/upload.ts';
import type { FieldProps } from '../field.ts';
import { useSnapshot } from '../useSnapshot.ts';
import { checkFile, prepareFile } from './prepare.ts';
import { waitToGoOn } from './wait-to-go-on.ts';

export type FilesProps = FieldProps<FilesQuestion<string, unknown>, readonly FileAnswer[]>;

const needed = <T>(service: T | undefined, name: string): T => {
  if (service === undefined) throw new Error(`the question of files needs the service ${name}`);
  return service;
};

const keys = new WeakMap<File, string>();

/** The key of every attempt to send this file. A prepared file stays the same from one attempt to the next. */
function uploadKey(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}

/** The upload queue of a question, which hears of each change in what was uploaded. */
export function useUploads(props: FilesProps) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const [machine] = useState(() =>
    uploadWith<File>({
      check(file) {
        const { question, facts } = latest.current;
        return checkFile(file, { types: question.typesFor(facts), largest: question.largest });
      },
      prepare: prepareFile,
      upload: (file, options) =>
        needed(latest.current.services?.upload, 'upload')(file, { ...options, key: uploadKey(file) }),
      pause: waitToGoOn,
      // Taken away to the end, also when its step is left.
      remove: (documentId) =>
        needed(latest.current.services?.remove, 'remove')(documentId, new AbortController().signal),
    }),
  );
  const queue = useActorRef(machine, {
    input: { maxFiles: props.question.maxFiles, uploaded: props.value ?? [] },
  });

  const snapshot = useSnapshot(queue);
  const { uploaded } = snapshot.context;
  const isBusy = snapshot.matches('busy');
  const told = useRef({ uploaded, isBusy });
  const disabled = props.disabled === true || props.held === true;
  useEffect(() => {
    if (isBusy === told.current.isBusy) return;
    told.current.isBusy = isBusy;
    latest.current.onBusy?.(isBusy);
  }, [isBusy]);
  useEffect(() => {
    // while the step is doing something it takes no answers; it hears of them afterwards
    if (disabled || JSON.stringify(uploaded) === JSON.stringify(told.current.uploaded)) return;
    told.current.uploaded = uploaded;
    latest.current.onAnswer(uploaded);
  }, [uploaded, disabled]);
  return queue;
}
