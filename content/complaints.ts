import { words } from './own-words/words.ts';

/** Where the stage that a complaint is at stands, in the words that residents read. */
export const complaintStatuses = /* @__PURE__ */ words('complaints.complaintStatuses', {
  Received: 'We have it',
  Acknowledged: 'We are looking into it',
  Answered: 'Answered',
} as const);

/** Copy of the list of complaints, of the page about one, and of the ways to them. */
export const complaints = /* @__PURE__ */ words('complaints.complaints', {
  title: 'Complaints',
  make: 'Make a complaint',
  all: 'Your complaints',
  fold: 'Tell us when something has gone wrong',
  about: 'Complain about this',
  missed: 'Complain about this delay',
  home: 'If something has gone wrong, tell us. You will hear within 5 working days who is dealing with it.',
  none: 'You have not made a complaint.',
  more: 'Show more complaints',
  shown: 'Showing {shown} of {total}',
  /** What a complaint is called that is about no repair or request of the list. */
  subjects: {
    repair: 'A repair',
    request: 'A service request',
    staff: 'How someone treated you',
    other: 'Something else',
  },
  sent: 'Sent {date}',
  late: 'Late',
  extended: 'More time needed',
  next: {
    acknowledge: 'By {date} we will tell you who is dealing with it.',
    answer: 'You will have our full answer by {date}.',
    acknowledgeUndated: 'We will tell you who is dealing with it.',
    answerUndated: 'You will have our full answer. Call us for the date.',
    acknowledgeMissed:
      'We should have told you by {date} who is dealing with it. We are late, and we are sorry.',
    answerMissed: 'We should have answered by {date}. We are late, and we are sorry.',
    afterAnswer: 'Then our full answer follows within {days} working days.',
    answered: 'You have our answer. If you are not happy with it, ask us to look again.',
    /** As long as nothing but the complaint itself, or the wish for another look, was sent. */
    sent: 'We have sent you a message about this. We also email it to the address we have for you.',
    finished: 'You have our final answer. You can still ask the Housing Ombudsman.',
  },
  fields: {
    reference: 'Reference number',
    about: 'Complaint about',
    status: 'Status',
    stage: 'Stage',
    sent: 'Date sent',
    acknowledged: 'Who is dealing with it',
    answered: 'Our answer',
  },
  /** A date that is owed, and one on which it was done. */
  dueBy: 'Due by {date}',
  doneOn: 'Done on {date}',
  afterAcknowledgement: 'Within {days} working days of that',
  stages: { 1: 'Stage 1: our first answer', 2: 'Stage 2: someone else looks again' },
  whatNext: 'What happens next',
  whatHappened: 'What has happened',
  yourWords: 'What you told us',
  details: 'What went wrong',
  remedy: 'What would put it right',
  reviewReason: 'Why you asked us to look again',
  review: 'Ask us to look again',
  print: 'Print this page',
  notLoaded: 'We could not load your complaint',
  events: {
    received: 'You sent your complaint',
    reviewRequested: 'You asked us to look again',
    acknowledged: 'We told you who is dealing with it',
    extended: 'We asked for more time',
    acknowledgementMissed: 'We were late to tell you who is dealing with it',
    answerMissed: 'We were late with our answer',
    answered: 'We answered',
  },
  extendedTo: 'New date: {date}.',
  missedDay: 'This was due by {date}.',
  ombudsman: {
    title: 'Free help from outside',
    text: 'You can ask the {ombudsman} for help at any time. Complaining never counts against you.',
    phone: 'Phone',
    address: 'Address',
    site: 'Website',
  },
} as const);
