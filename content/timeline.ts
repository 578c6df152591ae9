import { words } from './own-words/words.ts';

/**
 * What a resident reads in the history of a repair. `{date}` and `{window}` are those of the appointment.
 * 'Repair cancelled', 'Repair completed' and 'Repair closed' also decide the colour of the headline.
 */
export const timeline = /* @__PURE__ */ words('timeline.timeline', {
  created: { title: 'Repair reported', comment: 'We have your repair and are arranging the work.' },
  emergency: { title: 'Emergency repair reported', comment: 'A contractor will come within 4 hours.' },
  appointed: { title: 'Appointment booked', comment: '{date}, {window}.' },
  preferred: {
    title: 'Preferred appointment requested',
    comment: '{date}, {window}. The contractor will confirm this time or offer another.',
  },
  customerCancelled: { title: 'Awaiting appointment', comment: 'You cancelled the appointment.' },
  contractorCancelled: {
    title: 'Awaiting appointment',
    comment: 'The contractor had to cancel the appointment.',
  },
  changed: { title: 'Awaiting appointment', comment: 'The appointment was changed.' },
  noAccess: { title: 'Awaiting appointment', comment: 'We came but could not get in.' },
  unableToProceed: { title: 'Awaiting appointment', comment: 'We came but could not finish the work.' },
  partsNeeded: { title: 'Awaiting appointment', comment: 'We need a part or material before we can finish.' },
  onTheWay: { title: 'Repair in progress', comment: 'The contractor is on the way.' },
  arrived: { title: 'Repair in progress', comment: 'The contractor has arrived.' },
  investigated: {
    title: 'Problem investigated',
    comment: 'We looked at the problem and found that work is needed.',
  },
  noHazardFound: {
    title: 'Problem investigated',
    comment: 'We looked at the problem and found nothing that puts anyone’s health at risk.',
  },
  summarySent: {
    title: 'Written summary sent',
    comment: 'We sent you what we found and what we will do.',
  },
  madeSafe: { title: 'Home made safe', comment: 'The work to make your home safe is done.' },
  worksBegun: {
    title: 'Lasting work begun',
    comment: 'The work that keeps the problem from coming back has begun.',
  },
  homeOffered: {
    title: 'Somewhere to stay offered',
    comment: 'We offered you somewhere safe to stay until your home is safe.',
  },
  recalled: { title: 'Repair open again', comment: 'You told us that it is not fixed.' },
  chased: { title: 'You asked what is happening', comment: 'We are finding out and will tell you.' },
  chaseAnswered: { title: 'We told you what is happening', comment: 'You can read it in your messages.' },
  visitConfirmed: { title: 'Repair in progress', comment: 'You told us that the contractor came.' },
  confirmedFixed: { title: 'Repair closed', comment: 'You told us that it is fixed.' },
  closed: { title: 'Repair closed', comment: 'The work was done 48 hours ago.' },
  completed: { title: 'Repair completed', comment: 'The work is done.' },
  cancelled: { title: 'Repair cancelled', comment: 'This repair was cancelled.' },
  updated: { title: 'Repair updated', comment: 'There is an update on your repair.' },
} as const);
