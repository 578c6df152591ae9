import { words } from './own-words/words.ts';

/**
 * How each journey is begun by phone, for whoever has no script: what we do while they call and what comes of it (`text`),
 * what to have ready, and the first sentence to say.
 */
export const byPhone = /* @__PURE__ */ words('by-phone.byPhone', {
  repair: {
    title: 'Report a repair',
    text: 'We report it while you are on the phone, give you its reference and book an appointment.',
    ready: [
      'The address of the home',
      'What is broken, in which room, and since when',
      'Days and times when someone can be at home',
    ],
    say: 'I want to report a repair.',
  },
  appointment: {
    title: 'Book an appointment',
    text: 'We read out the free appointments and book the one that you choose.',
    ready: ['The reference of the repair', 'Days and times when someone can be at home'],
    say: 'I want to book an appointment for a repair.',
  },
  rescheduling: {
    title: 'Change an appointment',
    text: 'We look for another time. You keep the old appointment until the new one is booked.',
    ready: ['The reference of the repair', 'Days and times that suit you better'],
    say: 'I want to move the appointment for a repair.',
  },
  cancellation: {
    title: 'Cancel a repair',
    text: 'We cancel the repair and its appointment.',
    ready: ['The reference of the repair', 'Why you no longer need it'],
    say: 'I want to cancel a repair.',
  },
  chase: {
    title: 'Ask what is happening with a repair',
    text: 'We find out what is late and tell you when to expect it.',
    ready: ['The reference of the repair', 'What was promised, and for when'],
    say: 'I want to know what is happening with my repair.',
  },
  recall: {
    title: 'Tell us that a repair is not fixed',
    text: 'We ask the same people to come back, and book an appointment with you.',
    ready: [
      'The reference of the repair',
      'What is still wrong',
      'Days and times when someone can be at home',
    ],
    say: 'A repair was finished, but the problem is still there.',
  },
  feedback: {
    title: 'Tell us how a repair went',
    text: 'We write down what you tell us about the work.',
    ready: ['The reference of the repair', 'What went well, and what we should have done better'],
    say: 'I want to tell you how a repair went.',
  },
  case: {
    title: 'Make a service request',
    text: 'We send your request to the right team and give you its reference.',
    ready: [
      'The address of the home',
      'What you need, and since when',
      'The best number to call you back on',
    ],
    say: 'I want to make a service request.',
  },
  payment: {
    title: 'Make a payment',
    text: 'We take a card payment while you are on the phone.',
    ready: ['Your payment reference', 'Your bank card', 'The amount that you want to pay'],
    say: 'I want to make a payment.',
  },
  statementRequest: {
    title: 'Request a statement',
    text: 'We email or post you a statement of the dates that you choose.',
    ready: ['Your payment reference', 'The first and the last day of the statement'],
    say: 'I want a statement of my account.',
  },
  enquiry: {
    title: 'Ask for money advice',
    text: 'Our money advisers call you back. They can help with benefits, debts and bills.',
    ready: ['What you need help with', 'The best number and time to call you back'],
    say: 'I would like some money advice.',
  },
  complaint: {
    title: 'Make a complaint',
    text: 'We write down your complaint, give you its reference and tell you when we will answer.',
    ready: [
      'What went wrong, and when',
      'The reference of the repair or request, if it is about one',
      'What you want us to do',
    ],
    say: 'I want to make a complaint.',
  },
  complaintReview: {
    title: 'Ask us to look again at a complaint',
    text: 'Someone who had nothing to do with our first answer looks at your complaint again.',
    ready: ['The reference of the complaint', 'What our answer got wrong'],
    say: 'I am not happy with your answer to my complaint.',
  },
  profile: {
    title: 'Change your contact details',
    text: 'We change your phone numbers, your email address or how we contact you.',
    ready: ['Your new phone number or email address', 'Your date of birth, so that we know it is you'],
    say: 'I want to change my contact details.',
  },
  reminders: {
    title: 'Choose how we remind you of appointments',
    text: 'We can text you, email you or not remind you at all.',
    ready: ['The mobile number or email address that we should use'],
    say: 'I want to change how you remind me of appointments.',
  },
  adjustments: {
    title: 'Tell us what you need',
    text: 'We write down what you need from anyone who visits or writes to you.',
    ready: ['What helps you, such as large print, an interpreter or more time at the door'],
    say: 'I want to tell you what I need when someone visits me.',
  },
} as const);

/** How one journey is begun by phone. */
export type PhoneScript = (typeof byPhone)[keyof typeof byPhone];
