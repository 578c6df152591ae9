import { words } from './own-words/words.ts';

/** Words of the journey that finds out whether an appointment can be moved. */
export const rescheduling = /* @__PURE__ */ words('rescheduling.rescheduling', {
  name: 'Change an appointment',
  steps: { refused: { title: 'You cannot change this appointment online', close: 'OK' } },
  questions: {},
  operations: { checkReschedule: 'Checking whether you can change this appointment…' },
  secondaryActions: {},
} as const);
