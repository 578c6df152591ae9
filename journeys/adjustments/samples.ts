import { type Adjustments, adjustmentNeeds } from '../../contract/adjustments.ts';
import type { SamplesFor } from '../../machines/exploration/index.ts';
import type { operations } from './operations.ts';
import type { AdjustmentsQuestions } from './questions.ts';
import type { AdjustmentsFacts } from './vocabulary.ts';

const customerId = '00000000-0000-4000-8000-000000000001';
const nothing: Adjustments = { needs: [], language: '' };
const interpreter: Adjustments = { needs: ['interpreter', 'noKnocking'], language: 'Polish' };

export const samples: SamplesFor<AdjustmentsQuestions, typeof operations, AdjustmentsFacts> = {
  initialScenarios: {
    'a resident who is asked for the first time': { customerId, before: nothing, eTag: '"0"' },
    'a resident with an interpreter': { customerId, before: interpreter, eTag: '"1"' },
  },
  answers: {
    needs: [interpreter.needs, adjustmentNeeds.filter((need) => need !== 'interpreter'), nothing.needs],
    language: ['Polish', 'x'.repeat(61), ' '],
  },
  outputs: {
    read: { 'what was said before is known': [nothing, interpreter] },
    save: {
      'it was changed somewhere else': [{ became: 'overtaken' }],
      'it is saved': [{ became: 'saved' }],
    },
  },
};
