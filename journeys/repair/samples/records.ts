import type { Contractor } from '../../../contract/contractors.ts';
import type { EligibilityOutcome } from '../../../contract/eligibility.ts';
import type { RepairReason } from '../../../contract/reference.ts';
import type { Home } from '../../shared/homes.ts';
import type { ResidentLoaded } from '../calls/resident.ts';
import { type Duplicate, nothingKnown, type RepairableAsset, type Toggles } from '../vocabulary.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const flat: Home = {
  premisesId: id(1),
  address: '14 Quay Court, Harbour',
  isResidential: true,
  tenancyId: id(101),
  tenancyType: 'SECURE',
  tenancyGroup: 'Social',
  region: 'South',
  borough: 'Harbour',
};

export const cottage: Home = {
  ...flat,
  premisesId: id(3),
  address: '2 Lock Cottages, Harbour',
  tenancyId: id(103),
};

export const garage: Home = {
  ...flat,
  premisesId: id(2),
  address: 'Garage 3, Mill Lane, Westport',
  isResidential: false,
  tenancyId: id(102),
  tenancyType: 'GARAGE',
  tenancyGroup: 'Non-residential',
  borough: 'Westport',
};

const toggles: Toggles = {
  ...nothingKnown.toggles,
  covidQuestion: true,
  vandalismQuestion: true,
  mergedLandlordRepairs: true,
  closedAreas: ['Westport'],
};

const amara = {
  id: id(900),
  title: 'Ms',
  givenName: 'Amara',
  surname: 'Okafor',
  phones: ['07700900123'],
  isMergedLandlord: false,
};

export const resident = (changes: {
  readonly homes?: readonly Home[];
  readonly toggles?: Partial<Toggles>;
  readonly isMergedLandlord?: boolean;
}): ResidentLoaded => ({
  resident: { ...amara, isMergedLandlord: changes.isMergedLandlord === true },
  homes: changes.homes ?? [flat],
  toggles: { ...toggles, ...changes.toggles },
});

export const home: RepairableAsset = {
  id: id(1),
  type: 'Property',
  address: flat.address,
  uprn: '10000000001',
  isInDefects: false,
  isHighRise: false,
  responsibilities: [],
};
export const block: RepairableAsset = { ...home, id: id(11), type: 'Block', address: '1 to 40 Quay Court' };
export const estate: RepairableAsset = { ...home, id: id(12), type: 'Estate', address: 'Quay Estate' };

export const reason = (changes: Partial<RepairReason> = {}): RepairReason => ({
  id: id(21),
  description: 'Leaking tap',
  priority: 'Next Available',
  element: 'Taps',
  trade: 'Plumbing',
  repairResponsibility: 'Provider',
  additionalRepairInfo: '',
  sors: [{ sorCode: 'PLUM01' }],
  additionalData: [],
  ...changes,
});

export const burst = reason({ id: id(22), description: 'Uncontrollable leak', priority: 'Emergency' });
export const outOfHoursReason = reason({
  id: id(23),
  description: 'Blocked toilet, only one',
  priority: 'Emergency (OOH)',
});
export const alarm = reason({
  id: id(24),
  description: 'Smoke alarm chirping',
  additionalData: [
    {
      description: 'Have you replaced the battery?',
      assetType: 'Property',
      tenancyTypes: [],
      isEligible: true,
    },
  ],
});
export const notForThisTenancy = reason({
  id: id(25),
  description: 'Fence panel',
  additionalData: [
    { description: 'Is it yours?', assetType: 'Property', tenancyTypes: ['SECURE'], isEligible: false },
  ],
});

export const outcome = (changes: Partial<EligibilityOutcome> = {}): EligibilityOutcome => ({
  isEligible: true,
  errorCode: null,
  supplimentaryCodes: '',
  repairContext: null,
  sor: 'PLUM01',
  triageType: null,
  contractor: null,
  ...changes,
});

export const refusedReason = (errorCode: string) => ({
  heating: null,
  outcome: outcome({ isEligible: false, errorCode }),
  warnings: [],
});

export const duplicate = (n: number, stage: Duplicate['stage'], isSameReason = true): Duplicate => ({
  id: id(30 + n),
  raised: '17 Nov 2026',
  description: 'Leaking tap',
  priority: 'Next Available',
  status: stage === 'saved draft' ? 'Draft' : 'Assigned to contractor',
  stage,
  isSameReason,
});

export const contractor = (statuses: Partial<Contractor['statuses']> = {}, onHold = false): Contractor => ({
  id: id(50),
  name: 'Brightfix Repairs',
  statuses: {
    isIntegrated: true,
    isBuilder: false,
    isSubContractor: false,
    isEMA: false,
    isActive: true,
    ...statuses,
  },
  contractorSites: [
    { contractorSiteIdentifier: 'BRIGHT-01', siteStatus: onHold ? 'CONTRACTORSITE_ON_HOLD' : 'ACTIVE' },
  ],
  emaType: null,
  contacts: { digitalAddresses: { telecomsAddresses: [{ type: 'office', number: '0300 555 0201' }] } },
  parentIdentifier: null,
});

/** About another reason than those that are chosen here, so that from the review another draft takes its place. */
export const draft = { id: id(70), eTag: '"1"', reasonId: id(20) };
export const savedDraftId = id(71);
