/** What stands beside the question whether the repair is with us already. */
export const duplicateHints = {
  open: 'We already have these repairs. If yours is not one of them, choose ‘None of the above’.',
  drafts:
    'You saved this but have not sent it yet. Choose it to carry on, or choose ‘None of the above’ to report another repair.',
  both: 'We already have these repairs, apart from the drafts that you have not sent yet. If yours is not one of them, choose ‘None of the above’.',
  none: 'We do not have a repair like yours. We have chosen ‘None of the above’ for you, so you can continue.',
} as const;
