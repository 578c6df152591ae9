import { loadBeginning, postEnquiry } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

export const operations = {
  loadBeginning: define({
    dependsOn: [],
    run: loadBeginning,
    outcomes: {
      'enquiries are not switched on for the resident': {
        when: ({ isOpen }) => !isOpen,
        goTo: { end: 'home' },
      },
      'there is no account that it could be about': {
        when: ({ account }) => account === null,
        goTo: { end: 'home' },
      },
      'there is nothing to choose from': {
        when: ({ reasons }) => reasons.length === 0,
        goTo: { errorPage: 'failed', notice: 'Financial_Unavailable' },
      },
      'the resident can ask': {
        facts: ({ account, resident, reasons }) => ({ account, resident, reasons }),
        goTo: 'next',
      },
    },
    // The provider may have turned a switch since, and who may be here depends on it.
    refetch: 'onEntry',
  }),

  sendEnquiry: define({
    dependsOn: [],
    run: postEnquiry,
    outcomes: { sent: { facts: (sent) => ({ sent }), goTo: 'next' } },
    faults: { otherwise: { errorPage: 'failed', notice: 'Financial_API_Error' } },
  }),
};
