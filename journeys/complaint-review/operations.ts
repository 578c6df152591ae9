import { loadComplaint, requestReview } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

export const operations = {
  loadComplaint: define({
    dependsOn: [],
    run: loadComplaint,
    outcomes: {
      'it cannot be asked for': {
        when: ({ canRequestReview }) => !canRequestReview,
        goTo: { end: 'complaint' },
      },
      'it can be asked for': { facts: (complaint) => ({ complaint }), goTo: 'next' },
    },
    // Another tab may have asked already.
    refetch: 'onEntry',
  }),

  requestReview: define({
    dependsOn: [],
    run: requestReview,
    outcomes: {
      'it changed, and can still be asked for': {
        when: (requested) => requested.became === 'changed' && requested.complaint.canRequestReview,
        facts: (requested) => (requested.became === 'changed' ? { complaint: requested.complaint } : {}),
        notices: () => ['Complaint_Not_Sent'],
        goTo: 'stay',
      },
      'it was asked for elsewhere': {
        when: ({ became }) => became === 'changed',
        goTo: { end: 'complaint' },
      },
      requested: { goTo: { end: 'requested' } },
    },
    faults: { otherwise: { stay: 'Complaint_Not_Sent' } },
    slow: { afterMs: 1000, notice: 'Case_CC022' },
  }),
};
