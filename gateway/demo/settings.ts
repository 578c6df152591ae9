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
};

/** Bank holidays of England. */
export const bankHolidays: Readonly<Record<string, string>> = {
  '2026-01-01': 'New Year’s Day',
  '2026-04-03': 'Good Friday',
  '2026-04-06': 'Easter Monday',
  '2026-05-04': 'Early May bank holiday',
  '2026-05-25': 'Spring bank holiday',
  '2026-08-31': 'Summer bank holiday',
  '2026-12-25': 'Christmas Day',
  '2026-12-28': 'Boxing Day (substitute)',
  '2027-01-01': 'New Year’s Day',
  '2027-03-26': 'Good Friday',
  '2027-03-29': 'Easter Monday',
  '2027-05-03': 'Early May bank holiday',
  '2027-05-31': 'Spring bank holiday',
  '2027-08-30': 'Summer bank holiday',
  '2027-12-27': 'Christmas Day (substitute)',
  '2027-12-28': 'Boxing Day (substitute)',
  '2028-01-03': 'New Year’s Day (substitute)',
  '2028-04-14': 'Good Friday',
  '2028-04-17': 'Easter Monday',
  '2028-05-01': 'Early May bank holiday',
  '2028-05-29': 'Spring bank holiday',
  '2028-08-28': 'Summer bank holiday',
  '2028-12-25': 'Christmas Day',
  '2028-12-26': 'Boxing Day',
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
