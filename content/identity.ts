/** Copy of the demonstration identity provider's pages. */
export const identityPages = {
  service: 'Harbourline Homes',
  cancel: 'Cancel',
  problemHeading: 'There is a problem',
  errorInTitle: 'Error: ',
  email: 'Email address',
  newEmail: 'New email address',
  signedInAs: 'You are signed in as',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: 'Use at least 10 characters. Three words that only you would put together work well.',
  demonstration: 'This is a demonstration. Nothing here belongs to a real person.',
  policies: {
    B2C_1_signin: { heading: 'Sign in', action: 'Sign in' },
    B2C_1_signup: {
      heading: 'Create your account',
      action: 'Create account',
      introduction: 'Use the email address we have for you, so that we can find your home.',
    },
    B2C_1_password: { heading: 'Change your password', action: 'Change password' },
    B2C_1_username: { heading: 'Change your sign-in email', action: 'Change email address' },
  },
  faults: {
    emailMissing: 'Enter your email address, like name@example.com',
    newEmailMissing: 'Enter the new email address, like name@example.com',
    passwordMissing: 'Enter your password',
    passwordShort: 'Enter a password with at least 10 characters',
    passwordLong: 'Enter a password with 200 characters or fewer',
    wrong: 'The email address or password is wrong. Check both and try again.',
    takenByOther: 'Someone else already uses that email address. Use another one.',
    wrongPassword: 'Your password is wrong. Check it and try again.',
    samePassword: 'Enter a password that is different from your current one',
    taken: 'There is already an account for that email address. Sign in instead, or use another address.',
    wait: (minutes: number) =>
      `You have tried too often. Wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`}, then try again.`,
  },
  expired: {
    heading: 'Start again',
    text: 'This page was open for too long, or you have already used it. Nothing was changed.',
    link: 'Go to the start page',
  },
} as const;
