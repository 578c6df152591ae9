import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

/** Copy of the demonstration identity provider's pages. */
export const identityPages = /* @__PURE__ */ words('identity.identityPages', {
  service: provider.name,
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
  showPassword: 'Show',
  hidePassword: 'Hide',
  showsPassword: 'password',
  passwordShown: 'Your password is shown',
  passwordHidden: 'Your password is hidden',
  forgotten: 'Forgotten your password?',
  sharedDevice: 'Is this a shared computer? Log out when you finish, and close the browser.',
  register: { question: 'New here?', link: 'Create your account' },
  signIn: { question: 'Have you got an account?', link: 'Sign in' },
  help: `Help and emergencies: ${provider.phone}, ${provider.hours}. By text relay, dial 18001 first.`,
  gasHelp: 'Smell gas? Call 0800 111 999 now, day or night.',
  footer: 'About this service',
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
    wait: {
      one: 'You have tried too often. Wait {count} minute, then try again.',
      other: 'You have tried too often. Wait {count} minutes, then try again.',
    },
  },
  reset: {
    ask: {
      heading: 'Reset your password',
      introduction:
        'Tell us the email address you sign in with. We will send you a link to choose a new password.',
      action: 'Send the link',
      back: 'Back to the start page',
    },
    sent: {
      heading: 'Check your email',
      text: 'If you have an account with that email address, we have sent a link to it. It works once, for 1 hour.',
      notThere:
        'Nothing after 5 minutes? Look in your junk mail. You may have signed up with another address.',
      again: 'Try another address',
    },
    choose: { heading: 'Choose a new password', action: 'Save new password' },
    done: {
      heading: 'Your password is changed',
      text: 'We have logged you out on every device. Sign in with your new password.',
      link: 'Sign in',
    },
    over: {
      heading: 'This link no longer works',
      text: 'A link works once, for 1 hour. Your password is as it was, unless you used the link before.',
      link: 'Ask for a new link',
    },
  },
  expired: {
    heading: 'Start again',
    text: 'This page was open for too long, or you have already used it. Nothing was changed.',
  },
  tooOften: { heading: 'Wait a little, then try again' },
  away: {
    heading: 'You cannot sign in at the moment',
    text: 'Something is wrong at our end. Try again in a few minutes. Nothing was changed.',
  },
  call: `You can also call us on ${provider.phone}, ${provider.hours}.`,
  toStart: 'Go to the start page',
} as const);
