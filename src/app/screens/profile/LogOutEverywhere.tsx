import { useState } from 'react';
import { profilePage } from '../../../../content/profile.ts';
import { useSnapshot } from '../../../fields/useSnapshot.ts';
import { MessageNotice } from '../../../renderer/MessageNotice.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { runningSession } from '../../session/running.ts';

const words = profilePage.everywhere;

/** Logs out on every device, once the resident has said so. */
export function LogOutEverywhere() {
  const [isAsked, setAsked] = useState(false);
  const [isTried, setTried] = useState(false);
  const session = runningSession();
  const { value: state, context } = useSnapshot(session);
  const ask = () => {
    setTried(false);
    setAsked(true);
  };
  const isLeaving = state === 'leavingEverywhere';
  const stay = () => setAsked(isLeaving);
  const leave = () => {
    setTried(true);
    session.send({ type: 'LOG_OUT_EVERYWHERE' });
  };
  return (
    <>
      <Button look="quiet" onClick={ask}>
        {words.start}
      </Button>
      {isAsked ? (
        <Dialog
          title={words.title}
          message="Session_Everywhere"
          onStay={stay}
          actions={
            <>
              <Button busy={isLeaving ? words.busy : undefined} onClick={leave}>
                {words.confirm}
              </Button>
              <Button look="quiet" onClick={stay}>
                {words.stay}
              </Button>
            </>
          }
        >
          <p>{words.text}</p>
          {isTried && context.isEverywhereRefused ? (
            <MessageNotice tone="error" message="Everywhere_Error" announced />
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}
