import { screens } from '../../content/screens.ts';
import type { JourneyEvent, Screen, ShownFlow } from '../../machines/engine/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { exitMessages } from './dialog-messages.ts';
import { PlainMessage } from './MessageNotice.tsx';
import { MessageText, messageText } from './messages.tsx';

interface Props {
  readonly flow: ShownFlow;
  readonly screen: Screen;
  readonly values: Readonly<Record<string, string>>;
  send(event: JourneyEvent): void;
}

/** The question that stands before going back, leaving, or taking another way on. */
export function Dialogs({ flow, screen, values, send }: Props) {
  const stay = () => send({ type: 'STAY' });
  switch (screen.phase) {
    case 'confirmingBack': {
      const { goingBack } = flow.copy;
      if (!goingBack) return null;
      return (
        <Dialog
          title={messageText(goingBack.title)}
          message={goingBack.title}
          onStay={stay}
          actions={
            <>
              <Button onClick={() => send({ type: 'GO_BACK' })}>{goingBack.go}</Button>
              <Button variant="quiet" onClick={stay}>
                {goingBack.stay}
              </Button>
            </>
          }
        >
          {goingBack.text}
        </Dialog>
      );
    }
    case 'exiting': {
      const { leaving } = flow.copy;
      const { title, text } = exitMessages(flow.copy);
      return (
        <Dialog
          title={messageText(title)}
          message={title}
          onStay={stay}
          actions={
            <>
              {leaving ? <Button onClick={() => send({ type: 'SAVE' })}>{leaving.save}</Button> : null}
              <Button variant="danger" onClick={() => send({ type: 'LEAVE' })}>
                {leaving?.leave ?? screens.dialogs.leaveAnswers}
              </Button>
              <Button variant="quiet" onClick={stay}>
                {leaving?.stay ?? screens.dialogs.returnToAnswers}
              </Button>
            </>
          }
        >
          <PlainMessage message={text} />
        </Dialog>
      );
    }
    case 'confirmingAction': {
      const name = screen.secondaryAction ?? '';
      const action = screen.step.secondaryActions[name];
      const copy = flow.copy.secondaryActions[name];
      const notice = action?.notice;
      if (notice === undefined || copy === undefined) return null;
      return (
        <Dialog
          title={copy.offer}
          message={notice}
          onStay={stay}
          actions={
            <>
              <Button onClick={() => send({ type: 'GO' })}>{copy.go}</Button>
              <Button variant="quiet" onClick={stay}>
                {copy.stay}
              </Button>
            </>
          }
        >
          <MessageText message={notice} values={values} />
        </Dialog>
      );
    }
    default:
      return null;
  }
}
