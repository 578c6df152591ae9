import * as v from 'valibot';
import { defineCall } from './call.ts';
import { queryList, text } from './fields.ts';
import { v1 } from './paths.ts';

export const toggleNames = [
  'IsCaseCardRequired',
  'mypeabodycatalystcases',
  'mypeabodycatalystworkorders',
  'IsMyPeabodyCatalystFinancialEnquiry',
  'IsMyMessagesRequired',
  'mypeabodyDocumentToggle',
  'isshowmypeabodyeicrcard',
  'isshowmypeabodygasboilercard',
  'IsRepairFullDescriptionRequired',
  'isCovidQuestionRequired',
  'isVandalismQuestionRequired',
  'LandlordValues',
  'CatalystRepairDisabledAreas',
  'CatalystRegistrationAreas',
  'IsMediaEnabledSS',
  'IsViewStatement',
  'IsRequestCustomStatement',
  'mypeabodycatalystprofileupdate',
  'IsImageAllowed',
  'IsHotjarEnabledSS',
  'demobilizedContractorSites',
  'checkEnhancedRepairEligibilityMyPeabody',
  'isMyPbRepairsMaintainence',
  'repairsHeldUntil',
  'heatmapTool',
  'resumableUploads',
] as const;
export type ToggleName = (typeof toggleNames)[number];

const longestName = 80;
const Setting = v.object({ name: text(longestName), value: text(1000) });

export const getConfiguration = defineCall({
  id: 'getConfiguration',
  method: 'GET',
  path: `${v1}/configuration/:name`,
  params: v.object({ name: text(longestName) }),
  answer: Setting,
});

/** Settings together, for a gateway that offers it: `offers.ts`. Those that it has none of are left out. */
export const getConfigurations = defineCall({
  id: 'getConfigurations',
  offer: 'configuration?names',
  method: 'GET',
  path: `${v1}/configuration`,
  query: v.object({ names: queryList(40, longestName) }),
  answer: v.object({ settings: v.array(Setting) }),
});
