import type { NoticeKey } from '../../content/notices.ts';
import { provider } from '../../content/provider.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';
import { repairPage, schedulerPage, startPage } from '../shared/addresses.ts';
import { checkReschedule, refusalOf } from '../shared/reschedule-check.ts';

export interface ReschedulingFacts {
  readonly worksOrderId: string;
  readonly contractor: string;
  readonly contractorPhone: string;
}

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
}

const { operation, journey } = language<{
  readonly facts: ReschedulingFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'kept' | 'slots' | 'signedOut';
  readonly errorPage: 'failed';
}>();

const define = operation({});

export const operations = {
  checkReschedule: define({
    dependsOn: [],
    run: checkReschedule,
    outcomes: {
      'it cannot be moved online': {
        when: (answer) => refusalOf(answer) !== null,
        notices: (answer) => [refusalOf(answer) ?? 'SSR065'],
        goTo: 'block',
      },
      'it can be moved': { goTo: { end: 'slots' } },
    },
  }),
};

/** Whether an appointment can be moved, over the page about the repair: onward to the other times, or why not. */
export const rescheduling = journey({
  id: 'rescheduling',
  version: 1,
  shown: 'dialog',
  initialFacts: { worksOrderId: '', contractor: '', contractorPhone: '' },
  questions: {},
  rules: {},
  operations,
  steps: { refused: { route: repairPage, load: ['checkReschedule'] } },
  back: 'plain',
  backEnd: 'kept',
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { errorPage: 'failed', notice: 'EligibilityRescheduleAPI_Error' },
  },
  ends: {
    kept: { route: repairPage },
    slots: { route: schedulerPage },
    signedOut: { route: startPage },
  },
  errorPages: { failed: { route: repairPage } },
  // Where no contractor is known, the provider is the one to call.
  placeholders: ({ facts: { contractor, contractorPhone } }) => ({
    contractor: contractor || provider.name,
    contractorPhone: contractorPhone || provider.phone,
  }),
});
