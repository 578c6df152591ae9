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
    appointment: 'Appointment',
    area: 'Area',
    address: 'Address',
    contractor: 'Contractor',
    completed: 'Completed',
  },
  noNumber: 'Not given yet',
  noAppointment: 'None yet',
  wish: '{visit} – the contractor has yet to confirm it',
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

  moment: '{date}, {time}',
  theContractor: 'The contractor',
  nothingNext: { title: 'Nothing more will happen', text: 'This repair is closed.' },
  next: {
    finishDraft: {
      title: 'Finish and send your repair',
      text: 'We keep what you saved until {by}. Nobody works on it before you send it.',
      undated: 'Nobody works on it before you send it.',
      late: 'It was kept until {by}.',
    },
    emergencyVisit: {
      title: '{contractor} comes to make it safe',
      text: 'By {by}. Someone over 18 must be there.',
      undated: 'As soon as they can. Someone over 18 must be there.',
      late: 'They should have come by {by}. If nobody has been, please call us.',
    },
    visit: {
      title: '{contractor} comes to you',
      text: '{date}, {window}. Someone over 18 needs to be at home.',
      undated: 'Someone over 18 needs to be at home.',
      late: 'The visit was due on {date}, {window}. If nobody came, please call us.',
    },
    wishedVisit: {
      title: '{contractor} confirms your appointment',
      text: 'You asked for {date}, {window}. They confirm it or suggest another time.',
      undated: 'They confirm it or suggest another time.',
      late: 'You asked for {date}, {window}, and they did not confirm it. Please call us.',
    },
    work: {
      title: '{contractor} is on the way or at work',
      text: 'The appointment ends on {by}.',
      undated: 'The work is going on.',
      late: 'The appointment ended on {by}.',
    },
    choice: {
      title: 'Choose an appointment',
      text: 'If you do not choose one, {contractor} calls you by {by}.',
      undated: 'If you do not choose one, {contractor} calls you.',
      late: '{contractor} should have called by {by}. Choose an appointment, or call us.',
    },
    contractorCall: {
      title: '{contractor} calls you to arrange a visit',
      text: 'By {by}.',
      undated: 'We do not know yet when.',
      late: 'They should have called by {by}. If they have not, please call us.',
    },
    agentCall: {
      title: 'The managing agent calls you to arrange a visit',
      text: 'By {by}.',
      undated: 'We do not know yet when.',
      late: 'They should have called by {by}. If they have not, please call us.',
    },
    review: {
      title: 'Our team looks at your report and calls you',
      text: 'By {by}.',
      undated: 'We do not know yet when.',
      late: 'We should have called by {by}. If we have not, please call us.',
    },
    approval: {
      title: 'We decide about the work',
      text: 'By {by}.',
      undated: 'We do not know yet when.',
      late: 'We should have decided by {by}. Please call us.',
    },
    hold: {
      title: 'The work is on hold',
      text: 'We will tell you when it can go on.',
      undated: 'We do not know yet until when. We will tell you when it can go on.',
      late: 'We will tell you when it can go on.',
    },
    recall: {
      title: 'The work is done',
      text: 'If the same thing fails again by {date}, call us and we put it right.',
      undated: 'If the same thing fails again, call us.',
      late: 'The time in which we put the same work right again is over.',
    },
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
