import { Suspense } from 'react';
import { app } from '../../content/app.ts';
import type { Journey } from '../../machines/journey.ts';
import { type Context, situationOf } from '../../machines/memory.ts';
import type { ShownFlow } from '../../machines/portal.ts';
import type { Screen } from '../../machines/screen.ts';
import type { JourneyEvent } from '../../machines/transition.ts';
import { fill, type QuestionWords } from '../../machines/words.ts';
import type { FileAnswer } from '../kinds/files/model.ts';
import type { KindServices } from '../kinds/kind.ts';
import { QuestionView } from '../kinds/QuestionView.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import type { messageText } from './messages.tsx';
import { useMessages } from './useMessages.ts';

/** DOM id of a question's field. */
export const fieldId = (question: string): string => `question-${question}`;

const filled = (words: QuestionWords, values: Readonly<Record<string, string>>): QuestionWords => ({
  ...words,
  label: fill(words.label, values),
  ...(words.hint ? { hint: fill(words.hint, values) } : {}),
});

function servicesOf(
  flow: ShownFlow,
  id: string,
  context: Context,
  services: unknown,
  message: typeof messageText | undefined,
): KindServices {
  const own = flow.services[id];
  const situation = situationOf(context);
  const { search, upload, remove, frame } = own ?? {};
  return {
    ...(message ? { message } : {}),
    ...(search ? { search: (text, signal) => search(text, situation, { services, signal }) } : {}),
    ...(upload
      ? {
          upload: async (file, { signal, onProgress, key }) =>
            (await upload(file, situation, {
              services,
              signal,
              onProgress,
              key,
            })) as FileAnswer,
        }
      : {}),
    ...(remove
      ? {
          remove: (documentId) =>
            remove(documentId, situation, { services, signal: new AbortController().signal }),
        }
      : {}),
    ...(frame ? { frame: (signal) => frame(situation, { services, signal }) } : {}),
  };
}

/** The questions of a step, each drawn by its kind. */
export function StepQuestions({
  flow,
  screen,
  context,
  services,
  disabled,
  isHeading,
  onBusy,
  send,
}: {
  readonly flow: ShownFlow;
  readonly screen: Screen;
  readonly context: Context;
  readonly services: unknown;
  readonly disabled: boolean;
  readonly isHeading: boolean;
  onBusy(isBusy: boolean): void;
  send(event: JourneyEvent): void;
}) {
  const { journey, words } = flow;
  const values = journey.values(situationOf(context));
  const message = useMessages(screen.questions.some(({ complaints }) => complaints.length > 0));
  return screen.questions.map(({ id, question, value, complaints, isOff }) => (
    // Each waits for its own view, so that one that comes later does not take the others away.
    <Suspense key={id} fallback={<Waiting>{app.loading}</Waiting>}>
      <QuestionView
        id={fieldId(id)}
        question={question}
        words={filled(words.questions[id] ?? { label: id }, values)}
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
        disabled={disabled || isOff}
        services={servicesOf(flow, id, context, services, message)}
        onBusy={onBusy}
        onContinue={() => send({ type: 'CONTINUE' })}
        onAnswer={(answer) => send({ type: 'ANSWER', question: id, value: answer })}
      />
    </Suspense>
  ));
}

/** Whether a question is asked whatever was answered, so that it can be the heading of its step. */
const leads = (screen: Screen, question: string): boolean =>
  screen.step.asks.some((ask) => ask.question === question && ask.when === undefined);

/** Whether a step's only question is its heading. */
export const asksOneThing = (journey: Journey, screen: Screen): boolean =>
  screen.step.asks.filter((ask) => ask.when === undefined).length === 1 && journey.review !== screen.step.id;
