import { logout, logoutEverywhere } from '../../../contract/session.ts';
import { startPage } from '../../../journeys/shared/addresses.ts';
import type { SessionEnd } from '../../../machines/session/session.ts';
import { isOffline } from '../../client/online.ts';
import { gateway, identifiers, isLeaving, reloadAt } from '../portal.ts';
import { forgetVisit } from './kept-visit.ts';
import { keepSessionEndReason, readSessionEndReason } from './session-end-reason.ts';

/** Tells the other tabs of this browser that the resident logged out here. */
const channelName = 'doorstep-session';
const loggedOut = 'logged out';

/** Calls back when the resident logs out in another tab. */
export function onLogOutElsewhere(then: () => void): void {
  new BroadcastChannel(channelName).onmessage = ({ data }) => {
    if (data === loggedOut) then();
  };
}

function tellOtherTabs(): void {
  const tabs = new BroadcastChannel(channelName);
  tabs.postMessage(loggedOut);
  tabs.close();
}

/**
 * Ends the session at the provider and here; whatever comes of the call, this browser forgets who was signed in.
 * @throws the fault of the call when the sessions on all devices were to end: then nothing is forgotten
 */
export async function endSession(end: SessionEnd): Promise<void> {
  // Said before the call: another one that is refused meanwhile must not say that the session was over.
  if (end === 'left' || end === 'closed') keepSessionEndReason(end);
  if (end === 'everywhere') await gateway.call(logoutEverywhere, {});
  if (end === 'left' || end === 'everywhere') tellOtherTabs();
  // Without a network the call would wait for one, with everything of the resident still on the device.
  if (end !== 'everywhere' && !isOffline()) await gateway.call(logout, {}).catch(() => undefined);
  identifiers.clear();
  forgetVisit();
}

/**
 * Leaves for the page that follows the end, which is loaded anew so that nothing of the resident stays in memory. What
 * they had begun goes only when they logged out, or when somebody else is signed in by now.
 */
export function goAfter(end: SessionEnd): void {
  const isSomebodyElse = end === 'elsewhere' && identifiers.read().customerId !== undefined;
  // What leads to another page already has said what there is to say, or has left nothing on purpose.
  const how = isLeaving() ? readSessionEndReason() : end === 'elsewhere' ? 'expired' : end;
  if (end === 'left' || end === 'everywhere' || isSomebodyElse) sessionStorage.clear();
  if (!isSomebodyElse && how !== undefined) keepSessionEndReason(how);
  reloadAt(isSomebodyElse ? '/' : startPage);
}

/** Logs the resident out because they asked for it. */
export async function logOut(): Promise<void> {
  await endSession('left');
  goAfter('left');
}
