import { rescheduleCodes } from '../../contract/appointments.ts';
import type { SamplesFor } from '../../machines/exploration/index.ts';
import type { RescheduleAnswer } from '../shared/reschedule-check.ts';
import type { operations, ReschedulingFacts } from './journey.ts';

const refusedReschedule = (errorCode: RescheduleAnswer['errorCode']): RescheduleAnswer => ({
  isEligible: false,
  errorCode,
});

export const samples: SamplesFor<object, typeof operations, ReschedulingFacts> = {
  initialScenarios: {
    'a repair with an appointment': {
      worksOrderId: '00000000-0000-4000-8000-000000000700',
      contractor: 'Brightfix Repairs',
      contractorPhone: '0300 555 0201',
    },
  },
  answers: {},
  outputs: {
    checkReschedule: {
      'it cannot be moved online': [...rescheduleCodes, 'SSR999', null].map(refusedReschedule),
      'it can be moved': [{ isEligible: true, errorCode: null }],
    },
  },
};
