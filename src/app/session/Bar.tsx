import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { controls } from '../../../content/controls.ts';
import { messageCopy } from '../../../content/messages.ts';
import { messagesPage } from '../../../journeys/shared/addresses.ts';
import { fill, isSameAddress } from '../../../machines/engine/index.ts';
import { queries } from '../../client/reads.ts';
import { refreshOldUnread, useUnread } from '../../features/messages/unread.ts';
import { useSnapshot } from '../../fields/useSnapshot.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { menuReading, refreshOldMenu } from './menu-reading.ts';
import { Offline } from './Offline.tsx';
import { onKeepAlive, runningSession, stay } from './running.ts';
import { Warning } from './Warning.tsx';

/** What every page has for a resident who is signed in: the menu where it is wanted, and the watch over the session. */
export default function Bar({ menu }: { readonly menu: boolean }) {
  const { pathname } = useLocation();
  const session = runningSession();
  const { value: state, context } = useSnapshot(session);
  const { data, isError } = useQuery(menuReading(), queries);
  // None when they could not be read.
  const items = data ?? (isError ? [] : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(refreshOldMenu, [pathname]);
  // The menu is old by the time at which somebody who calls nothing is told of, so it calls.
  useEffect(() => onKeepAlive(refreshOldMenu), []);
  const { unread, isAsked } = useUnread();
  const hasMessages = menu && items?.some(({ path }) => path === messagesPage) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (hasMessages) refreshOldUnread();
  }, [hasMessages, pathname]);
  const noteOf = (path: string) =>
    path === messagesPage && unread && unread.count > 0
      ? { note: fill(messageCopy.unread, { count: unread.count }) }
      : {};
  const leave = () => session.send({ type: 'LOG_OUT' });
  const isEnding = state === 'leaving' || state === 'leavingEverywhere' || state === 'closing';
  return (
    <>
      {menu && items ? (
        <Menu
          items={items.map(({ title, path }) => ({
            label: title,
            href: path,
            current: isSameAddress(pathname, path),
            ...noteOf(path),
          }))}
          account={
            <Button variant="text" busy={isEnding ? controls.busy : undefined} onClick={leave}>
              {controls.logOut}
            </Button>
          }
          isSettling={hasMessages && !isAsked}
          link={RouterLink}
        />
      ) : null}
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
