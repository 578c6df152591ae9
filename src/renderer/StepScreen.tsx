import { Suspense, useState } from 'react';
import { app } from '../../content/app.ts';
import { type Context, situationOf } from '../../machines/memory.ts';
import type { ShownFlow } from '../../machines/portal.ts';
import type { Screen } from '../../machines/screen.ts';
import type { JourneyEvent } from '../../machines/transition.ts';
import { fill } from '../../machines/words.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Button } from '../ui/Button.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Dialogs, Forgotten, Problems, Review, StepNotices, Tells } from './later.ts';
import { asksOneThing, fieldId, StepQuestions } from './StepQuestions.tsx';

export interface StepScreenProps {
  readonly flow: ShownFlow;
  readonly screen: Screen;
  readonly context: Context;
  readonly services: unknown;
  send(event: JourneyEvent): void;
}

/** One step: where it is, what went wrong, what it asks, what it has to say, and the ways on. */
export function StepScreen({ flow, screen, context, services, send }: StepScreenProps) {
  const { journey, words } = flow;
  const { step, phase, blocked, asides, forgotten, operation } = screen;
  const [isSending, setSending] = useState(false);
  const values = journey.values(situationOf(context));
  const own = words.steps[step.id];
  const isReview = step.id === journey.review;
  const isOver = step.concludes !== undefined;
  const isHeading = asksOneThing(journey, screen);
  const isBusy = phase === 'doing' || phase === 'leaving';
  // A question stands before the screen: what comes in meanwhile waits for its answer.
  const isAsked = phase === 'confirmingBack' || phase === 'exiting' || phase === 'aside';
  const waitingFor = operation && isBusy ? words.operations[operation] : undefined;

  const back = () => (isBusy ? undefined : send({ type: 'BACK' }));

  return (
    <form
      className="ds-stack"
      noValidate
      data-step={step.id}
      data-phase={phase}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (phase === 'asking' || phase === 'checking') send({ type: 'CONTINUE' });
      }}
    >
      {journey.back === 'none' || step.back || isOver || own?.back ? null : (
        <BackLink disabled={isBusy} onBack={back} />
      )}
      {hasProblems(screen) ? (
        <Suspense fallback={null}>
          <Problems screen={screen} fieldId={fieldId} />
        </Suspense>
      ) : null}
      <p className="ds-caption">{words.name}</p>
      {isHeading || isReview ? null : (
        <h1 tabIndex={-1} data-message={values.titleMessage}>
          {fill(own?.title ?? '', values)}
        </h1>
      )}
      {own?.hint && !isReview ? <p className="ds-hint">{fill(own.hint, values)}</p> : null}
      {forgotten.length > 0 ? (
        <Suspense fallback={null}>
          <Forgotten flow={flow} questions={forgotten} values={values} />
        </Suspense>
      ) : null}

      <Suspense fallback={<Waiting>{app.loading}</Waiting>}>
        {isReview ? (
          <Review flow={flow} context={context} disabled={isBusy} send={send} />
        ) : (
          <StepQuestions
            flow={flow}
            screen={screen}
            context={context}
            services={services}
            disabled={isBusy || isAsked}
            isHeading={isHeading}
            onBusy={setSending}
            send={send}
          />
        )}
      </Suspense>

      {own?.tells ? (
        <Suspense fallback={null}>
          <Tells tells={own.tells} values={values} />
        </Suspense>
      ) : null}
      {screen.notices.length > 0 ? (
        <Suspense fallback={null}>
          <StepNotices notices={screen.notices} />
        </Suspense>
      ) : null}
      {phase === 'checking' && operation ? (
        <Waiting message={words.messages?.[operation]}>{words.operations[operation] ?? app.loading}</Waiting>
      ) : null}
      {waitingFor ? <Waiting message={words.messages?.[operation ?? '']}>{waitingFor}</Waiting> : null}

      <div className="ds-actions">
        <Button
          type="submit"
          look={own?.continueLook}
          disabled={blocked || isSending}
          busy={isBusy ? app.busy : undefined}
        >
          {own?.continue ?? app.continue}
        </Button>
        {own?.back ? (
          <Button look="quiet" disabled={isBusy} onClick={back} data-does="leave">
            {own.back}
          </Button>
        ) : null}
        {asides.map((name) => (
          <Button
            key={name}
            look="quiet"
            disabled={isBusy}
            onClick={() => (isBusy ? undefined : send({ type: 'ASIDE', aside: name }))}
          >
            {words.asides[name]?.offer ?? name}
          </Button>
        ))}
        {journey.exit && !isOver ? (
          <Button look="text" disabled={isBusy} onClick={() => (isBusy ? undefined : send({ type: 'EXIT' }))}>
            {app.exit}
          </Button>
        ) : null}
      </div>
      {isAsked ? (
        <Suspense fallback={null}>
          <Dialogs flow={flow} screen={screen} values={values} send={send} />
        </Suspense>
      ) : null}
    </form>
  );
}

const hasProblems = (screen: Screen): boolean =>
  screen.notices.some((notice) => notice.tone === 'returned') ||
  screen.questions.some(({ complaints }) => complaints.length > 0);
