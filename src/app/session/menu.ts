import { app } from '../../../content/app.ts';
import { session } from '../../../content/session.ts';
import type { CallOptions } from '../../../contract/call.ts';
import { getCustomer } from '../../../contract/customers.ts';
import { type AccessRule, type AccessTools, casesAreOpen, repairsAreOpen } from '../access.ts';

export interface MenuItem {
  readonly label: string;
  readonly href: string;
  /** Whom it is shown to; everybody unless told. */
  readonly shownWhen?: AccessRule;
}

/** The main menu in its order. A page that the portal does not have is left out. */
const menuItems: readonly MenuItem[] = [
  { label: app.home, href: '/customer360View' },
  { label: session.menu.balance, href: '/viewaccount' },
  { label: app.repairs, href: '/historicRepairs', shownWhen: repairsAreOpen },
  { label: session.menu.messages, href: '/mymessageshistory' },
  { label: session.menu.details, href: '/manageprofile' },
  { label: session.menu.requests, href: '/casesearch', shownWhen: casesAreOpen },
];

/**
 * The items that the resident is shown. A setting that cannot be read counts as off.
 * @param isPage whether the portal has a page at that address
 * @throws the fault when the resident cannot be loaded
 */
export async function readMenu(
  tools: AccessTools,
  isPage: (address: string) => boolean,
  options: CallOptions,
): Promise<readonly MenuItem[]> {
  const { gateway, customerId } = tools.services;
  const customer = await gateway.call(getCustomer, { params: { customerId } }, options);
  const isShown = async ({ shownWhen }: MenuItem) => {
    // What cannot be found out leaves the item there: its page decides again.
    try {
      return shownWhen === undefined || (await shownWhen(tools, customer, options));
    } catch {
      return true;
    }
  };
  const items = menuItems.filter(({ href }) => isPage(href));
  const shown = await Promise.all(items.map(isShown));
  return items.filter((_, index) => shown[index]);
}
