/** Words of the page about one repair. `{name}` is filled in with what is known. */
export const repairDetails = {
  title: '{repair}, {location}',
  notDescribed: 'Not described yet',
  /** What a repair is called whose description cannot be shown. */
  untitled: 'Repair',
  notLoaded: 'This repair could not be loaded',
  whatNext: 'What happens next',
  whatHappened: 'What has happened',
  nothingHappened: 'Nothing has happened yet.',
  about: 'About this repair',
  late: 'Late',
  updated: 'Updated at {time}.',
  stale: 'We could not check for news. What you see is from {time}.',
  refresh: 'Check for news',

  fields: {
    reference: 'Repair reference',
    status: 'Status',
    description: 'Description',
    priority: 'Priority',
    raised: 'Raised',
    started: 'Started',
    appointment: 'Appointment',
    area: 'Area',
    address: 'Address',
    contractor: 'Contractor',
    completed: 'Completed',
  },
  noNumber: 'Not given yet',
  noAppointment: 'None yet',
  wish: '{visit} – the contractor has yet to confirm it',
  inDoubt: '{visit} – may not go ahead, because the work is on hold',
  visit: '{date}, {window}',
  noContractor: 'Not chosen yet',

  actions: {
    resume: 'Resume repair',
    select: 'Select Appointment',
    move: 'Reschedule Appointment',
    cancel: 'Cancel repair',
    calendar: 'Add to calendar',
    print: 'Print this page',
    reportAgain: 'Report it as new',
  },
  cancelClosed: 'Repairs cannot be cancelled while online repairs are closed for maintenance.',

  media: {
    title: 'Photos, videos and documents',
    view: 'View photos and files',
  },

  hazard: {
    title: 'Dates that the law sets for damp and mould',
    emergency: 'You first told us on {date}. The law says that an emergency is made safe within 24 hours.',
    significant:
      'You first told us on {date}. The law says when we must look at it, tell you in writing what we found, and make your home safe.',
  },
  duties: {
    titles: {
      madeSafe: 'Make your home safe',
      investigation: 'Look at the damp or mould',
      summary: 'Send you what we found in writing',
      safetyWork: 'Do the work that makes your home safe',
    },
    states: {
      waiting: 'Not started',
      due: 'In time',
      dueSoon: 'Due soon',
      overdue: 'Overdue',
      done: 'Done',
      doneLate: 'Done late',
      unknown: 'Date not known',
    },
    texts: {
      waiting: 'The date is set once we have looked at it.',
      due: 'By {by}.',
      dueSoon: 'By {by}.',
      overdue: 'It was due by {by}. We are late, and we are sorry. Please call us.',
      done: 'Done on {done}. It was due by {by}.',
      doneLate: 'Done on {done}. It was due by {by}, so we were late.',
      unknown: 'Please call us for the date.',
    },
    doneUndated: 'Done on {done}.',
  },

  calendar: {
    title: 'Repair visit: {repair}',
    text: '{contractor} comes for repair {ref}. Someone over 18 needs to be at home.',
  },
} as const;
