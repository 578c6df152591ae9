/** What stands beside the question whether the repair is with us already. */
export const duplicateHints = {
  some: 'These are with us already. If yours is another one, choose ‘None of the above’.',
  none: 'We found no open repair like yours. Choose ‘None of the above’ to carry on.',
} as const;
