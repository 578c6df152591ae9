/** The fixed copy of the parts that every screen is made of. */
export const ui = {
  skip: 'Skip to main content',
  menu: 'Menu',
  mainMenu: 'Main',
  footer: 'Help and policies',
  back: 'Back',
  problem: 'There is a problem',
  waiting: 'Wait a moment.',
  tones: {
    error: 'Error',
    warning: 'Important',
    information: 'For your information',
    blocked: 'You cannot carry on',
    success: 'Done',
  },
} as const;
