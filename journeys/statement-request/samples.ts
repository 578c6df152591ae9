import type { SamplesFor } from '../../machines/exploration/index.ts';
import type { operations } from './operations.ts';
import type { StatementRequestQuestions } from './questions.ts';
import type { StatementRequestFacts } from './vocabulary.ts';

const tenancyStart = '2018-02-03';
const resident = {
  tenancyStart,
  today: '2026-11-21',
  name: 'Ms Amara Okafor',
  email: 'amara.okafor@example.com',
};

export const samples: SamplesFor<StatementRequestQuestions, typeof operations, StatementRequestFacts> = {
  initialScenarios: { 'an account with statements': { payref: '10004820', tenancyStart } },
  answers: {
    recipient: ['own', 'other'],
    email: ['ann@example.com', 'ann-@example'],
    period: [
      { from: '01/10/2026', to: '31/10/2026' },
      { from: '02/10/2026', to: '' },
      { from: '2026-10-01', to: '31/10/2026' },
      { from: '01/11/2026', to: '31/10/2026' },
      { from: '01/10/2017', to: '31/10/2026' },
      { from: '01/10/2019', to: '31/10/2026' },
      { from: '22/11/2026', to: '23/11/2026' },
      { from: '21/11/2026', to: '22/11/2026' },
    ],
  },
  outputs: {
    loadResident: {
      'the provider holds no address of theirs': [{ ...resident, email: '' }],
      'the resident is known': [resident],
    },
    sendRequest: { 'it is on its way': [null] },
    letRead: { 'it was said that it is sent': [null] },
  },
};
