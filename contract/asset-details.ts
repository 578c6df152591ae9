import * as v from 'valibot';
import { Asset, AssetPath, LandLord } from './assets.ts';
import { defineCall } from './call.ts';
import { PersonName, text } from './fields.ts';
import { v1 } from './paths.ts';

// Apart from the calls that a first question makes, so that it need not load these.
export const getAsset = defineCall({
  id: 'getAsset',
  method: 'GET',
  path: `${v1}/assets/:assetId`,
  params: AssetPath,
  answer: Asset,
});

export const getAssociates = defineCall({
  id: 'getAssociates',
  method: 'GET',
  path: `${v1}/assets/:assetId/associates`,
  params: AssetPath,
  query: v.object({ expand: v.optional(v.literal('interestedParties')) }),
  answer: v.object({
    associates: v.object({ landLord: LandLord }),
    interestedParties: v.optional(
      v.array(v.object({ role: text(60), name: PersonName, telephoneNumber: text(30), email: text(254) })),
    ),
  }),
});
