import type { SamplesFor } from '../../machines/exploration/index.ts';
import type { operations } from './operations.ts';
import type { FeedbackQuestions } from './questions.ts';
import { type FeedbackFacts, nothingKnown } from './vocabulary.ts';

const worksOrderId = '00000000-0000-4000-8000-000000000700';

export const samples: SamplesFor<FeedbackQuestions, typeof operations, FeedbackFacts> = {
  initialScenarios: {
    'a repair that was finished': { ...nothingKnown, worksOrderId },
    'a repair of which the resident says that it is fixed': { worksOrderId, isFixed: true },
  },
  answers: { satisfied: ['yes', 'no'], reason: ['Nobody cleaned up.', 'x'.repeat(500), ''] },
  outputs: {
    send: {
      'the question is over': [{ became: 'tooLate' }],
      'the resident is satisfied': [{ became: 'satisfied' }],
      'the resident is not satisfied': [{ became: 'unsatisfied' }],
    },
  },
};
