import type { CallOptions, Gateway } from '../../contract/call.ts';
import { readSettings } from './settings.ts';

/**
 * Whether a resident may ask about money here: everybody, but for residents of a merged landlord only where that is
 * switched on for them. A setting that cannot be read counts as off.
 * @param isCatalyst whether the resident came with a merged landlord
 */
export const areEnquiriesOpen = async (
  tools: { readonly services: { readonly gateway: Gateway } },
  isCatalyst: boolean,
  options: CallOptions,
): Promise<boolean> =>
  !isCatalyst || (await readSettings(tools, ['mergedLandlordEnquiries'], options)).mergedLandlordEnquiries;
