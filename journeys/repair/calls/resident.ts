import type { CallOptions } from '../../../contract/call.ts';
import { getCustomer } from '../../../contract/customers.ts';
import type { Tools } from '../../../machines/engine/index.ts';
import { usualImageTypes } from '../../questions/repair-files.ts';
import { loadHomes, residentialFirst } from '../../shared/homes.ts';
import { readSettings } from '../../shared/settings.ts';
import type { RepairFacts, Services, Toggles } from '../vocabulary.ts';

type RepairTools = Tools<Services>;
/** Milliseconds after the start of a visit at which the switch for photos is read. */
const photoSwitchDelay = 2000;

const toggles = [
  'covidQuestion',
  'vandalismQuestion',
  'enhancedCheck',
  'maintenance',
  'mergedLandlordRepairs',
  'closedAreas',
  'imageTypes',
  'demobilisedSites',
] as const satisfies readonly (keyof Toggles)[];

async function loadToggles(tools: RepairTools, options: CallOptions): Promise<Toggles> {
  const read = await readSettings(tools, toggles, options);
  return { ...read, imageTypes: read.imageTypes.length > 0 ? read.imageTypes : usualImageTypes };
}

export type ResidentLoaded = Pick<RepairFacts, 'resident' | 'homes' | 'toggles'>;

/** Who is reporting, where they live, and what is switched on. */
export async function loadResident(tools: RepairTools): Promise<ResidentLoaded> {
  const options = { signal: tools.signal };
  const { gateway, customerId } = tools.services;
  void readPhotoSwitch(tools);
  const [customer, homes, toggles] = await Promise.all([
    gateway.call(getCustomer, { params: { customerId } }, options),
    loadHomes(tools, options),
    loadToggles(tools, options),
  ]);
  return {
    resident: {
      id: customer.identifier,
      ...customer.person.name,
      phones: [...new Set(customer.addresses.telecomsAddresses.map((address) => address.number))],
      isMergedLandlord: customer.statuses.isCatalyst,
    },
    homes: residentialFirst(homes),
    toggles,
  };
}

/** Whether photos can be added. Read once, a moment after the visit began, so that it holds up nothing that shows earlier. */
export const readPhotoSwitch = (tools: RepairTools): Promise<boolean> =>
  tools.once('photo switch', async () => {
    await tools.wait(photoSwitchDelay);
    return (await readSettings(tools, ['photos'], {})).photos;
  });
