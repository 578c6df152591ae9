import type { ToggleName } from '../../contract/configuration.ts';

/** What is switched on, and the lists that go with it. */
export const settings: Readonly<Record<ToggleName, string>> = {
  IsCaseCardRequired: 'true',
  mypeabodycatalystcases: 'true',
  mypeabodycatalystworkorders: 'true',
  IsMyPeabodyCatalystFinancialEnquiry: 'true',
  IsMyMessagesRequired: 'true',
  mypeabodyDocumentToggle: 'true',
  isshowmypeabodyeicrcard: 'true',
  isshowmypeabodygasboilercard: 'true',
  IsRepairFullDescriptionRequired: 'true',
  isCovidQuestionRequired: 'true',
  isVandalismQuestionRequired: 'true',
  LandlordValues: 'Harbourline Homes',
  CatalystRepairDisabledAreas: 'Westport',
  CatalystRegistrationAreas: 'Harbour,Westport',
  IsMediaEnabledSS: 'true',
  IsViewStatement: 'true',
  IsRequestCustomStatement: 'true',
  mypeabodycatalystprofileupdate: 'true',
  IsImageAllowed: 'jpg,png,gif',
  IsHotjarEnabledSS: 'false',
  demobilizedContractorSites: 'LAPSED-01',
  checkEnhancedRepairEligibilityMyPeabody: 'false',
  isMyPbRepairsMaintainence: 'false',
  repairsHeldUntil: '2024-10-14',
  // Where the tool is comes from the gateway's own environment.
  heatmapTool: '',
  resumableUploads: 'true',
};

const locations: Readonly<Record<string, readonly string[]>> = {
  'repair-locations-property': [
    'Bathroom',
    'Bedroom',
    'Kitchen',
    'Living room',
    'Hallway',
    'Loft',
    'Garden',
    'Outside',
    'Whole home',
  ],
  'repair-locations-block': ['Entrance', 'Stairs', 'Lift', 'Roof', 'Bin store', 'Corridor', 'Whole block'],
  'repair-locations-divided-block': ['Shared hallway', 'Shared stairs', 'Front door', 'Roof'],
  'repair-locations-estate': ['Car park', 'Playground', 'Path', 'Lighting', 'Grounds'],
};

/** Key of a location, as the provider's lists carry it. */
export const locationKey = (value: string): string => value.toLowerCase().replaceAll(' ', '-');

export const referenceValues = Object.entries(locations).flatMap(([namespace, values]) =>
  values.map((value, index) => ({ namespace, key: locationKey(value), value, position: index + 1 })),
);
