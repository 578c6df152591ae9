/** What comes next for a repair, on its page and on Home. `{name}` is filled in with what is known. */
export const nextThing = {
  moment: '{time} on {date}',
  theContractor: 'The contractor',
  nothingNext: { title: 'This repair is closed', text: 'There is nothing more to do.' },
  next: {
    finishDraft: {
      title: 'Finish and send your repair',
      text: 'We’ll keep what you saved until {by}. We cannot start until you send it.',
      undated: 'We cannot start until you send it.',
      late: 'We kept it until {by}.',
    },
    emergencyVisit: {
      title: '{contractor} will come to make it safe',
      text: 'By {by}. Someone over 18 must be at home.',
      undated: 'As soon as they can. Someone over 18 must be at home.',
      late: 'They should have come by {by}. If nobody has been, call us.',
    },
    visit: {
      title: '{contractor} will come to you',
      text: '{date}, {window}. Someone over 18 must be at home.',
      undated: 'Someone over 18 must be at home.',
      late: 'Your appointment was on {date}, {window}. If nobody came, choose a new time or ask us what is happening.',
    },
    wishedVisit: {
      title: '{contractor} will confirm your appointment',
      text: 'You asked for {date}, {window}. They will confirm this time or offer another.',
      undated: 'They will confirm a time or offer another.',
      late: 'You asked for {date}, {window}, but they have not confirmed it. Ask us what is happening.',
    },
    work: {
      title: '{contractor} is on the way or at work',
      text: 'The appointment ends at {by}. Someone over 18 must be at home.',
      undated: 'Someone over 18 must be at home.',
      late: 'The appointment ended at {by}.',
    },
    workReport: {
      title: 'The work has begun',
      text: '{contractor} will finish it, or arrange the next visit with you, by {by}.',
      undated: '{contractor} will finish it, or arrange the next visit with you.',
      late: '{contractor} should have finished it, or arranged the next visit with you, by {by}.',
    },
    choice: {
      title: 'Choose an appointment',
      text: 'If you do not choose one, {contractor} will call you by {by}.',
      undated: 'If you do not choose one, {contractor} will call you.',
      late: '{contractor} should have called by {by}. Choose an appointment, or ask us what is happening.',
    },
    contractorCall: {
      title: '{contractor} will call you to arrange an appointment',
      text: 'By {by}.',
      undated: 'We do not have a date yet.',
      late: 'They should have called by {by}. If they have not, ask us what is happening.',
    },
    agentCall: {
      title: 'The managing agent will call you to arrange an appointment',
      text: 'By {by}.',
      undated: 'We do not have a date yet.',
      late: 'They should have called by {by}. If they have not, ask us what is happening.',
    },
    review: {
      title: 'Our team will look at your report and call you',
      text: 'By {by}.',
      undated: 'We do not have a date yet.',
      late: 'We should have called by {by}. If we have not, ask us what is happening.',
    },
    approval: {
      title: 'We’ll decide about the work',
      text: 'By {by}.',
      undated: 'We do not have a date yet.',
      late: 'We should have decided by {by}. Ask us what is happening.',
    },
    hold: {
      title: 'The work is on hold',
      text: 'The appointment on {date}, {window} may not go ahead. We’ll tell you when the work can go on.',
      undated: 'We do not have a date yet. We’ll tell you when the work can go on.',
      late: 'The appointment on {date}, {window} may not go ahead. We should have told you by now when the work can go on.',
    },
    holdUpdate: {
      title: 'The work is on hold',
      text: 'We’ll tell you by {by} when the work can go on.',
      undated: 'We do not have a date yet. We’ll tell you when the work can go on.',
      late: 'We should have told you by {by} when the work can go on. Ask us what is happening.',
    },
    chaseAnswer: {
      title: 'We are finding out what is happening',
      text: 'We’ll tell you by {by}.',
      undated: 'We’ll tell you as soon as we know.',
      late: 'We should have told you by {by}, and we have not.',
    },
    recall: {
      title: 'The work is done',
      text: 'If the same thing fails again by {date}, call us and we’ll put it right.',
      undated: 'If the same thing fails again, call us.',
      late: 'It is too late to report this as the same repair. If it fails again, report a new one.',
    },
  },
} as const;
