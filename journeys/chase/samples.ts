import type { NextThing } from '../../contract/history.ts';
import type { SamplesFor } from '../../machines/exploration/index.ts';
import type { operations } from './operations.ts';
import type { ChaseQuestions } from './questions.ts';
import { type ChaseFacts, nothingKnown } from './vocabulary.ts';

const worksOrderId = '00000000-0000-4000-8000-000000000700';
const next = (kind: NextThing['kind'], by: string | null): NextThing => ({
  kind,
  from: null,
  by,
  isLate: false,
});

export const samples: SamplesFor<ChaseQuestions, typeof operations, ChaseFacts> = {
  initialScenarios: {
    'an appointment that is over': {
      ...nothingKnown,
      worksOrderId,
      wasVisit: true,
      contractor: 'Brightfix Repairs',
    },
    'a call that did not come': { ...nothingKnown, worksOrderId },
  },
  answers: { happened: ['nobody', 'came'] },
  outputs: {
    send: {
      'nothing is late any more': [{ became: 'overtaken' }],
      'it is noted that somebody came': [{ became: 'noted', next: next('work', null) }],
      'the provider will answer': [
        { became: 'asked', next: next('chaseAnswer', '2026-11-24T20:00:00') },
        { became: 'asked', next: null },
      ],
    },
  },
};
