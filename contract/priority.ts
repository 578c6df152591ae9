/** Rules that follow from the facts of a repair alone. Pure: the portal and the gateway use the same. */

export const assetTypes = ['Scheme', 'Estate Area', 'Estate', 'Block', 'Divided Block', 'Property'] as const;
export type AssetTypeName = (typeof assetTypes)[number];

/** Number of an asset type, in repairs and in cases. */
export const assetTypeIds: Readonly<Record<AssetTypeName, number>> = {
  Scheme: 1,
  'Estate Area': 2,
  Estate: 3,
  Block: 4,
  'Divided Block': 5,
  Property: 6,
};

/** Asset type that stands for a tenancy group when nothing has been chosen; a group that is not known counts as a home. */
export const assetTypeOfTenancyGroup = (group: string): 'Property' | 'Block' =>
  group === 'Leasehold' || group === 'Freehold' ? 'Block' : 'Property';

/** Premises type of the reason search: shared places are `Communal`. */
export const premisesTypeOf = (assetType: AssetTypeName): 'Property' | 'Communal' =>
  assetType === 'Property' ? 'Property' : 'Communal';

export const priorityCodes = ['EME', 'NA', 'DM'] as const;
/** EME emergency, NA next available, DM damp and mould (handled as next available). */
export type PriorityCode = (typeof priorityCodes)[number];

/** Type of repair sent to the priority and contractor calls. */
export const repairTypeOf = (isEmergency: boolean): 'EME' | 'NA' => (isEmergency ? 'EME' : 'NA');

/** An emergency that was raised outside working hours. */
export const isOutOfHours = (isEmergency: boolean, isWorkingHours: boolean): boolean =>
  isEmergency && !isWorkingHours;

/** Whether a reason of this priority is an emergency when nobody was asked about access. */
export const isEmergencyPriority = (priority: string): boolean =>
  priority === 'Emergency' || priority === 'Emergency (OOH)';

/** A building counts as high-rise from seven storeys or from 18 metres; figures that are not known do not count. */
export const isHighRise = (building: {
  readonly storeys: number | null;
  readonly heightMetres: number | null;
}): boolean => (building.storeys ?? 0) >= 7 || (building.heightMetres ?? 0) >= 18;

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

/** SOR code of an order to which none applies. */
export const noSorCode = 'NA';

/** Works order identifier in calls that are made before there is an order. */
export const zeroId = '00000000-0000-0000-0000-000000000000';
