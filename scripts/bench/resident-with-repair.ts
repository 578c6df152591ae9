import { searchWorksOrders } from '../../contract/works-orders.ts';
import { residents } from '../../gateway/demo/residents.ts';
import type { Browser } from '../../test/support/browser.ts';
import { signInAt } from '../../test/support/identity.ts';

/** Signs in the first resident of the demonstration who has a repair. */
export async function residentWithRepair(
  url: string,
): Promise<{ readonly browser: Browser; readonly worksOrderId: string }> {
  for (const { email, password } of residents) {
    const browser = await signInAt(url, email, password);
    const { models } = await browser.call(searchWorksOrders, { query: { limit: '1' } });
    const worksOrderId = models[0]?.identifiers.worksOrderIdentifier;
    if (worksOrderId) return { browser, worksOrderId };
  }
  throw new Error('no resident of the demonstration has a repair');
}
