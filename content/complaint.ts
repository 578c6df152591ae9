import { contact } from './contact.ts';
import { words } from './own-words/words.ts';

/** Words of the journey that makes a complaint. `{name}` is filled in with what is known. */
export const complaint = /* @__PURE__ */ words('complaint.complaint', {
  name: 'Make a complaint',

  steps: {
    subject: { title: 'What is your complaint about?' },
    item: { title: 'Which one is it about?' },
    details: { title: 'What went wrong?' },
    remedy: { title: 'What would put it right?' },
    channel: { title: 'How should we reply to you?' },
    contact: { title: 'Who should we call about this complaint?' },
    review: {
      title: 'Check your answers, then send your complaint',
      hint: 'Complaining never counts against you.',
      continue: 'Send your complaint',
    },
  },

  questions: {
    subject: {
      label: 'What is your complaint about?',
      hint: 'Choose the nearest. You can say more on the next pages.',
      options: {
        repair: { label: 'A repair', hint: 'Late, missed, badly done or not fixed' },
        request: { label: 'A service request', hint: 'Not answered, or not done' },
        staff: { label: 'How someone treated you', hint: 'Our staff, or people we send' },
        other: {
          label: 'Something else',
          hint: 'A decision, a charge, your building or the grounds',
        },
      },
    },
    repair: {
      label: 'Which repair is it about?',
      options: { none: { label: 'It is not in this list' } },
    },
    request: {
      label: 'Which service request is it about?',
      options: { none: { label: 'It is not in this list' } },
    },
    details: {
      label: 'What went wrong?',
      hint: 'Say what happened, when, and how it affected you.',
    },
    remedy: {
      label: 'What would put it right?',
      hint: 'For example an apology, the work done, or money for what you lost.',
    },
    channel: {
      label: 'How should we reply to you?',
      hint: 'You can always read our reply in your account too.',
      options: {
        email: { label: 'By email' },
        phone: { label: 'By phone' },
        letter: { label: 'By letter' },
      },
    },
    ...contact.questions,
  },

  operations: {
    loadBeginning: 'Getting your repairs and requests…',
    sendComplaint: 'Sending your complaint…',
  },

  secondaryActions: {},

  review: {
    subject: 'Complaint about',
    repair: 'Repair',
    request: 'Service request',
    channel: 'Reply',
    number: { label: 'Call', text: '{contact}' },
  },
} as const);

/** The dated record of what was missed, which begins the resident’s own text when they complain about it. */
export const missedPromises = /* @__PURE__ */ words('complaint.missedPromises', {
  notDone: '{what}: this was due by {by}. It is not done yet.',
  doneLate: '{what}: this was due by {by}. It was done on {done}.',
  late: '{what}: this was due by {by}. It has not happened.',
  next: {
    emergencyVisit: 'Come about the emergency',
    visit: 'Come to the appointment',
    wishedVisit: 'Come to the appointment that I asked for',
    work: 'Finish the work',
    choice: 'Call me to arrange an appointment',
    contractorCall: 'Call me to arrange an appointment',
    agentCall: 'Call me to arrange an appointment',
    review: 'Call me about my report',
    approval: 'Decide about the work',
    workReport: 'Finish the work, or arrange the next visit',
    holdUpdate: 'Tell me when the work can go on',
    chaseAnswer: 'Tell me what is happening, which I asked',
  },
} as const);
