import type { FastifyInstance } from 'fastify';
import { getAsset, getAssociates } from '../../contract/asset-details.ts';
import { getRelatedAssets } from '../../contract/assets.ts';
import { checkAssetEligibility } from '../../contract/eligibility.ts';
import { handle } from '../http/routes.ts';
import { assetToWire, associatesOf } from './asset-wire.ts';
import { assetRefusal } from './eligibility.ts';
import { readAssetChain, requireAsset } from './ownership.ts';

/** Homes, and the blocks and estates that they belong to. */
export function assetRoutes(app: FastifyInstance): void {
  handle(app, getAsset, async ({ customerId, params, db }) => ({
    body: assetToWire(await requireAsset(db, customerId, params.assetId)),
  }));

  handle(app, getRelatedAssets, async ({ customerId, params, db }) => {
    await requireAsset(db, customerId, params.assetId);
    const chain = await readAssetChain(db, params.assetId);
    return { body: { assets: chain.map(assetToWire) } };
  });

  handle(app, getAssociates, async ({ customerId, params, query, db }) => {
    const asset = await requireAsset(db, customerId, params.assetId);
    const associates = associatesOf(asset);
    if (query.expand === undefined) return { body: { associates } };
    const parties = await db
      .selectFrom('interested_party')
      .selectAll()
      .where('asset_id', '=', asset.id)
      .orderBy('role')
      .execute();
    return {
      body: {
        associates,
        interestedParties: parties.map((party) => ({
          role: party.role,
          name: { title: party.title, givenName: party.given_name, surname: party.surname },
          telephoneNumber: party.phone,
          email: party.email,
        })),
      },
    };
  });

  handle(app, checkAssetEligibility, async ({ customerId, params, body, db }) => {
    const asset = await requireAsset(db, customerId, params.assetId);
    const errorCode = assetRefusal(asset, body.tenancyGroup);
    return { body: { isEligible: errorCode === null, errorCode, supplimentaryCodes: '' } };
  });
}
