import { words } from './own-words/words.ts';

/** How a service request stands, in the words that residents read. */
export const caseStatuses = /* @__PURE__ */ words('case-list.caseStatuses', {
  Active: 'Active',
  Resolved: 'Resolved',
  Cancelled: 'Cancelled',
} as const);

/** Copy of the list of a resident's service requests, and of the page about one. */
export const caseList = /* @__PURE__ */ words('case-list.caseList', {
  title: 'Service requests',
  create: 'Create Case',
  viewAll: 'View Cases',
  address: 'Address',
  everywhere: 'All addresses',
  one: 'request',
  many: 'requests',
  search: 'Search your requests',
  columns: {
    reference: 'Reference number',
    type: 'Request',
    created: 'Date created',
    owner: 'Owner',
    status: 'Status',
  },
  sorts: {
    newest: 'Newest to oldest',
    oldest: 'Oldest to newest',
    status: 'Active first',
  },
  filters: {
    status: {
      label: 'Status',
      options: {
        active: caseStatuses.Active,
        cancelled: caseStatuses.Cancelled,
        resolved: caseStatuses.Resolved,
      },
    },
  },
  created: 'Created {date}',
  owner: 'With: {owner}',
  nothingYet: 'Ask for anything that is not a repair, such as keys or parking, and follow it here.',
  view: 'View details',
  viewOf: ' of {name}',
  confirmed: {
    done: 'Request sent',
    title: 'We have your request',
    next: 'It is with: {owner}. They will read what you told us, and contact you if they need to know more.',
    follow: 'You can follow it, and come back to this page, from the page about your request.',
    late: 'If you hear nothing, call {phone} with the reference, or make a complaint from the page about it.',
    what: 'What you asked for',
    see: 'View this request',
  },
  details: {
    print: 'Print this page',
    reference: 'Reference number',
    status: 'Status',
    owner: 'Owner',
    created: 'Date created',
    type: 'Request type',
    lines: 'Details',
    noLines: 'You gave no more details.',
    notLoaded: 'We could not load your request',
    all: 'All your requests',
    change: 'To change or cancel this request, call {phone}, {hours}. Have the reference number ready.',
  },
} as const);
