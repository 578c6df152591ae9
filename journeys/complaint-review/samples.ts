import type { SamplesFor } from '../../machines/exploration/index.ts';
import type { operations } from './operations.ts';
import type { ReviewQuestions } from './questions.ts';
import type { ReviewFacts } from './vocabulary.ts';

const answered = { eTag: '"3"', canRequestReview: true };
const requested = { eTag: '"4"', canRequestReview: false };

export const samples: SamplesFor<ReviewQuestions, typeof operations, ReviewFacts> = {
  initialScenarios: {
    'a complaint that was answered': { complaintId: '3f5d2a7c-1b4e-4c8a-9e6d-7f0a1b2c3d4e' },
  },
  answers: { reason: ['The tap drips again.', 'x'.repeat(1500), ''] },
  outputs: {
    loadComplaint: {
      'it cannot be asked for': [requested],
      'it can be asked for': [answered],
    },
    requestReview: {
      'it changed, and can still be asked for': [
        { became: 'changed', complaint: { ...answered, eTag: '"5"' } },
      ],
      'it was asked for elsewhere': [{ became: 'changed', complaint: requested }],
      requested: [{ became: 'requested' }],
    },
  },
};
