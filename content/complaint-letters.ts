import { ombudsman } from './ombudsman.ts';
import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

interface Of {
  readonly reference: string;
  /** What it is about in words; empty for what is neither a repair nor a service request. */
  readonly about: string;
}

const letterSubject = (what: string, { reference, about }: Of): string =>
  about === '' ? `${what}: ${reference}` : `${what}: ${reference}, ${about}`;

const whereToRead = 'You can read it in your account, under Service requests, Complaints.';
const outside = `You can ask the ${ombudsman.name} for free help at any time: ${ombudsman.phone}, ${ombudsman.address}.`;
const by = (day: string | null, otherwise: string): string => (day === null ? otherwise : `by ${day}`);

/** Words of the messages and e-mails about complaints. Days come in words, `Friday 27 November 2026`. */
export const complaintLetters = /* @__PURE__ */ words('complaint-letters.complaintLetters', {
  /** Sentences that several of them say. */
  whereToRead,
  outside,
  received: (of: Of & { readonly acknowledgeBy: string | null }) => ({
    subject: letterSubject('We have your complaint', of),
    body: `Your complaint is ${of.reference}. We’ll tell you who is dealing with it ${by(of.acknowledgeBy, 'within 5 working days')}.
${whereToRead}
${outside}`,
  }),
  reviewRequested: (of: Of & { readonly acknowledgeBy: string | null }) => ({
    subject: letterSubject('We are looking at your complaint again', of),
    body: `You asked us to look at ${of.reference} again. Someone new will do so. We’ll tell you who ${by(of.acknowledgeBy, 'within 5 working days')}.
${whereToRead}
${outside}`,
  }),
  acknowledged: (of: Of & { readonly answerBy: string | null }) => ({
    subject: letterSubject('Your complaint is being looked into', of),
    body: `We are looking into ${of.reference}. You’ll get our full answer ${by(of.answerBy, 'as soon as we can say')}.
${whereToRead}`,
  }),
  extended: (of: Of & { readonly reason: string; readonly answerBy: string }) => ({
    subject: letterSubject('We need longer for your complaint', of),
    body: `We cannot answer ${of.reference} in time, and we are sorry. The reason: ${of.reason}
You’ll get our full answer by ${of.answerBy}.
${outside}`,
  }),
  answered: (of: Of & { readonly stage: 1 | 2 }) => ({
    subject: letterSubject('We have answered your complaint', of),
    body: `Our answer to ${of.reference} is in your account, under Service requests, Complaints.
${
  of.stage === 1
    ? 'If you are not happy with it, you can ask us there to look at it again.'
    : 'This is our final answer.'
}
${outside}`,
  }),
  acknowledgementMissed: (of: Of & { readonly day: string }) => ({
    subject: letterSubject('We are late with your complaint', of),
    body: `We should have told you by ${of.day} who is dealing with ${of.reference}, and we have not. We are sorry.
To ask about it, call ${provider.phone}, ${provider.hours}.
${outside}`,
  }),
  answerMissed: (of: Of & { readonly day: string }) => ({
    subject: letterSubject('We are late with your complaint', of),
    body: `We should have answered ${of.reference} by ${of.day}, and we have not. We are sorry.
To ask about it, call ${provider.phone}, ${provider.hours}.
${outside}`,
  }),
} as const);
