import { words } from './own-words/words.ts';

/** What residents read for the status of a repair. */
export const repairStatuses = /* @__PURE__ */ words('repair-status.repairStatuses', {
  draft: 'Draft',
  underReview: 'Under Review',
  passedOn: 'Passed to the provider',
  byStatus: {
    unappointed: 'Assigned to contractor',
    'reported to ema': 'Assigned to contractor',
    appointed: 'Appointed',
    'in progress': 'In progress',
    'on hold': 'On hold',
    'pending approval': 'Pending approval',
    completed: 'Completed',
    closed: 'Completed',
    cancelled: 'Cancelled',
  },
} as const);

/** What residents read for the priority of a repair. */
export const repairPriorities = /* @__PURE__ */ words('repair-status.repairPriorities', {
  'Next Available (Recall)': 'Next Available (Recall)',
  'Next Available': 'Next Available',
  Emergency: 'Emergency',
  'Emergency (Out of hours)': 'Emergency (Out of hours)',
} as const);
