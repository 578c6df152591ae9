import { words } from './own-words/words.ts';

/** Words of the page about one repair. `{name}` is filled in with what is known. */
export const repairDetails = /* @__PURE__ */ words('repair-details.repairDetails', {
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
    fixed: 'Yes, it is fixed',
    notFixed: 'It is not fixed',
    print: 'Print this page',
    reportAgain: 'Report it as new',
  },
  cancelClosed: 'You cannot cancel repairs online while we update this service.',

  media: {
    title: 'Photos, videos and documents',
    view: 'View photos and files',
  },

  calendar: {
    title: 'Repair appointment: {repair}',
    text: '{contractor} will come about repair {ref}. Someone over 18 must be at home.',
  },
} as const);
