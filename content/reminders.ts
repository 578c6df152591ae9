import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

/**
 * Words of what residents are told about appointments by e-mail or text message. One text serves both, so that it is short.
 * `{job}` is the repair in the middle of a sentence, `{day}` is `Monday 23 November 2026`, `{from}` and `{to}` are times.
 */
export const reminders = /* @__PURE__ */ words('reminders.reminders', {
  /** Stands in several of them as `{change}`. */
  change: `To change it, open the repair in your account or call ${provider.phone}.`,
  dayBefore: {
    subject: 'Your appointment is tomorrow: {repair}',
    body: `${provider.name}: we’ll come about {job} on {day}, {from} to {to}. Someone over 18 must be at home. {change}`,
  },
  hourBefore: {
    subject: 'Your appointment is today: {repair}',
    body: `${provider.name}: we’ll come about {job} today, {from} to {to}. Someone over 18 must be at home.`,
  },
  onTheWay: {
    subject: 'We are on the way: {repair}',
    body: `${provider.name}: we are on the way to you about {job}. Someone over 18 must be at home.`,
  },
  moved: {
    subject: 'Your appointment has moved: {repair}',
    body: `${provider.name}: we’ll now come about {job} on {day}, {from} to {to}. This replaces your earlier appointment. {change}`,
  },
  calledOff: {
    subject: 'Your appointment is cancelled: {repair}',
    body: `${provider.name}: the contractor had to cancel the appointment for {job}. We are sorry. Open the repair in your account to see what happens next.`,
  },
  cancelled: {
    subject: 'Your repair is cancelled: {repair}',
    body: `${provider.name}: {job} is cancelled, and nobody will come. If it still needs repairing, report it again.`,
  },

  /** The dialog on the page of the resident’s details. */
  name: 'Choose how we remind you of appointments',
  steps: {
    channel: { title: 'How we remind you of appointments', continue: 'Save', back: 'Cancel', close: 'Close' },
  },
  questions: {
    channel: {
      label: 'How should we remind you?',
      hint: 'We write 24 hours and 1 hour before an appointment, when we are on the way, and when it changes.',
      options: {
        email: { label: 'By email' },
        text: { label: 'By text message' },
        both: { label: 'By email and text message' },
      },
    },
  },
  operations: { save: 'Saving…' },
  secondaryActions: {},
  page: {
    title: 'Appointment reminders',
    change: 'Change how we remind you',
    /** To whoever needs contact by text message only. */
    textOnly:
      'You asked us to contact you by text message only. We text you instead if we have a mobile number for you.',
  },
} as const);
