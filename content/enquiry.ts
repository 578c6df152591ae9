import { contact } from './contact.ts';
import { words } from './own-words/words.ts';

/** Words of the journey that asks for help with money. `{name}` is filled in with what is known. */
export const enquiry = /* @__PURE__ */ words('enquiry.enquiry', {
  name: 'Ask for money advice',

  steps: {
    consent: { title: 'Who needs help?' },
    reason: { title: 'What do you need help with?' },
    details: { title: 'Tell us more about your situation' },
    contact: { title: 'How should we contact you?' },
    review: {
      title: 'Check your answers, then send your enquiry',
      hint: 'What you tell us is private.',
      continue: 'Send your enquiry',
    },
    confirmation: {
      title: 'We have your enquiry',
      summary: [
        { label: 'What you asked for help with', text: '{reasons}' },
        { label: 'Sent to', text: 'Financial Inclusion team' },
        {
          label: 'What happens next',
          text: 'The team will read your enquiry and contact you within 2 working days.',
        },
      ],
      continue: 'Finish',
    },
  },

  questions: {
    referralFor: {
      label: 'Who needs help?',
      hint: 'Our Financial Inclusion team gives free, private advice. If you continue, you agree that we can share what you tell us here with that team.',
      options: {
        Myself: { label: 'Myself' },
        'Other member of household': { label: 'Other member of household' },
      },
    },
    referralReason: { label: 'What do you need help with?', hint: 'Choose all that apply.' },
    referralDetails: {
      label: 'Tell us more about your situation',
      hint: 'For example, what has changed, what worries you most and what you have tried.',
    },
    ...contact.questions,
  },

  /** What the list of kinds of advice is called, below a reason that has some. */
  adviceTypes: 'What kind of advice do you need?',

  operations: {
    loadBeginning: 'Getting your details…',
    sendEnquiry: 'Sending your enquiry…',
  },

  secondaryActions: {},

  /** What the rows of the review are called. */
  review: {
    referralFor: 'Who is the referral For?',
    referralReason: 'Reason/s for financial support',
    referralDetails: 'Additional financial support details',
    number: { label: 'What is your preferred contact method?', text: '{contact}' },
  },
} as const);
