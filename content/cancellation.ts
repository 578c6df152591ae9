import { words } from './own-words/words.ts';

/** Words of the journey that cancels a repair. `{name}` is filled in with what is known. */
export const cancellation = /* @__PURE__ */ words('cancellation.cancellation', {
  name: 'Cancel a repair',

  /** The heading of the step, by whether the repair can be cancelled online. */
  headings: { confirm: 'Cancel this repair?', refused: 'You cannot cancel this repair online' },

  steps: {
    confirm: { title: '{heading}', continue: 'Continue cancel', back: 'Return', close: 'OK' },
  },

  questions: {},

  operations: {
    checkCancellation: 'Checking whether you can cancel this repair…',
    loadRepair: 'Checking whether you can cancel this repair…',
    cancelRepair: 'Cancelling your repair…',
  },

  secondaryActions: {},
} as const);
