import { screens } from '../../content/screens.ts';
import type { ShownFlow } from '../../machines/portal.ts';
import type { Screen } from '../../machines/screen.ts';
import type { JourneyEvent } from '../../machines/transition.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { dialogMessages } from './dialog-messages.ts';
import { MessageText, messageText } from './messages.tsx';

const { back, exit } = dialogMessages;

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
    case 'confirmingBack':
      return (
        <Dialog
          title={messageText(back.title)}
          message={back.title}
          onStay={stay}
          actions={
            <>
              <Button onClick={() => send({ type: 'GO_BACK' })}>{screens.dialogs.goBack}</Button>
              <Button look="quiet" onClick={stay}>
                {screens.dialogs.stay}
              </Button>
            </>
          }
        >
          {screens.dialogs.backWarning}
        </Dialog>
      );
    case 'exiting':
      return (
        <Dialog
          title={messageText(exit.title)}
          message={exit.title}
          onStay={stay}
          actions={
            <>
              {flow.journey.exit?.save ? (
                <Button onClick={() => send({ type: 'SAVE' })}>{screens.dialogs.save}</Button>
              ) : null}
              <Button look="danger" onClick={() => send({ type: 'LEAVE' })}>
                {screens.dialogs.leave}
              </Button>
              <Button look="quiet" onClick={stay}>
                {screens.dialogs.returnToJourney}
              </Button>
            </>
          }
        >
          <div data-message={exit.text}>
            <MessageText message={exit.text} />
          </div>
        </Dialog>
      );
    case 'aside': {
      const name = screen.aside ?? '';
      const aside = screen.step.asides[name];
      const words = flow.words.asides[name];
      if (!aside || !words) return null;
      return (
        <Dialog
          title={words.offer}
          message={aside.notice}
          onStay={stay}
          actions={
            <>
              <Button onClick={() => send({ type: 'GO' })}>{words.go}</Button>
              <Button look="quiet" onClick={stay}>
                {words.stay}
              </Button>
            </>
          }
        >
          <MessageText message={aside.notice} values={values} />
        </Dialog>
      );
    }
    default:
      return null;
  }
}
