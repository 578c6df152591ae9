import type { CallOptions, Gateway } from '../../contract/call.ts';
import { readSettings } from './settings.ts';

/**
 * Whether a resident may see and make service requests here. They are switched on for everybody, and for residents of a
 * merged landlord a second time. A setting that cannot be read counts as off.
 * @param isCatalyst whether the resident came with a merged landlord
 */
export async function areCasesOpen(
  tools: { readonly services: { readonly gateway: Gateway } },
  isCatalyst: boolean,
  options: CallOptions,
): Promise<boolean> {
  const { cases, mergedLandlordCases } = await readSettings(tools, ['cases', 'mergedLandlordCases'], options);
  return cases && (!isCatalyst || mergedLandlordCases);
}
