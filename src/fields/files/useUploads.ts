import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import type { FileAnswer, FilesQuestion } from '../../../journeys/questions/files.ts';
import { uploadWith } from '../../../machines/upload/upload.ts';
import type { FieldProps, FieldServices, HeldUploads, UploadQueues, UploadsOfVisit } from '../field.ts';
import { useSnapshot } from '../useSnapshot.ts';
import { checkFile, prepareFile } from './prepare.ts';
import { createUploadQueues } from './upload-queues.ts';
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

const heldBy = (slot: FieldServices['uploads']): HeldUploads | undefined =>
  slot?.of.queues?.all().get(slot.question);

function queuesOf(visit: UploadsOfVisit): UploadQueues {
  visit.queues ??= createUploadQueues(() => visit.onChange());
  return visit.queues;
}

/** Begins the upload queue of a question with what was sent earlier. */
function beginUploads({ question, facts, services = {}, value = [] }: FilesProps): HeldUploads {
  const work: HeldUploads['work'] = { current: { facts, services } };
  const machine = uploadWith<File>({
    check: (file) =>
      checkFile(file, { types: question.typesFor(work.current.facts), largest: question.largest }),
    prepare: prepareFile,
    upload: (file, options) =>
      needed(work.current.services.upload, 'upload')(file, { ...options, key: uploadKey(file) }),
    pause: waitToGoOn,
    // Taken away to the end, also when its step is left.
    remove: (documentId) =>
      needed(work.current.services.remove, 'remove')(documentId, new AbortController().signal),
  });
  const queue = createActor(machine, { input: { maxFiles: question.maxFiles, uploaded: value } });
  return { queue, work, lastAnswer: { current: value } };
}

/**
 * The upload queue of a question, which hears of each change in what was uploaded. Where the journey holds the queue, it
 * goes on after the question was left, and is found again by whoever comes back.
 */
export function useUploads(props: FilesProps): HeldUploads['queue'] {
  const latest = useRef(props);
  const [uploads] = useState(() => heldBy(props.services?.uploads) ?? beginUploads(props));
  const { queue, work, lastAnswer } = uploads;
  useEffect(() => {
    latest.current = props;
    work.current = { facts: props.facts, services: props.services ?? {} };
  });
  useEffect(() => {
    uploads.queue.start();
    const slot = latest.current.services?.uploads;
    if (slot) queuesOf(slot.of).hold(slot.question, uploads);
    return () => {
      if (!slot) uploads.queue.stop();
    };
  }, [uploads]);

  const { uploaded } = useSnapshot(queue).context;
  const disabled = props.disabled === true || props.held === true;
  useEffect(() => {
    const { value = [], onAnswer } = latest.current;
    // while the step is doing something it takes no answers; it hears of them afterwards
    if (disabled || JSON.stringify(uploaded) === JSON.stringify(value)) return;
    lastAnswer.current = uploaded;
    onAnswer(uploaded);
  }, [uploaded, disabled, lastAnswer]);
  return queue;
}
