import { Suspense, useState } from 'react';
import { app } from '../../content/app.ts';
import { controls } from '../../content/controls.ts';
import { ui } from '../../content/ui.ts';
import { fill, type Screen, situationOf } from '../../machines/engine/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useAnnounced } from '../ui/useAnnounced.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { AutoDismiss } from './AutoDismiss.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { MessageNotice } from './MessageNotice.tsx';
import { Problems } from './Problems.tsx';
import { StepNotices } from './StepNotices.tsx';
import { fieldId, StepQuestions } from './StepQuestions.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { isUnsent, UnsentFiles } from './UnsentFiles.tsx';

/** What an operation came back with. What goes by itself is no more than a warning. */
function Returned({
  notices,
  values,
}: {
  readonly notices: Screen['notices'];
  readonly values: Readonly<Record<string, string>>;
}) {
  return notices
    .filter(({ tone }) => tone === 'returned')
    .map(({ notice, values: own = values, durationMs }) =>
      durationMs === undefined ? (
        <MessageNotice key={notice} tone="error" message={notice} values={own} announced />
      ) : (
        <AutoDismiss key={notice} tone="warning" message={notice} values={own} durationMs={durationMs} />
      ),
    );
}

/** What is asked, with everything that is wrong with the answers above it. */
function Questions({
  flow,
  screen,
  context,
  services,
  uploads,
  held,
  send,
}: StepScreenProps & { readonly held: boolean }) {
  if (screen.questions.length === 0) return null;
  const isWrong = screen.questions.some(({ complaints }) => complaints.length > 0);
  return (
    <Suspense fallback={<Waiting>{app.loading}</Waiting>}>
      {isWrong ? <Problems screen={{ ...screen, notices: [] }} fieldId={fieldId} /> : null}
      <StepQuestions
        flow={flow}
        screen={screen}
        context={context}
        services={services}
        held={held}
        isHeading={false}
        uploads={uploads}
        send={send}
      />
    </Suspense>
  );
}

/** A step over the page that it belongs to: what there is to say and to ask, and the ways on. */
export function DialogStep({ flow, screen, context, services, uploads, send }: StepScreenProps) {
  const { journey, copy } = flow;
  const { step, phase, blocked, failure, operation } = screen;
  const values = journey.placeholders(situationOf(context));
  const own = copy.steps[step.id];
  const isBusy = phase === 'doing';
  const [refusals, setRefusals] = useState(0);
  const held = [...(uploads?.queues?.all() ?? [])];
  const leave = () => (isBusy ? undefined : send({ type: failure ? 'HOME' : 'BACK' }));
  const retry = () => send({ type: 'RETRY' });
  const said = isBusy ? copy.messages?.[operation ?? ''] : undefined;
  const busy = isBusy ? (copy.operations[operation ?? ''] ?? controls.busy) : undefined;
  // The words of a button that change are not read out by themselves.
  useAnnounced(said ? '' : (busy ?? ''));
  return (
    <form
      noValidate
      data-step={failure ? failure.errorPage : step.id}
      data-phase={phase}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        // What the resident believes is in it goes along.
        if (held.some(([, { queue }]) => isUnsent(queue.getSnapshot()))) setRefusals((count) => count + 1);
        else send({ type: 'CONTINUE' });
      }}
    >
      <Dialog
        title={fill(own?.title ?? '', values)}
        description={!failure && own?.hint ? fill(own.hint, values) : null}
        onStay={leave}
        actions={
          <>
            {failure ? <Button onClick={retry}>{app.tryAgain}</Button> : null}
            {failure || blocked ? null : (
              <Button
                type="submit"
                // What asks nothing confirms something that cannot be undone.
                variant={step.asks.length > 0 ? 'strong' : 'danger'}
                busy={busy}
              >
                {fill(own?.continue ?? controls.continue, values)}
              </Button>
            )}
            <Button variant="quiet" onClick={leave} data-does="leave">
              {(failure || blocked ? own?.close : own?.back) ?? ui.back}
            </Button>
          </>
        }
      >
        {failure ? (
          <FailureNotice failure={failure} values={values} onRetry={retry} />
        ) : (
          <>
            <Questions
              flow={flow}
              screen={screen}
              context={context}
              services={services}
              uploads={uploads}
              held={isBusy}
              send={send}
            />
            {refusals > 0
              ? held.map(([question, { queue }]) => (
                  <UnsentFiles key={`${question} ${refusals}`} queue={queue} />
                ))
              : null}
            <Returned notices={screen.notices} values={values} />
            <StepNotices notices={screen.notices} />
            {said ? (
              <div className="ds-told">
                <MessageNotice tone="success" message={said} values={values} announced />
              </div>
            ) : null}
          </>
        )}
      </Dialog>
    </form>
  );
}
