import type { SamplesFor } from '../../../machines/exploration/index.ts';
import type { CancellationAnswer } from '../calls.ts';
import type { operations } from '../operations.ts';
import type { CancellationFacts, RepairToCancel } from '../vocabulary.ts';

const repair = (visit: RepairToCancel['visit']): RepairToCancel => ({
  eTag: '"1"',
  jobNumber: 'R-1000482',
  assetType: { assetTypeId: 6, assetTypeName: 'Property' },
  contractor: 'Brightfix Repairs',
  contractorPhone: '0300 555 0201',
  visit,
});

const waiting = repair(null);
const appointed = repair({ from: '2026-11-24T08:00:00', to: '2026-11-24T12:00:00' });

const possible: CancellationAnswer = { isEligible: true, errorCode: null };
const refusedCancellation = (errorCode: string | null): CancellationAnswer => ({
  isEligible: false,
  errorCode,
});

export const samples: SamplesFor<object, typeof operations, CancellationFacts> = {
  initialScenarios: {
    'a repair that is not done yet': { worksOrderId: '00000000-0000-4000-8000-000000000700' },
  },
  answers: {},
  outputs: {
    checkCancellation: {
      'refused with CR165': [refusedCancellation('CR165')],
      'refused with CR166': [refusedCancellation('CR166')],
      'refused with SSR070': [refusedCancellation('SSR070')],
      'refused with SSR073': [refusedCancellation('SSR073')],
      'refused with SSR066': [refusedCancellation('SSR066')],
      'refused with SSR008': [refusedCancellation('SSR008')],
      'refused for another reason': [refusedCancellation('SSR999'), refusedCancellation(null)],
      'can be cancelled': [possible],
    },
    loadRepair: { 'the repair is known': [waiting, appointed] },
    cancelRepair: {
      'it can no longer be cancelled': [
        { became: 'changed', repair: appointed, answer: refusedCancellation('SSR070') },
        { became: 'changed', repair: appointed, answer: refusedCancellation('SSR999') },
      ],
      'it changed, and can still be cancelled': [{ became: 'changed', repair: appointed, answer: possible }],
      cancelled: [{ became: 'cancelled' }],
    },
  },
};
