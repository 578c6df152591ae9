import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { uploadWith } from '../../../machines/upload.ts';
import type { KindProps } from '../kind.ts';
import type { FileAnswer, FilesQuestion } from './model.ts';
import { checkFile, prepareFile } from './prepare.ts';

export type FilesProps = KindProps<FilesQuestion<string, unknown>, readonly FileAnswer[]>;

const needed = <T>(service: T | undefined, name: string): T => {
  if (service === undefined) throw new Error(`the question of files needs the service ${name}`);
  return service;
};

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
      upload: (file, options) => needed(latest.current.services?.upload, 'upload')(file, options),
      remove: (documentId) => needed(latest.current.services?.remove, 'remove')(documentId),
    }),
  );
  const queue = useActorRef(machine, {
    input: { most: props.question.most, uploaded: props.value ?? [] },
  });

  useEffect(() => {
    let told = queue.getSnapshot().context;
    const subscription = queue.subscribe(({ context }) => {
      const before = told;
      told = context;
      if (context.isBusy !== before.isBusy) latest.current.onBusy?.(context.isBusy);
      if (JSON.stringify(context.uploaded) !== JSON.stringify(before.uploaded)) {
        latest.current.onAnswer(context.uploaded.length > 0 ? context.uploaded : undefined);
      }
    });
    return () => subscription.unsubscribe();
  }, [queue]);
  return queue;
}
