import { getRelatedAssets } from '../../../contract/assets.ts';
import { assetTypes, isHighRise } from '../../../contract/priority.ts';
import type { Tools } from '../../../machines/engine/index.ts';
import { homeOf, type RepairSituation } from '../situation.ts';
import type { RepairableAsset, Services } from '../vocabulary.ts';

/** The home, then the block and the estate that it belongs to. Schemes are left out: nothing is repaired there. */
export async function loadAssets(
  situation: RepairSituation,
  tools: Tools<Services>,
): Promise<readonly RepairableAsset[]> {
  const home = homeOf(situation);
  if (!home) return [];
  const { assets } = await tools.services.gateway.call(
    getRelatedAssets,
    { params: { assetId: home.premisesId }, query: { expand: 'address' } },
    { signal: tools.signal },
  );
  const order = (type: RepairableAsset['type']) => -assetTypes.indexOf(type);
  return assets
    .flatMap(({ assetType, ...asset }): RepairableAsset[] =>
      assetType === 'Scheme'
        ? []
        : [
            {
              id: asset.id,
              type: assetType,
              address: asset.addresses.postalAddresses[0]?.formattedAddress ?? '',
              uprn: asset.uprn,
              isInDefects: asset.statuses.isInDefects,
              isHighRise: isHighRise(asset.attributes),
              responsibilities: asset.maintenanceResponsibilities,
            },
          ],
    )
    .sort((a, b) => order(a.type) - order(b.type));
}
