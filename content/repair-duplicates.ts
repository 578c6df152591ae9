/** What stands beside the question whether the repair is with us already. */
export const duplicateHints = {
  open: 'These are with us already. If yours is another one, choose ‘None of the above’.',
  drafts:
    'You saved this and have not sent it yet. Choose it to carry on with it, or choose ‘None of the above’ to report another repair.',
  both: 'These are with us already, apart from drafts, which you have not sent yet. If yours is another one, choose ‘None of the above’.',
  none: 'We found no open repair like yours. ‘None of the above’ is chosen for you, so you can continue.',
} as const;
