import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

/**
 * Words of the messages that residents find in their account when something was done. `{repair}` is what is to be repaired,
 * `{job}` the repair in the middle of a sentence, `{day}` is `Monday 23 November 2026`, `{from}` and `{to}` are times.
 */
export const writtenMessages = /* @__PURE__ */ words('written-messages.writtenMessages', {
  sender: provider.name,
  repair: 'Your repair',
  /** A repair in the middle of a sentence. */
  named: 'repair {reference}',
  unnamed: 'your repair',
  /** Stands in several of them as `{changes}`. */
  changes: `To change or cancel the appointment, open the repair in your account. Or call us on ${provider.phone}, ${provider.hours}.`,
  booked: {
    subject: 'Your appointment is booked: {repair}',
    body: `We’ll come about {job} on {day}, between {from} and {to}.
Someone over 18 must be at home.
{changes}`,
  },
  asked: {
    subject: 'You asked for an appointment: {repair}',
    body: `You asked us to come about {job} on {day}, between {from} and {to}.
The contractor will confirm this time or offer another.
{changes}`,
  },
  moved: {
    subject: 'Your appointment has moved: {repair}',
    body: `We’ll now come about {job} on {day}, between {from} and {to}. This replaces your earlier appointment.
Someone over 18 must be at home.
{changes}`,
  },
  cancelled: {
    subject: 'Your repair is cancelled: {repair}',
    body: `You cancelled {job}. Nobody will come.
If it still needs repairing, report it again.`,
  },
  /** Of a repair that had an appointment. */
  cancelledWithAppointment: {
    subject: 'Your repair is cancelled: {repair}',
    body: `You cancelled {job}. Your appointment is cancelled too. Nobody will come.
If it still needs repairing, report it again.`,
  },
  recalled: {
    subject: 'Your repair is open again: {repair}',
    body: `You told us that {job} is not fixed. We’ll put it right under the same reference.
Open the repair in your account to see what happens next.`,
  },
  requested: {
    subject: 'We have your request: {request}',
    body: `Your request has the reference {reference}. You can follow it under Service requests.
To change it, call ${provider.phone}, ${provider.hours}. Have the reference ready.`,
  },
  enquired: {
    subject: 'We have your enquiry about money',
    body: `Our Financial Inclusion team will read it and contact you within 2 working days.
To add something, call ${provider.phone}, ${provider.hours}.`,
  },
  /** `{reference}` is that of the payment. */
  paid: {
    subject: 'We have your payment of {amount}',
    body: `You paid {amount} to account {account} on {day}. The payment number is {reference}. Thank you.
It is already in your balance. You can see it in your transactions.`,
  },
} as const);
