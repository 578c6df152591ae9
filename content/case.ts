import { contact } from './contact.ts';
import { words } from './own-words/words.ts';

/** Words of the journey that makes a service request. The questions of each type come with the type. */
export const serviceRequest = /* @__PURE__ */ words('case.serviceRequest', {
  name: 'Make a service request',

  steps: {
    property: { title: 'Which address is your request about?' },
    type: { title: 'What is your request about?' },
    contact: { title: 'Who should we contact about this request?' },
    review: {
      title: 'Check your answers, then send your request',
      hint: 'Your request goes straight to the right team.',
      continue: 'Send your request',
    },
  },

  questions: {
    property: { label: 'Which address is your request about?' },
    type: {
      label: 'What is your request about?',
      hint: 'For example ‘keys’, ‘rubbish’ or ‘pets’.',
    },
    ...contact.questions,
  },

  operations: {
    loadResident: 'Getting your details…',
    loadPlaces: 'Getting your addresses…',
    loadTypes: 'Getting the list of requests…',
    lookUpPlace: 'Finding the address…',
    determineTeam: 'Finding the team that can help…',
    sendCase: 'Sending your request…',
  },

  secondaryActions: {},

  review: {
    property: 'Address',
    type: 'Request',
    number: { label: 'Contact', text: '{contact}' },
  },
} as const);
