/** What comes next for a repair, on its page and on Home. `{name}` is filled in with what is known. */
export const nextThing = {
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
      text: 'The appointment ends on {by}. Someone over 18 must be there.',
      undated: 'Someone over 18 must be there.',
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
      text: 'The appointment on {date}, {window} may not go ahead. We will tell you when the work can go on.',
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
} as const;
