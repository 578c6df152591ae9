import { words } from './own-words/words.ts';

/** The fixed copy of the kinds of question. */
export const fieldCopy = /* @__PURE__ */ words('fields.fieldCopy', {
  change: 'Change',
  notProvided: 'Not provided',
  choose: 'Choose from the list',
  characters: '{count}/{limit} characters',
  charactersLeft: { one: 'You have {count} character left', other: 'You have {count} characters left' },
  charactersOver: {
    one: 'You have {count} character too many',
    other: 'You have {count} characters too many',
  },
  cut: { one: 'The last character did not fit', other: 'The last {count} characters did not fit' },
  nameLeftOut: 'We left out ‘{what}’. A name can have up to 60 letters, spaces, hyphens and apostrophes.',
  phoneLeftOut: 'We left out ‘{what}’. A phone number has 11 digits.',
  suggestions: {
    searching: 'Looking for matches',
    found: {
      one: '{count} match. Use the up and down keys to choose it.',
      other: '{count} matches. Use the up and down keys to choose one.',
    },
    all: '{count} to choose from. Use the up and down keys, or type to find one.',
    none: 'No matches',
    failed: 'We could not search for that. Change a letter to try again.',
    chosen: 'You chose {label}',
    clear: 'Clear what I typed',
  },
  day: { day: 'Day', month: 'Month', year: 'Year' },
  address: {
    postcode: 'Postcode',
    find: 'Find the address',
    finding: 'Looking for addresses…',
    found: 'Choose the address',
    choose: { one: '{count} address found', other: '{count} addresses found' },
    none: 'We found no address with this postcode. Type the address below.',
    failed: 'We could not look that up. Type the address below, or try again.',
    noPostcode: 'Enter a full postcode, like M1 1AE, to find the address.',
    byHand: 'Type the address instead',
    line1: 'Address line 1',
    line2: 'Address line 2 (optional)',
    town: 'Town or city (optional)',
  },
  slots: {
    dates: 'Appointments from {first} to {last}',
    date: 'Date',
    previous: 'Previous 5 dates',
    next: 'Next 5 dates',
    notFree: 'Not available',
    none: 'There are no appointments to choose from.',
    chosen: 'Chosen',
  },
  cardFrame: {
    opening: 'Opening the card form…',
    again: 'Open the card form again',
    failed: 'We could not open the card form.',
  },
} as const);
