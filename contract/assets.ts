import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id, text } from './fields.ts';
import { v1 } from './paths.ts';
import { assetTypes } from './priority.ts';

export const AssetType = v.picklist(assetTypes);

export const LandLord = v.object({ organisation: v.object({ name: text(100) }) });

export const Asset = v.object({
  id: Id,
  assetType: AssetType,
  uprn: text(20),
  addresses: v.object({
    postalAddresses: v.array(
      v.object({
        formattedAddress: text(300),
        addressLine1: text(100),
        addressLine2: text(100),
        addressLine3: text(100),
      }),
    ),
  }),
  /** Who maintains it and what heats it: types such as MAINTSRESP, HEAT, HEATGAS, HEATOIL, HEATELEC. */
  maintenanceResponsibilities: v.array(v.object({ type: text(30), value: v.nullable(text(60)) })),
  statuses: v.object({ isInDefects: v.boolean() }),
  attributes: v.object({ storeys: v.nullable(v.number()), heightMetres: v.nullable(v.number()) }),
  associates: v.object({ landLord: LandLord }),
});

export type Asset = v.InferOutput<typeof Asset>;

export const AssetPath = v.object({ assetId: Id });

export const getRelatedAssets = defineCall({
  id: 'getRelatedAssets',
  method: 'GET',
  path: `${v1}/assets/:assetId/assets`,
  params: AssetPath,
  query: v.object({ expand: v.optional(v.literal('address')) }),
  answer: v.object({ assets: v.array(Asset) }),
});
