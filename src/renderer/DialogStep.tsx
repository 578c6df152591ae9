import { app } from '../../content/app.ts';
import { ui } from '../../content/ui.ts';
import { situationOf } from '../../machines/memory.ts';
import { fill } from '../../machines/words.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { MessageText } from './messages.tsx';
import { StepNotices } from './StepNotices.tsx';
import type { StepScreenProps } from './StepScreen.tsx';

/** A step over the page that it belongs to: what there is to say, and the ways on. It asks no questions. */
export function DialogStep({ flow, screen, context, send }: Omit<StepScreenProps, 'services'>) {
  const { journey, words } = flow;
  const { step, phase, blocked, halted, operation } = screen;
  const values = journey.values(situationOf(context));
  const own = words.steps[step.id];
  const isBusy = phase === 'doing';
  const leave = () => (isBusy ? undefined : send({ type: halted ? 'HOME' : 'BACK' }));
  return (
    <form
      noValidate
      data-step={halted ? halted.halt : step.id}
      data-phase={phase}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) send({ type: 'CONTINUE' });
      }}
    >
      <Dialog
        title={fill(own?.title ?? '', values)}
        onStay={leave}
        actions={
          <>
            {halted ? <Button onClick={() => send({ type: 'RETRY' })}>{app.tryAgain}</Button> : null}
            {halted || blocked ? null : (
              <Button
                type="submit"
                look="danger"
                busy={isBusy ? (words.operations[operation ?? ''] ?? app.busy) : undefined}
              >
                {own?.continue ?? app.continue}
              </Button>
            )}
            <Button look="quiet" onClick={leave} data-does="leave">
              {(halted || blocked ? own?.close : own?.back) ?? ui.back}
            </Button>
          </>
        }
      >
        {halted ? (
          <Notice tone="error" message={halted.notice} announced>
            <MessageText message={halted.notice} values={values} />
          </Notice>
        ) : (
          <>
            {screen.notices
              .filter(({ tone }) => tone === 'returned')
              .map(({ notice, values: own }) => (
                <Notice key={notice} tone="error" message={notice} announced>
                  <MessageText message={notice} values={own ?? values} />
                </Notice>
              ))}
            <StepNotices notices={screen.notices} />
          </>
        )}
      </Dialog>
    </form>
  );
}
