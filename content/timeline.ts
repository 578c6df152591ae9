/**
 * What a resident reads in the history of a repair. `{date}` and `{window}` are those of the appointment.
 * 'Repair cancelled' and 'Repair completed' also decide the colour of the headline.
 */
export const timeline = {
  created: { title: 'Repair raised', comment: 'We have your repair and are arranging for it to be done.' },
  emergency: { title: 'Emergency repair raised', comment: 'A contractor will come within four hours.' },
  appointed: { title: 'Appointment booked', comment: '{date}, {window}.' },
  preferred: {
    title: 'Preferred appointment requested',
    comment: '{date}, {window}. The contractor will confirm it.',
  },
  customerCancelled: { title: 'Awaiting appointment', comment: 'You cancelled the appointment.' },
  contractorCancelled: {
    title: 'Awaiting appointment',
    comment: 'The contractor cancelled the appointment.',
  },
  changed: { title: 'Awaiting appointment', comment: 'The appointment was changed.' },
  noAccess: { title: 'Awaiting appointment', comment: 'We came but could not get in.' },
  unableToProceed: { title: 'Awaiting appointment', comment: 'We came but could not finish the work.' },
  partsNeeded: { title: 'Awaiting appointment', comment: 'We need a part or material before we can finish.' },
  onTheWay: { title: 'Repair in progress', comment: 'The contractor is on the way.' },
  arrived: { title: 'Repair in progress', comment: 'The contractor has arrived.' },
  investigated: {
    title: 'Damp or mould investigated',
    comment: 'We looked at the damp or mould and found that work is needed.',
  },
  noHazardFound: {
    title: 'Damp or mould investigated',
    comment: 'We looked at the damp or mould and found nothing that puts anybody’s health at risk.',
  },
  summarySent: {
    title: 'Written summary sent',
    comment: 'We sent you what we found and what we will do.',
  },
  madeSafe: { title: 'Home made safe', comment: 'The work that makes your home safe is done.' },
  completed: { title: 'Repair completed', comment: 'The work is done.' },
  cancelled: { title: 'Repair cancelled', comment: 'This repair was cancelled.' },
  updated: { title: 'Repair updated', comment: 'There is news about your repair.' },
} as const;
