import { Suspense, useState } from 'react';
import { app } from '../../content/app.ts';
import type { FileAnswer } from '../../journeys/questions/files.ts';
import {
  type Context,
  fill,
  type JourneyEvent,
  type QuestionCopy,
  type Screen,
  type ShownFlow,
  situationOf,
} from '../../machines/engine/index.ts';
import type { FieldServices, UploadsOfVisit } from '../fields/field.ts';
import { QuestionView } from '../fields/QuestionView.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import type { messageText } from './messages.tsx';
import { sharedPlaceholders } from './shared-placeholders.ts';
import { useMessages } from './useMessages.ts';

/** DOM id of the notice that says why Continue is off. */
export const blockingNoticeId = 'blocking-notice';

/** DOM id of a question's field. */
export const fieldId = (question: string): string => `question-${question}`;

const filled = (copy: QuestionCopy, values: Readonly<Record<string, string>>): QuestionCopy => ({
  ...copy,
  label: fill(copy.label, values),
  ...(copy.hint ? { hint: fill(copy.hint, { ...sharedPlaceholders, ...values }) } : {}),
});

/** What a question's field needs from outside, in this situation. */
export function servicesOf(
  flow: ShownFlow,
  id: string,
  context: Context,
  services: unknown,
  message: typeof messageText | undefined,
  uploads: UploadsOfVisit | undefined,
): FieldServices {
  const own = flow.services[id];
  const situation = situationOf(context);
  const { search, upload, remove, frame, isFrameOver } = own ?? {};
  return {
    ...(message && { message }),
    ...(search && { search: (text, signal) => search(text, situation, { services, signal }) }),
    ...(upload && {
      upload: (file, options) => upload(file, situation, { services, ...options }) as Promise<FileAnswer>,
    }),
    ...(uploads && { uploads: { of: uploads, question: id } }),
    ...(remove && { remove: (documentId, signal) => remove(documentId, situation, { services, signal }) }),
    ...(frame && { frame: (signal) => frame(situation, { services, signal }) }),
    ...(isFrameOver && { isFrameOver: (signal) => isFrameOver(situation, { services, signal }) }),
  };
}

/** The questions of a step, each drawn by its kind. */
export function StepQuestions({
  flow,
  screen,
  context,
  services,
  held,
  blockedAt,
  isHeading,
  uploads,
  send,
}: {
  readonly flow: ShownFlow;
  readonly screen: Screen;
  readonly context: Context;
  readonly services: unknown;
  /** Nothing is taken at the moment. */
  readonly held: boolean;
  /** The question whose answer blocks. */
  readonly blockedAt?: string | undefined;
  readonly isHeading: boolean;
  readonly uploads: UploadsOfVisit | undefined;
  send(event: JourneyEvent): void;
}) {
  const { journey, copy } = flow;
  const values = journey.placeholders(situationOf(context));
  const message = useMessages(screen.questions.some(({ complaints }) => complaints.length > 0));
  // Those that stand here from the beginning come together, with what surrounds them.
  const [first] = useState(() => screen.questions.map(({ id }) => id));
  return screen.questions.map(({ id, question, value, complaints, isDisabled }) => {
    const view = (
      <QuestionView
        key={id}
        id={fieldId(id)}
        question={question}
        copy={filled(copy.questions[id] ?? { label: id }, values)}
        legendIsHeading={isHeading && leads(screen, id)}
        facts={context.facts}
        value={value}
        complaints={
          message
            ? complaints.map(({ notice, values: inside, part }) => ({
                key: notice,
                text: message(notice, inside),
                part,
              }))
            : []
        }
        disabled={isDisabled}
        held={held}
        stoppedBy={id === blockedAt ? blockingNoticeId : undefined}
        services={servicesOf(flow, id, context, services, message, uploads)}
        onContinue={() => send({ type: 'CONTINUE' })}
        onAnswer={(answer) => (held ? undefined : send({ type: 'ANSWER', question: id, value: answer }))}
      />
    );
    if (first.includes(id)) return view;
    // One that an answer brings waits for its own view, so that it does not take the others away.
    return (
      <Suspense key={id} fallback={<Waiting>{app.loading}</Waiting>}>
        {view}
      </Suspense>
    );
  });
}

/** Whether a question is asked whatever was answered, so that it can be the heading of its step. */
const leads = (screen: Screen, question: string): boolean =>
  screen.step.asks.some((ask) => ask.question === question && ask.when === undefined);
