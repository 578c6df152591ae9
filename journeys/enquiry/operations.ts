import { loadBeginning, send } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

export const operations = {
  loadBeginning: define({
    reads: [],
    run: loadBeginning,
    outcomes: {
      'enquiries are not switched on for the resident': {
        when: ({ isOpen }) => !isOpen,
        leads: { end: 'home' },
      },
      'there is no account that it could be about': {
        when: ({ account }) => account === null,
        leads: { end: 'home' },
      },
      'there is nothing to choose from': {
        when: ({ reasons }) => reasons.length === 0,
        leads: { halt: 'failed', notice: 'Financial_Unavailable' },
      },
      'the resident can ask': {
        learns: ({ account, resident, reasons }) => ({ account, resident, reasons }),
        leads: 'on',
      },
    },
    // The provider may have turned a switch since, and who may be here depends on it.
    anew: true,
  }),

  sendEnquiry: define({
    reads: [],
    run: send,
    outcomes: { sent: { learns: (sent) => ({ sent }), leads: 'on' } },
    faults: { otherwise: { halt: 'failed', notice: 'Financial_API_Error' } },
  }),
};
