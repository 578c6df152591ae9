/** The fixed copy of the kinds of question. */
export const fieldCopy = {
  change: 'Change',
  notProvided: 'Not provided',
  choose: 'Choose from the list',
  characters: (count: number, limit: number) => `${count}/${limit} characters`,
  charactersLeft: (left: number) =>
    left === 1 ? 'You have 1 character left' : `You have ${left} characters left`,
  charactersOver: (over: number) =>
    over === 1 ? 'You have 1 character too many' : `You have ${over} characters too many`,
  cut: (count: number) =>
    count === 1 ? 'The last character did not fit' : `The last ${count} characters did not fit`,
  nameLeftOut: (what: string) =>
    `We left out ‘${what}’. A name can have up to 60 letters, spaces, hyphens and apostrophes.`,
  phoneLeftOut: (what: string) => `We left out ‘${what}’. A phone number has 11 digits.`,
  suggestions: {
    searching: 'Looking for matches',
    found: (count: number) =>
      count === 1
        ? '1 match. Use the up and down keys to choose it.'
        : `${count} matches. Use the up and down keys to choose one.`,
    all: (count: number) => `${count} to choose from. Use the up and down keys, or type to find one.`,
    none: 'No matches',
    failed: 'We could not search for that. Change a letter to try again.',
    chosen: (label: string) => `You chose ${label}`,
    clear: 'Clear what I typed',
  },
  slots: {
    dates: (first: string, last: string) => `Appointments from ${first} to ${last}`,
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
} as const;
