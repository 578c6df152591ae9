/** What calls about a repair carry: kinds, numbers and codes. Pure: the portal and the gateway use the same. */

import type { AssetTypeName } from './priority.ts';

/** Premises type of the reason search: shared places are `Communal`. */
export const premisesTypeOf = (assetType: AssetTypeName): 'Property' | 'Communal' =>
  assetType === 'Property' ? 'Property' : 'Communal';

/** Type of repair sent to the priority and contractor calls. */
export const repairTypeOf = (isEmergency: boolean): 'EME' | 'NA' => (isEmergency ? 'EME' : 'NA');

/** Who tells us about a repair, by number. The portal offers the first two and Other. */
export const reporterRelationshipIds = {
  Customer: 1,
  'Friend or Family': 2,
  MemberOfStaff: 3,
  SupportWorker: 4,
  Other: 5,
} as const;

export const reportingMethodIds = {
  Telephone: 1,
  Email: 2,
  'Social media': 3,
  'Customer Self-Serve': 4,
} as const;

export const channels = ['CustomerSelfService', 'ERGO', 'Northgate', 'ColleagueSelfService'] as const;

/** Why something broke, by number. */
export const repairCauses = { 'General Wear and Tear': 1, 'Vandalism or Damage': 4 } as const;

/** Vandalism counts only where the builder still answers for defects. */
export const repairCauseOf = (isVandalism: boolean, isInDefect: boolean): keyof typeof repairCauses =>
  isVandalism && isInDefect ? 'Vandalism or Damage' : 'General Wear and Tear';

/** Works order identifier in calls that are made before there is an order. */
export const zeroId = '00000000-0000-0000-0000-000000000000';
