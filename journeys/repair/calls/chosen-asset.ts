import { checkAssetEligibility } from '../../../contract/eligibility.ts';
import { getReferenceData, locationNamespaceOf } from '../../../contract/reference.ts';
import type { Option, Tools } from '../../../machines/engine/index.ts';
import { assetOf, homeOf, type RepairSituation } from '../situation.ts';
import type { Services } from '../vocabulary.ts';
import { warningsOf } from './warnings.ts';

/** Whether repairs to the chosen asset can be reported online under the resident's tenancy. */
export async function checkAsset(situation: RepairSituation, tools: Tools<Services>) {
  const answer = await tools.services.gateway.call(
    checkAssetEligibility,
    {
      params: { assetId: assetOf(situation)?.id ?? '' },
      body: { tenancyGroup: homeOf(situation)?.tenancyGroup ?? '' },
    },
    { signal: tools.signal },
  );
  return { ...answer, warnings: warningsOf(answer.supplimentaryCodes) };
}

/** Where in the chosen asset something can need repairing. */
export async function loadLocations(
  situation: RepairSituation,
  tools: Tools<Services>,
): Promise<readonly Option[]> {
  const asset = assetOf(situation);
  const { namespaces } = await tools.services.gateway.call(
    getReferenceData,
    { query: { namespaces: locationNamespaceOf(asset?.type ?? 'Property') } },
    { signal: tools.signal },
  );
  return (namespaces[0]?.namespace.keyValues ?? []).map(({ key, value }) => ({ value: key, label: value }));
}
