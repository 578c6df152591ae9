import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { controls } from '../../../content/controls.ts';
import { messageCopy } from '../../../content/messages.ts';
import { messagesPage } from '../../../journeys/shared/addresses.ts';
import { fill, isSameAddress } from '../../../machines/engine/index.ts';
import { queries } from '../../client/queries.ts';
import { refreshOldUnread, useUnread } from '../../features/messages/unread.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { menuReading, refreshOldMenu } from './menu-reading.ts';

/** The menu of a resident who is signed in, and the way out. What it shows is kept up even where it is not wanted. */
export function MainMenu({
  isWanted,
  isEnding,
  onLeave,
}: {
  readonly isWanted: boolean;
  /** The session is being ended. */
  readonly isEnding: boolean;
  onLeave(): void;
}) {
  const { pathname } = useLocation();
  const { data, isError } = useQuery(menuReading(), queries);
  // None when they could not be read.
  const items = data ?? (isError ? [] : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(refreshOldMenu, [pathname]);
  const { unread, isAsked } = useUnread();
  const hasMessages = isWanted && items?.some(({ path }) => path === messagesPage) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (hasMessages) refreshOldUnread();
  }, [hasMessages, pathname]);
  const noteOf = (path: string) =>
    path === messagesPage && unread && unread.count > 0
      ? { note: fill(messageCopy.unread, { count: unread.count }) }
      : {};
  if (!isWanted || !items) return null;
  return (
    <Menu
      items={items.map(({ title, path }) => ({
        label: title,
        href: path,
        current: isSameAddress(pathname, path),
        ...noteOf(path),
      }))}
      account={
        <Button variant="text" busy={isEnding ? controls.busy : undefined} onClick={onLeave}>
          {controls.logOut}
        </Button>
      }
      isSettling={hasMessages && !isAsked}
      link={RouterLink}
    />
  );
}
