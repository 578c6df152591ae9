import type { AssetTypeName } from '../../../../contract/priority.ts';
import type { WorksOrderStatus } from '../../../../contract/works-order.ts';

const triage = ['CATALYST_TRIAGE_TIER2', 'CATALYST_TRIAGE_EMA', 'CATALYST_TRIAGE_DEFECT'] as const;

/** Statuses that each choice of the filter stands for, so that it finds what is called by its name. */
export const statusesOf = {
  active: [
    'Unappointed',
    'Appointed',
    'In progress',
    'On Hold',
    'Pending Approval',
    'In Diagnosis',
    ...triage,
  ],
  assigned: ['Unappointed', 'Reported to EMA'],
  appointed: ['Appointed'],
  onHold: ['On Hold'],
  inProgress: ['In progress'],
  pendingApproval: ['Pending Approval'],
  cancelled: ['Cancelled'],
  completed: ['Completed', 'Closed'],
  /** Repairs in diagnosis that no person looks at. */
  draft: ['Draft'],
  passedOn: triage,
} as const satisfies Readonly<Record<string, readonly (WorksOrderStatus | 'Draft')[]>>;

/** Types of asset that each area stands for. */
export const assetTypesOf = {
  property: ['Property'],
  dividedBlock: ['Divided Block'],
  block: ['Block'],
  estate: ['Estate', 'Estate Area'],
} as const satisfies Readonly<Record<string, readonly AssetTypeName[]>>;
