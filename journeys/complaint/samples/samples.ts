import type { SamplesFor } from '../../../machines/exploration/index.ts';
import { contactSamples } from '../../shared/contact/samples.ts';
import type { Beginning } from '../calls.ts';
import type { operations } from '../operations.ts';
import { type ComplaintQuestions, notInList } from '../questions.ts';
import type { ComplaintFacts } from '../vocabulary.ts';

const worksOrderId = '6d1f5c1e-0d5e-4f0a-9f7a-3b1c2d4e5f60';
const caseId = '0b8f5f0e-7a51-4b5e-8a3c-9d2e1f0a4b6c';

const beginning: Beginning = {
  resident: { phones: ['07700900123'], hasEmail: true },
  repairs: [{ id: worksOrderId, label: 'Leaking tap, R-10001, 01 Nov 2026' }],
  requests: [{ id: caseId, label: 'Noise or nuisance, CAS-100001, 12 Oct 2026' }],
  missed: '',
  chosen: null,
};

const missed = 'Look at the damp or mould: this was due by Thursday 12 November 2026. It is not done yet.';

export const samples: SamplesFor<ComplaintQuestions, typeof operations, ComplaintFacts> = {
  initialScenarios: {
    'from Home': {},
    'from a repair': { worksOrderId },
    'from what was missed about a repair': { worksOrderId, aboutMissed: true },
    'from a service request': { caseReference: 'CAS-100001' },
  },

  answers: {
    subject: ['repair', 'request', 'staff', 'other'],
    repair: ({ repairs }: ComplaintFacts) => [...repairs.map(({ id }) => id), notInList],
    request: ({ requests }: ComplaintFacts) => [...requests.map(({ id }) => id), notInList],
    details: ['The tap still drips after two visits.', 'x'.repeat(3000), ' '],
    remedy: ['Mend the tap.', 'x'.repeat(1500), ' '],
    channel: ({ resident }: ComplaintFacts) =>
      resident?.hasEmail ? ['email', 'phone', 'letter'] : ['phone', 'letter'],
    ...contactSamples,
  },

  outputs: {
    loadBeginning: {
      'the resident comes from a repair': [
        { ...beginning, chosen: { subject: 'repair', id: worksOrderId } },
        { ...beginning, missed, chosen: { subject: 'repair', id: worksOrderId } },
      ],
      'the resident comes from a service request': [
        { ...beginning, chosen: { subject: 'request', id: caseId } },
      ],
      'nothing is chosen yet': [
        beginning,
        {
          ...beginning,
          resident: { phones: ['07700900123'], hasEmail: false },
          repairs: [],
          requests: [],
        },
      ],
    },
    sendComplaint: {
      sent: [
        {
          id: '3f5d2a7c-1b4e-4c8a-9e6d-7f0a1b2c3d4e',
          reference: 'CMP-100001',
          acknowledgeBy: '2026-11-30',
          answerBy: '2026-12-14',
        },
      ],
    },
  },
};
