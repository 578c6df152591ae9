import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

interface Visit {
  /** What is to be repaired. */
  readonly repair: string;
  /** Number of the repair. */
  readonly job: string;
  /** `Monday 23 November 2026`. */
  readonly day: string;
  /** `8am`, `midday`. */
  readonly from: string;
  readonly to: string;
}

const changes = `To change or cancel the appointment, open the repair in your account or call ${provider.phone}, ${provider.hours}.`;
const when = ({ day, from, to }: Visit): string => `${day}, between ${from} and ${to}`;

/** Words of the messages that residents find in their account when something was done. */
export const writtenMessages = /* @__PURE__ */ words('written-messages.writtenMessages', {
  sender: provider.name,
  repair: 'Your repair',
  /** A repair in the middle of a sentence, by its reference where it has one. */
  named: (reference: string | null) => (reference === null ? 'your repair' : `repair ${reference}`),
  booked: (visit: Visit) => ({
    subject: `Your appointment is booked: ${visit.repair}`,
    body: `We’ll come about ${visit.job} on ${when(visit)}.
Someone over 18 must be at home.
${changes}`,
  }),
  asked: (visit: Visit) => ({
    subject: `You asked for an appointment: ${visit.repair}`,
    body: `You asked us to come about ${visit.job} on ${when(visit)}.
The contractor will confirm this time or offer another.
${changes}`,
  }),
  moved: (visit: Visit) => ({
    subject: `Your appointment has moved: ${visit.repair}`,
    body: `We’ll now come about ${visit.job} on ${when(visit)}. This replaces your earlier appointment.
Someone over 18 must be at home.
${changes}`,
  }),
  cancelled: ({ repair, job, hadVisit }: Pick<Visit, 'repair' | 'job'> & { readonly hadVisit: boolean }) => ({
    subject: `Your repair is cancelled: ${repair}`,
    body: `You cancelled ${job}.${hadVisit ? ' Your appointment is cancelled too.' : ''} Nobody will come.
If it still needs repairing, report it again.`,
  }),
  recalled: ({ repair, job }: Pick<Visit, 'repair' | 'job'>) => ({
    subject: `Your repair is open again: ${repair}`,
    body: `You told us that ${job} is not fixed. We’ll put it right under the same reference.
Open the repair in your account to see what happens next.`,
  }),
  requested: ({ request, reference }: { readonly request: string; readonly reference: string }) => ({
    subject: `We have your request: ${request}`,
    body: `Your request has the reference ${reference}. You can follow it under Service requests.
To change it, call ${provider.phone}, ${provider.hours}. Have the reference ready.`,
  }),
  enquired: {
    subject: 'We have your enquiry about money',
    body: `Our Financial Inclusion team will read it and contact you within 2 working days.
To add something, call ${provider.phone}, ${provider.hours}.`,
  },
  paid: ({
    amount,
    account,
    reference,
    day,
  }: {
    readonly amount: string;
    readonly account: string;
    /** Of the payment. */
    readonly reference: string;
    readonly day: string;
  }) => ({
    subject: `We have your payment of ${amount}`,
    body: `You paid ${amount} to account ${account} on ${day}. The payment number is ${reference}. Thank you.
It is already in your balance. You can see it in your transactions.`,
  }),
} as const);
