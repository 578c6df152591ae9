import { ombudsman } from './ombudsman.ts';
import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

/**
 * Words of the messages and e-mails about complaints. Days come in words, `Friday 27 November 2026`; `{whereToRead}`,
 * `{outside}` and `{askUs}` are the sentences that several of them say.
 */
export const complaintLetters = /* @__PURE__ */ words('complaint-letters.complaintLetters', {
  whereToRead: 'You can read it in your account, under Service requests, Complaints.',
  outside: `You can ask the ${ombudsman.name} for free help at any time: ${ombudsman.phone}, ${ombudsman.address}.`,
  askUs: `To ask about it, call ${provider.phone}, ${provider.hours}.`,
  /** What a subject ends with, without and with what the complaint is about. */
  subject: '{what}: {reference}',
  subjectAbout: '{what}: {reference}, {about}',
  by: 'by {day}',
  received: {
    subject: 'We have your complaint',
    body: `Your complaint is {reference}. We’ll tell you who is dealing with it {when}.
{whereToRead}
{outside}`,
    undated: 'within 5 working days',
  },
  reviewRequested: {
    subject: 'We are looking at your complaint again',
    body: `You asked us to look at {reference} again. Someone new will do so. We’ll tell you who {when}.
{whereToRead}
{outside}`,
    undated: 'within 5 working days',
  },
  acknowledged: {
    subject: 'Your complaint is being looked into',
    body: `We are looking into {reference}. You’ll get our full answer {when}.
{whereToRead}`,
    undated: 'as soon as we can say',
  },
  extended: {
    subject: 'We need longer for your complaint',
    body: `We cannot answer {reference} in time, and we are sorry. The reason: {reason}
You’ll get our full answer {when}.
{outside}`,
  },
  answered: {
    subject: 'We have answered your complaint',
    body: `Our answer to {reference} is in your account, under Service requests, Complaints.
If you are not happy with it, you can ask us there to look at it again.
{outside}`,
  },
  /** Of the second stage. */
  answeredFinally: {
    subject: 'We have answered your complaint',
    body: `Our answer to {reference} is in your account, under Service requests, Complaints.
This is our final answer.
{outside}`,
  },
  acknowledgementMissed: {
    subject: 'We are late with your complaint',
    body: `We should have told you {when} who is dealing with {reference}, and we have not. We are sorry.
{askUs}
{outside}`,
  },
  answerMissed: {
    subject: 'We are late with your complaint',
    body: `We should have answered {reference} {when}, and we have not. We are sorry.
{askUs}
{outside}`,
  },
} as const);
