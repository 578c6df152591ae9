import { getCustomer } from '../../../contract/customers.ts';
import { readSettings } from '../../../journeys/shared/settings.ts';
import { gateway, identifiers } from '../portal.ts';
import { keepVisit, keptVisit } from './kept-visit.ts';

const tools = { services: { gateway } };

/** What is switched on for the resident, and where registration is open. A setting that cannot be read counts as off. */
async function readVisit(customerId: string) {
  const [customer, settings] = await Promise.all([
    gateway.call(getCustomer, { params: { customerId } }).catch(() => undefined),
    readSettings(
      tools,
      [
        'mergedLandlordCases',
        'mergedLandlordRepairs',
        'mergedLandlordProfiles',
        'electricalCheck',
        'gasCheck',
        'registrationAreas',
      ],
      {},
    ),
  ]);
  const toggles = customer && {
    catalystCustomer: customer.statuses.isCatalyst,
    caseCatalyst: settings.mergedLandlordCases,
    workOrder: settings.mergedLandlordRepairs,
    editProfile: settings.mergedLandlordProfiles,
    eicrCard: settings.electricalCheck,
    gasCard: settings.gasCheck,
  };
  return { toggles, registrationAreas: settings.registrationAreas };
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
    const learnt = await readVisit(customerId);
    if (identifiers.read().customerId !== customerId) return;
    keepVisit({ ...visit, loginStatus: true, ...learnt });
  }
  const { heatmap, heatmapTool } = await readSettings(tools, ['heatmap', 'heatmapTool'], {});
  if (!heatmap) return;
  const { loadHeatmap } = await import('./heatmap.ts');
  loadHeatmap(heatmapTool);
}
