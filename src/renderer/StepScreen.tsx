import { Suspense, useState } from 'react';
import { app } from '../../content/app.ts';
import { controls } from '../../content/controls.ts';
import { fill, type Screen, situationOf } from '../../machines/engine/index.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Button } from '../ui/Button.tsx';
import { useUnmoved } from '../ui/useUnmoved.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { asksOneThing } from './asksOneThing.ts';
import {
  Dialogs,
  PendingFiles,
  Problems,
  ResetQuestionsNotice,
  Review,
  StepNotices,
  SummaryRows,
} from './later.ts';
import { blockingNoticeId, fieldId, StepQuestions } from './StepQuestions.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { useJudgement } from './useJudgement.ts';

/** One step: where it is, what went wrong, what it asks, what it has to say, and the ways on. */
export function StepScreen(props: StepScreenProps) {
  const { flow, screen: present, context: now, services, uploads, send } = props;
  const { journey, copy } = flow;
  const { screen: judged, blockedAt, refusals, refuse, listeners } = useJudgement(present);
  const { shown, presses } = useUnmoved({ screen: judged, context: now });
  const { screen, context } = shown;
  const { step, phase, blocked, secondaryActions, resetQuestions, operation } = screen;
  const [isWaiting, setWaiting] = useState(false);
  const values = journey.placeholders(situationOf(context));
  const own = copy.steps[step.id];
  const chosen = fill(own?.chosen ?? '', values);
  const title = fill(own?.title ?? '', values);
  const isReview = step.id === journey.review;
  const isOver = step.confirmation !== undefined;
  const isHeading = asksOneThing(journey, screen, context);
  // While a button is pressed the screen may be of before the step got busy.
  const isBusy = [screen, present].some((one) => one.phase === 'doing' || one.phase === 'leaving');
  // A question stands before the screen: what comes in meanwhile waits for its answer.
  const isAsked = phase === 'confirmingBack' || phase === 'exiting' || phase === 'confirmingAction';
  const waiting = operation ? (
    <Waiting message={copy.messages?.[operation]}>{copy.operations[operation]}</Waiting>
  ) : null;

  const back = () => send({ type: 'BACK' });

  return (
    <form
      className="ds-stack"
      noValidate
      data-step={step.id}
      data-phase={phase}
      aria-busy={isBusy || undefined}
      {...listeners}
      {...presses}
      onSubmit={(event) => {
        event.preventDefault();
        // Typed in haste, and pressed before it was judged.
        if (present.blocked || isWaiting) refuse();
        else if (present.phase === 'asking' || present.phase === 'checking') send({ type: 'CONTINUE' });
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
      {title === copy.name ? null : (
        <p className="ds-caption">{own?.part ? `${copy.name}, ${own.part.caption}` : copy.name}</p>
      )}
      {isHeading || isReview ? null : (
        <h1 tabIndex={-1} data-message={values.titleMessage}>
          {title}
        </h1>
      )}
      {own?.hint && !isReview ? <p className="ds-hint">{fill(own.hint, values)}</p> : null}
      {resetQuestions.length > 0 ? (
        <Suspense fallback={null}>
          <ResetQuestionsNotice flow={flow} context={context} values={values} />
        </Suspense>
      ) : null}

      {/* The buttons come with what stands above them, which would otherwise push them away under a finger. */}
      <Suspense fallback={<Waiting>{app.loading}</Waiting>}>
        {isReview ? (
          <Review flow={flow} context={context} disabled={isBusy} send={send} />
        ) : (
          <StepQuestions
            key={step.id}
            flow={flow}
            screen={screen}
            context={context}
            services={services}
            held={isBusy || isAsked}
            blockedAt={blockedAt}
            isHeading={isHeading}
            uploads={uploads}
            send={send}
          />
        )}
        {uploads?.queues ? (
          <Suspense fallback={null}>
            <PendingFiles {...props} queues={uploads.queues} refusals={refusals} onWaiting={setWaiting} />
          </Suspense>
        ) : null}
        {own?.summary ? <SummaryRows rows={own.summary} values={values} /> : null}
        {screen.notices.length > 0 ? (
          <Suspense fallback={null}>
            <StepNotices notices={screen.notices} id={blockingNoticeId} refusals={refusals} />
          </Suspense>
        ) : null}
        {waiting}

        <div className="ds-actions">
          {chosen === '' ? null : <p className="ds-chosen">{chosen}</p>}
          <Button
            type="submit"
            variant={own?.continueVariant}
            disabled={blocked || isWaiting}
            onRefused={refuse}
            aria-describedby={hasBlock(screen) || isWaiting ? blockingNoticeId : undefined}
            busy={isBusy ? controls.busy : undefined}
          >
            {fill(own?.continue ?? controls.continue, values)}
          </Button>
          {own?.back ? (
            <Button variant="quiet" disabled={isBusy} onClick={back} data-does="leave">
              {own.back}
            </Button>
          ) : null}
          {secondaryActions.map((name) => (
            <Button
              key={name}
              variant="quiet"
              disabled={isBusy}
              onClick={() => send({ type: 'SECONDARY_ACTION', action: name })}
            >
              {copy.secondaryActions[name]?.offer ?? name}
            </Button>
          ))}
          {journey.exit && !isOver ? (
            <Button variant="text" disabled={isBusy} onClick={() => send({ type: 'EXIT' })}>
              {controls.exit}
            </Button>
          ) : null}
        </div>
      </Suspense>
      {isAsked ? (
        <Suspense fallback={null}>
          <Dialogs flow={flow} screen={screen} values={values} send={send} />
        </Suspense>
      ) : null}
    </form>
  );
}

const hasBlock = ({ notices }: Screen): boolean => notices.some(({ tone }) => tone === 'blocked');

const hasProblems = (screen: Screen): boolean =>
  screen.notices.some((notice) => notice.tone === 'returned') ||
  screen.questions.some(({ complaints }) => complaints.length > 0);
