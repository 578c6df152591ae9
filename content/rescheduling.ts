/** Words of the journey that finds out whether an appointment can be moved. */
export const rescheduling = {
  name: 'Change an appointment',
  steps: { refused: { title: 'This appointment cannot be changed online', close: 'OK' } },
  questions: {},
  operations: { checkReschedule: 'Checking whether this appointment can be changed…' },
  secondaryActions: {},
} as const;
