import { getCustomer } from '../../../contract/customers.ts';
import { splitList } from '../../../contract/split-list.ts';
import { setting } from '../../../journeys/shared/settings.ts';
import { gateway, identifiers } from '../portal.ts';
import { keepVisit, keptVisit } from './kept-visit.ts';

const services = { gateway };
const isOn = async (name: Parameters<typeof setting>[1]): Promise<boolean> =>
  (await setting({ services }, name, {})) === 'true';

/** What is switched on for the resident. A setting that cannot be read counts as off. */
async function readToggles(customerId: string) {
  const [customer, caseCatalyst, workOrder, editProfile, eicrCard, gasCard] = await Promise.all([
    gateway.call(getCustomer, { params: { customerId } }),
    isOn('mypeabodycatalystcases'),
    isOn('mypeabodycatalystworkorders'),
    isOn('mypeabodycatalystprofileupdate'),
    isOn('isshowmypeabodyeicrcard'),
    isOn('isshowmypeabodygasboilercard'),
  ]);
  const catalystCustomer = customer.statuses.isCatalyst;
  return { catalystCustomer, caseCatalyst, workOrder, editProfile, eicrCard, gasCard };
}

/**
 * Learns what no page waits for, once for each visit: what is switched on, where registration is open to residents of a
 * merged landlord, and whether clicks are to be recorded. What cannot be read is left out.
 */
export async function learnVisit(): Promise<void> {
  const { customerId } = identifiers.read();
  if (customerId === undefined) return;
  const visit = keptVisit();
  if (visit?.toggles === undefined) {
    const [toggles, areas] = await Promise.all([
      readToggles(customerId).catch(() => undefined),
      setting({ services }, 'CatalystRegistrationAreas', {}),
    ]);
    if (identifiers.read().customerId !== customerId) return;
    keepVisit({ ...visit, loginStatus: true, toggles, registrationAreas: splitList(areas) });
  }
  if (!(await isOn('IsHotjarEnabledSS'))) return;
  const { loadHeatmap } = await import('./heatmap.ts');
  loadHeatmap(await setting({ services }, 'heatmapTool', {}));
}
