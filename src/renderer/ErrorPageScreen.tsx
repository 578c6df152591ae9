import { app } from '../../content/app.ts';
import { controls } from '../../content/controls.ts';
import { screens } from '../../content/screens.ts';
import type { Failure, JourneyEvent } from '../../machines/engine/index.ts';
import { Button } from '../ui/Button.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { LinkedText } from './LinkedText.tsx';
import { useOffline } from './useOffline.ts';

/**
 * An error page of a journey: what happened, that no answer is lost, the way back and the way home. While the device is
 * offline that is what happened, and the journey tries again by itself when it is not any more.
 */
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
  const isOffline = useOffline();
  const retry = () => send({ type: 'RETRY' });
  const title = isUnconfirmed ? screens.halted.unconfirmed : screens.halted.title;
  return (
    <section className="ds-stack" data-step={failure.errorPage}>
      <h1 tabIndex={-1}>{isOffline ? app.offline : title}</h1>
      <FailureNotice failure={failure} values={values} onRetry={retry} />
      {hasAnswers ? <p>{screens.halted.kept}</p> : null}
      <p>
        <LinkedText>{app.callLine}</LinkedText>
      </p>
      <div className="ds-actions">
        <Button onClick={retry}>{isUnconfirmed ? app.refresh : app.tryAgain}</Button>
        <Button variant="text" onClick={() => send({ type: 'HOME' })}>
          {controls.returnHome}
        </Button>
      </div>
    </section>
  );
}
