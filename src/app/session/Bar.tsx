import { useEffect } from 'react';
import { useSnapshot } from '../../fields/useSnapshot.ts';
import { MainMenu } from './MainMenu.tsx';
import { refreshOldMenu } from './menu-reading.ts';
import { Offline } from './Offline.tsx';
import { onKeepAlive, runningSession, stay } from './running.ts';
import { Warning } from './Warning.tsx';

/** What every page has for a resident who is signed in: the menu where it is wanted, and the watch over the session. */
export default function Bar({ menu }: { readonly menu: boolean }) {
  const session = runningSession();
  const { value: state, context } = useSnapshot(session);
  // The menu is old by the time at which somebody who calls nothing is told of, so it calls.
  useEffect(() => onKeepAlive(refreshOldMenu), []);
  const leave = () => session.send({ type: 'LOG_OUT' });
  const isEnding = state === 'leaving' || state === 'leavingEverywhere' || state === 'closing';
  return (
    <>
      <MainMenu isWanted={menu} isEnding={isEnding} onLeave={leave} />
      <Offline />
      {state === 'warned' || state === 'closing' ? (
        <Warning
          context={context}
          isEnding={state === 'closing'}
          onStay={() => stay(session)}
          onLeave={leave}
        />
      ) : null}
    </>
  );
}
