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

export const priorityCodes = ['EME', 'NA', 'DM'] as const;
/** EME emergency, NA next available, DM damp and mould (handled as next available). */
export type PriorityCode = (typeof priorityCodes)[number];

/** An emergency that was raised outside working hours. */
export const isOutOfHours = (isEmergency: boolean, isWorkingHours: boolean): boolean =>
  isEmergency && !isWorkingHours;

/** Whether a reason of this priority is an emergency when nobody was asked about access. */
export const isEmergencyPriority = (priority: string): boolean =>
  priority === 'Emergency' || priority === 'Emergency (OOH)';

/** From how many storeys, or from what height, a building counts as high. */
const highStoreys = 7;
const highMetres = 18;

/** Whether a building counts as high-rise: from seven storeys or from 18 metres; figures that are not known do not count. */
export const isHighRise = (building: {
  readonly storeys: number | null;
  readonly heightMetres: number | null;
}): boolean => (building.storeys ?? 0) >= highStoreys || (building.heightMetres ?? 0) >= highMetres;

/** SOR code of an order to which none applies. */
export const noSorCode = 'NA';
