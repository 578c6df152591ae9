import { useCallback, useEffect, useState } from 'react';
import { filesCopy } from '../../content/files.ts';
import type { FileAnswer } from '../../journeys/questions/files.ts';
import type { QueuedFile } from '../../machines/upload/upload.ts';
import type { HeldUploads, UploadQueues } from '../fields/field.ts';
import { FileRow } from '../fields/files/FileRow.tsx';
import { isSameFiles } from '../fields/files/upload-queues.ts';
import '../fields/files/view.css';
import { useSnapshot } from '../fields/useSnapshot.ts';
import { messageText } from './messages.tsx';
import { blockingNoticeId, servicesOf } from './StepQuestions.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { isUnsent, UnsentNotice } from './UnsentFiles.tsx';

interface Props extends StepScreenProps {
  readonly queues: UploadQueues;
  /** How often Continue was pressed although it is off. */
  readonly refusals: number;
  /** Told whether the journey cannot be sent yet because of files. */
  onWaiting(isWaiting: boolean): void;
}

/**
 * Files of earlier steps that are still being sent, or failed. What is sent is the review's to take, and nothing is sent
 * from there before all files are.
 */
export function PendingFiles(props: Props) {
  const { flow, screen, queues, onWaiting } = props;
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const onFiles = useCallback(
    (question: string, is: boolean) =>
      setWaiting((all) => [...all.filter((id) => id !== question), ...(is ? [question] : [])]),
    [],
  );
  const isReview = screen.step.id === flow.journey.review;
  const isWaiting = isReview && waiting.length > 0;
  useEffect(() => onWaiting(isWaiting), [isWaiting, onWaiting]);
  return [...queues.all()].map(([question, held]) =>
    screen.step.asks.some((ask) => ask.question === question) ? null : (
      <Files
        key={question}
        {...props}
        question={question}
        held={held}
        isReview={isReview}
        onWaiting={onFiles}
      />
    ),
  );
}

interface FilesProps extends Omit<Props, 'onWaiting'> {
  readonly question: string;
  readonly held: HeldUploads;
  readonly isReview: boolean;
  onWaiting(question: string, isWaiting: boolean): void;
}

const isSentAs = (document: FileAnswer | null, answer: readonly FileAnswer[]): boolean =>
  answer.some(({ documentId }) => documentId === document?.documentId);

function Files({
  flow,
  screen,
  context,
  services,
  uploads,
  question,
  held: { queue, work, lastAnswer },
  isReview,
  refusals,
  onWaiting,
  send,
}: FilesProps) {
  const snapshot = useSnapshot(queue);
  const { files, uploaded } = snapshot.context;
  const answer = (context.answers[question] ?? []) as readonly FileAnswer[];
  const isBusy = snapshot.matches('busy');
  const isLate = !isSameFiles(uploaded, answer);
  const isWaiting = isUnsent(snapshot) || isLate;
  useEffect(() => {
    work.current = {
      facts: context.facts,
      services: servicesOf(flow, question, context, services, messageText, uploads),
    };
  });
  useEffect(() => {
    if (!isWaiting) return;
    onWaiting(question, true);
    return () => onWaiting(question, false);
  }, [isWaiting, question, onWaiting]);
  useEffect(() => {
    if (!isReview || screen.phase !== 'asking' || isBusy || !isLate) return;
    lastAnswer.current = uploaded;
    send({ type: 'UPDATE_ANSWER', question, value: uploaded });
  });

  const isShown = ({ state, document }: QueuedFile) => state !== 'refused' && !isSentAs(document, answer);
  const shown = files.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <section className="ds-stack" aria-labelledby="files-under-way">
      <h2 id="files-under-way">{filesCopy.underWay}</h2>
      {isReview ? (
        <UnsentNotice key={refusals} id={blockingNoticeId} queue={snapshot} />
      ) : (
        <p className="ds-hint">{filesCopy.goOn}</p>
      )}
      <ul className="ds-files">
        {shown.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            message={messageText}
            disabled={screen.phase === 'doing'}
            onRemove={() => queue.send({ type: 'REMOVE', id: file.id })}
            onRetry={() => queue.send({ type: 'RETRY', id: file.id })}
          />
        ))}
      </ul>
    </section>
  );
}
