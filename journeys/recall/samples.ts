import type { NextThing } from '../../contract/history.ts';
import type { SamplesFor } from '../../machines/exploration/index.ts';
import type { FileAnswer } from '../questions/files.ts';
import type { operations } from './operations.ts';
import type { RecallQuestions } from './questions.ts';
import { nothingKnown, type RecallFacts } from './vocabulary.ts';

const coming = (kind: NextThing['kind']): NextThing => ({
  kind,
  from: null,
  by: '2026-11-25T20:00:00',
  isLate: false,
});

const photo = (number: number): FileAnswer => ({
  documentId: `00000000-0000-4000-8000-00000000080${number}`,
  fileName: `tap-${number}.jpg`,
  contentType: 'image/jpeg',
  size: 410_000,
});

export const samples: SamplesFor<RecallQuestions, typeof operations, RecallFacts> = {
  initialScenarios: {
    'a repair that is finished': {
      ...nothingKnown,
      worksOrderId: '00000000-0000-4000-8000-000000000700',
      assetId: '00000000-0000-4000-8000-000000000020',
    },
  },
  answers: {
    stillWrong: ['The tap drips again.', 'x'.repeat(500), ''],
    files: [[], [photo(1)], [1, 2, 3, 4, 5, 6].map(photo)],
  },
  outputs: {
    readFileSettings: {
      'photos can be added': [{ photosAllowed: true, imageTypes: ['jpg', 'png'] }],
      'photos are switched off': [{ photosAllowed: false, imageTypes: ['jpg', 'png'] }],
    },
    send: {
      'it is open again already': [{ became: 'overtaken' }],
      'a file is not there any more': [{ became: 'filesGone' }],
      'an appointment can be chosen': [{ became: 'opened', next: coming('choice') }],
      'the contractor will call': [
        { became: 'opened', next: coming('contractorCall') },
        { became: 'opened', next: null },
      ],
    },
  },
};
