/** Words of the page about one repair. `{name}` is filled in with what is known. */
export const repairDetails = {
  title: '{repair}, {location}',
  notDescribed: 'No description yet',
  /** What a repair is called whose description cannot be shown. */
  untitled: 'Repair',
  notLoaded: 'We could not load this repair',
  whatNext: 'What happens next',
  whatHappened: 'What has happened',
  nothingHappened: 'Nothing has happened yet.',
  about: 'About this repair',
  late: 'Late',
  updated: 'Updated at {time}.',
  stale: 'We could not check for updates. This page is from {time}.',
  refresh: 'Check for updates',

  fields: {
    reference: 'Reference',
    status: 'Status',
    description: 'Description',
    priority: 'Priority',
    raised: 'Reported',
    started: 'Started',
    appointment: 'Appointment',
    area: 'Area',
    address: 'Address',
    contractor: 'Contractor',
    completed: 'Completed',
  },
  noNumber: 'No reference yet',
  noAppointment: 'No appointment yet',
  wish: '{visit} (not confirmed yet)',
  inDoubt: '{visit} (may not go ahead, because the work is on hold)',
  visit: '{date}, {window}',
  noContractor: 'No contractor yet',

  actions: {
    resume: 'Resume repair',
    select: 'Select Appointment',
    move: 'Reschedule Appointment',
    cancel: 'Cancel repair',
    calendar: 'Add to calendar',
    print: 'Print this page',
    reportAgain: 'Report it as new',
  },
  cancelClosed: 'You cannot cancel repairs online while we update this service.',

  media: {
    title: 'Photos, videos and documents',
    view: 'View photos and files',
  },

  hazard: {
    title: 'Damp and mould: dates set by law',
    emergency: 'You first told us on {date}. By law, we must make an emergency safe within 24 hours.',
    significant:
      'You first told us on {date}. The law says by when we must look at it, write to you about what we found, and make your home safe.',
  },
  duties: {
    titles: {
      madeSafe: 'Make your home safe',
      investigation: 'Look at the damp or mould',
      summary: 'Write to you about what we found',
      safetyWork: 'Do the work to make your home safe',
    },
    states: {
      waiting: 'Not started',
      due: 'On time',
      dueSoon: 'Due soon',
      overdue: 'Overdue',
      done: 'Done',
      doneLate: 'Done late',
      unknown: 'Date not known',
    },
    texts: {
      waiting: 'We’ll set the date once we have looked at it.',
      due: 'By {by}.',
      dueSoon: 'By {by}.',
      overdue: 'This was due by {by}. We are late, and we are sorry. Call us about it.',
      done: 'Done on {done}. This was due by {by}.',
      doneLate: 'Done on {done}. This was due by {by}, so we were late.',
      unknown: 'Call us for the date.',
    },
    doneUndated: 'Done on {done}.',
  },

  calendar: {
    title: 'Repair appointment: {repair}',
    text: '{contractor} will come about repair {ref}. Someone over 18 must be at home.',
  },
} as const;
