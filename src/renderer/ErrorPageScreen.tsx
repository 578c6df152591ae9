import { app } from '../../content/app.ts';
import { controls } from '../../content/controls.ts';
import { screens } from '../../content/screens.ts';
import type { Failure, JourneyEvent } from '../../machines/engine/index.ts';
import { Button } from '../ui/Button.tsx';
import { LinkedText } from './LinkedText.tsx';
import { MessageNotice } from './MessageNotice.tsx';

/** An error page of a journey: what happened, that no answer is lost, the way back and the way home. */
export function ErrorPageScreen({
  failure,
  hasAnswers,
  values,
  send,
}: {
  readonly failure: Failure;
  /** Something was answered, so that something is kept. */
  readonly hasAnswers: boolean;
  readonly values: Readonly<Record<string, string>>;
  send(event: JourneyEvent): void;
}) {
  const isUnconfirmed = failure.retry === 'operation';
  return (
    <section className="ds-stack" data-step={failure.errorPage}>
      <h1 tabIndex={-1}>{isUnconfirmed ? screens.halted.unconfirmed : screens.halted.title}</h1>
      <MessageNotice
        tone={isUnconfirmed ? 'warning' : 'error'}
        message={failure.notice}
        values={values}
        announced
      />
      {hasAnswers ? <p>{screens.halted.kept}</p> : null}
      <p>
        <LinkedText>{app.callLine}</LinkedText>
      </p>
      <div className="ds-actions">
        <Button onClick={() => send({ type: 'RETRY' })}>{isUnconfirmed ? app.refresh : app.tryAgain}</Button>
        <Button variant="text" onClick={() => send({ type: 'HOME' })}>
          {controls.returnHome}
        </Button>
      </div>
    </section>
  );
}
