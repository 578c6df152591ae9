import { words } from './own-words/words.ts';
import { assetNames } from './repair-beginning.ts';
import { repairStatuses } from './repair-status.ts';

/** Words of the list of a resident's repairs. */
export const repairHistory = /* @__PURE__ */ words('repair-history.repairHistory', {
  title: 'Repair history',
  create: 'Create repair',
  address: 'Address',
  everywhere: 'All addresses',
  one: 'repair',
  many: 'repairs',
  search: 'Search your repairs',
  columns: {
    title: 'Reference',
    description: 'Description',
    area: 'Area',
    dates: 'Dates',
    status: 'Status',
  },
  sorts: { newest: 'Newest to oldest', oldest: 'Oldest to newest' },
  filters: {
    area: {
      label: 'Area',
      options: {
        property: assetNames.Property,
        dividedBlock: assetNames['Divided Block'],
        block: assetNames.Block,
        estate: assetNames.Estate,
      },
    },
    status: {
      label: 'Status',
      options: {
        active: 'Active',
        assigned: repairStatuses.byStatus.unappointed,
        appointed: repairStatuses.byStatus.appointed,
        onHold: repairStatuses.byStatus['on hold'],
        inProgress: repairStatuses.byStatus['in progress'],
        pendingApproval: repairStatuses.byStatus['pending approval'],
        cancelled: repairStatuses.byStatus.cancelled,
        completed: repairStatuses.byStatus.completed,
        draft: repairStatuses.draft,
        passedOn: repairStatuses.passedOn,
      },
    },
  },
  noNumber: 'No reference yet',
  notDescribed: 'No description yet',
  raised: 'Reported {date}',
  started: 'Started {date}',
  completed: 'Completed {date}',
  appointment: 'Appointment',
  wish: 'Appointment asked for',
  contractor: 'Contractor: {contractor}',
  nothingYet: 'Report a repair, and you can follow it here until it is done.',
  view: 'View details',
  viewOf: ' of {name}',
} as const);
