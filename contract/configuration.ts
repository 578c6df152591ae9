import * as v from 'valibot';
import { defineCall } from './call.ts';
import { text } from './fields.ts';
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

export const getConfiguration = defineCall({
  id: 'getConfiguration',
  method: 'GET',
  path: `${v1}/configuration/:name`,
  params: v.object({ name: text(80) }),
  answer: v.object({ name: text(80), value: text(1000) }),
});
