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

const changes = `To change or cancel the visit, open the repair in your account or call ${provider.phone}, ${provider.hours}.`;
const when = ({ day, from, to }: Visit): string => `${day}, between ${from} and ${to}`;

/** Words of the messages that residents find in their account when something was done. */
export const writtenMessages = {
  sender: provider.name,
  repair: 'Your repair',
  booked: (visit: Visit) => ({
    subject: `Your visit is booked: ${visit.repair}`,
    body: `We come about ${visit.job} on ${when(visit)}.
Someone over 18 needs to be at home.
${changes}`,
  }),
  asked: (visit: Visit) => ({
    subject: `You asked for a visit: ${visit.repair}`,
    body: `You asked us to come about ${visit.job} on ${when(visit)}.
The contractor will confirm this, or suggest another time.
${changes}`,
  }),
  moved: (visit: Visit) => ({
    subject: `Your visit has moved: ${visit.repair}`,
    body: `We now come about ${visit.job} on ${when(visit)}. The visit that you had before no longer stands.
Someone over 18 needs to be at home.
${changes}`,
  }),
  cancelled: ({ repair, job, hadVisit }: Pick<Visit, 'repair' | 'job'> & { readonly hadVisit: boolean }) => ({
    subject: `Your repair is cancelled: ${repair}`,
    body: `You cancelled ${job}. ${hadVisit ? 'Nobody will come to the visit that was booked.' : 'Nobody will come.'}
If it still needs repairing, report it again.`,
  }),
  requested: ({ request, reference }: { readonly request: string; readonly reference: string }) => ({
    subject: `We have your request: ${request}`,
    body: `Your request is ${reference}. You can see how it stands under Service requests.
To change it, call ${provider.phone}, ${provider.hours}, and quote the number.`,
  }),
  enquired: {
    subject: 'We have your enquiry about money',
    body: `The Financial Inclusion team reads it and contacts you within 2 working days, as you asked.
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
    body: `You paid ${amount} to account ${account} on ${day}. The reference of this payment is ${reference}. Thank you.
It is in your balance already, and is posted to your account within a day.`,
  }),
} as const;
