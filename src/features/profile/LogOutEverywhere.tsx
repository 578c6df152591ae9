import { useState } from 'react';
import { profilePage } from '../../../content/profile.ts';
import { runningSession } from '../../app/session/running.ts';
import { useSnapshot } from '../../fields/useSnapshot.ts';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

const copy = profilePage.everywhere;

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
      <Button variant="quiet" onClick={ask}>
        {copy.start}
      </Button>
      {isAsked ? (
        <Dialog
          title={copy.title}
          message="Session_Everywhere"
          onStay={stay}
          actions={
            <>
              <Button busy={isLeaving ? copy.busy : undefined} onClick={leave}>
                {copy.confirm}
              </Button>
              <Button variant="quiet" onClick={stay}>
                {copy.stay}
              </Button>
            </>
          }
        >
          <p>{copy.text}</p>
          {isTried && context.isEverywhereRefused ? (
            <MessageNotice tone="error" message="Everywhere_Error" announced />
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}
