import { type Beginning, loadBeginning, postComplaint } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

const beginningFacts = ({ resident, repairs, requests, missed }: Beginning) => ({
  resident,
  repairs,
  requests,
  missed,
});

/** What the journey waits for. */
export const operations = {
  loadBeginning: define({
    dependsOn: [],
    run: loadBeginning,
    outcomes: {
      'the resident comes from a repair': {
        when: ({ chosen }) => chosen?.subject === 'repair',
        facts: beginningFacts,
        answers: ({ chosen }) => ({ subject: 'repair', repair: chosen?.id }),
        goTo: 'restart',
      },
      'the resident comes from a service request': {
        when: ({ chosen }) => chosen?.subject === 'request',
        facts: beginningFacts,
        answers: ({ chosen }) => ({ subject: 'request', request: chosen?.id }),
        goTo: 'restart',
      },
      'nothing is chosen yet': { facts: beginningFacts, goTo: 'next' },
    },
    staleSafeBecause: 'what was reported since can be described, and the provider refuses what is not theirs',
  }),

  sendComplaint: define({
    dependsOn: [],
    run: postComplaint,
    outcomes: { sent: { facts: (sent) => ({ sent }), goTo: { end: 'sent' } } },
    faults: { otherwise: { stay: 'Complaint_Not_Sent' } },
    slow: { afterMs: 1000, notice: 'Case_CC022' },
  }),
};
