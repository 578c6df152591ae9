import type { NextThing } from '../../contract/history.ts';
import type { SamplesFor } from '../../machines/exploration/index.ts';
import type { operations } from './operations.ts';
import type { RecallQuestions } from './questions.ts';
import { nothingKnown, type RecallFacts } from './vocabulary.ts';

const coming = (kind: NextThing['kind']): NextThing => ({
  kind,
  from: null,
  by: '2026-11-25T20:00:00',
  isLate: false,
});

export const samples: SamplesFor<RecallQuestions, typeof operations, RecallFacts> = {
  initialScenarios: {
    'a repair that is finished': { ...nothingKnown, worksOrderId: '00000000-0000-4000-8000-000000000700' },
  },
  answers: { stillWrong: ['The tap drips again.', 'x'.repeat(500), ''] },
  outputs: {
    send: {
      'it is open again already': [{ became: 'overtaken' }],
      'an appointment can be chosen': [{ became: 'opened', next: coming('choice') }],
      'the contractor will call': [
        { became: 'opened', next: coming('contractorCall') },
        { became: 'opened', next: null },
      ],
    },
  },
};
