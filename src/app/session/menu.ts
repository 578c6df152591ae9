import type { CallOptions } from '../../../contract/call.ts';
import { getCustomer } from '../../../contract/customers.ts';
import { type AccessRule, type AccessTools, accessRules } from '../access.ts';
import { type Audience, type Route, routes } from '../routes.ts';

export type MenuItem = Pick<Route, 'title' | 'path'>;

const menu = routes.filter(({ inMenu }) => inMenu);

const rules: Readonly<Partial<Record<Audience, AccessRule>>> = accessRules;

/**
 * The pages that the resident is shown. A setting that cannot be read counts as off.
 * @throws the fault when the resident cannot be loaded
 */
export async function readMenu(tools: AccessTools, options: CallOptions): Promise<readonly MenuItem[]> {
  const { gateway, customerId } = tools.services;
  const customer = await gateway.call(getCustomer, { params: { customerId } }, options);
  const isShown = async ({ opensTo }: Route) => {
    // What cannot be found out leaves the item there: its page decides again.
    try {
      return opensTo === undefined || ((await rules[opensTo]?.(tools, customer, options)) ?? true);
    } catch {
      return true;
    }
  };
  const shown = await Promise.all(menu.map(isShown));
  return menu.filter((_, index) => shown[index]);
}
