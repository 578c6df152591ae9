import { words } from './own-words/words.ts';

/** Words of the page about the resident, and of the journey that changes how they can be reached. */
const fields = {
  name: 'Name',
  birth: 'Date of birth',
  email: 'Email address',
  mobilePhone: 'Mobile phone',
  homePhone: 'Home phone',
  workPhone: 'Business phone',
} as const;

/** The page that shows what the provider holds. */
export const profilePage = /* @__PURE__ */ words('profile.profilePage', {
  title: 'Your details',
  intro: 'This is how we can reach you. Changes may take 2 working days to show everywhere.',
  fields,
  nothing: '–',
  edit: 'Edit details',
  account: 'How you sign in',
  accountText: 'You change these on our sign-in page. Then we bring you back to Home.',
  username: 'Change username',
  password: 'Change password',
  everywhere: {
    start: 'Log out everywhere',
    title: 'Log out on every device?',
    text: 'This logs you out here and on every other phone, tablet or computer. You will lose anything you have not finished.',
    confirm: 'Log out everywhere',
    busy: 'Logging you out…',
    stay: 'Stay logged in',
  },
  saved: { title: 'Thank you', nothing: 'Nothing was changed' },
  backSoon: 'We’ll take you back to your details in a moment.',
  back: 'Back to your details',
} as const);

/** The journey. `{name}` is filled in with what is known. */
export const profile = /* @__PURE__ */ words('profile.profile', {
  name: 'Your details',

  steps: {
    edit: {
      title: 'Edit your details',
      hint: 'Changes may take 2 working days to show everywhere.',
      continue: 'Save changes',
      back: 'Cancel',
    },
  },

  questions: {
    name: { label: fields.name },
    birth: {
      label: fields.birth,
      hint: 'To change your name or date of birth, call us on {phone}.',
    },
    email: { label: fields.email, hint: '{emailNow}' },
    mobilePhone: { label: fields.mobilePhone, hint: '{mobilePhoneNow}' },
    homePhone: { label: `${fields.homePhone} (optional)`, hint: '{homePhoneNow}' },
    workPhone: { label: `${fields.workPhone} (optional)`, hint: '{workPhoneNow}' },
  },

  /** Beside what was changed somewhere else meanwhile. */
  elsewhere: {
    held: 'Changed somewhere else. We now have: {value}. If you save, yours replaces it.',
    taken: 'Changed somewhere else. This is what we now have.',
    nothing: 'nothing',
  },

  operations: {
    loadProfile: 'Getting your details…',
    saveDetails: 'Saving your details…',
    tellProvider: 'Saving your details…',
    readAgain: 'Saving your details…',
  },

  secondaryActions: {},
} as const);
