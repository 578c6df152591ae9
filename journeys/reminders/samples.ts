import type { SamplesFor } from '../../machines/exploration/index.ts';
import type { operations } from './operations.ts';
import type { RemindersQuestions } from './questions.ts';
import type { RemindersFacts } from './vocabulary.ts';

export const samples: SamplesFor<RemindersQuestions, typeof operations, RemindersFacts> = {
  initialScenarios: {
    'a resident who is reminded by e-mail': {
      customerId: '00000000-0000-4000-8000-000000000001',
      eTag: '"0"',
    },
  },
  answers: { channel: ['email', 'text', 'both'] },
  outputs: {
    save: {
      'it was changed somewhere else': [{ became: 'overtaken' }],
      'it is saved': [{ became: 'saved' }],
    },
  },
};
