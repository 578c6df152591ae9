import { provider } from '../../content/provider.ts';
import { customerErrorPage, errorPages, profilePage, savedPage, startPage } from '../shared/addresses.ts';
import { operations } from './operations.ts';
import { questions } from './questions.ts';
import { routes } from './routes.ts';
import { rules } from './rules.ts';
import { elsewhereLine } from './situation.ts';
import { journey, nothingKnown } from './vocabulary.ts';

/** Changing how the resident can be reached. */
export const profile = journey({
  id: 'profile',
  version: 1,
  initialFacts: nothingKnown,
  questions,
  rules,
  operations,

  steps: {
    edit: {
      route: routes.edit,
      load: ['loadProfile'],
      asks: ['name', 'birth', 'email', 'mobilePhone', 'homePhone', 'workPhone'],
      notices: [{ when: 'the date of birth that is held cannot be right', notice: 'SSCP001' }],
      disableWhileInvalid: 'Profile_To_Put_Right',
      submit: [
        'saveDetails',
        { run: 'tellProvider', when: 'a change is passed on to the provider' },
        'readAgain',
      ],
    },
  },

  back: 'plain',
  backEnd: 'profile',
  faults: {
    signedOut: { end: 'signedOut' },
    limited: { stay: 'Too_Many_Tries' },
    otherwise: { errorPage: 'failed', notice: 'alert_Message' },
  },
  ends: {
    profile: { route: profilePage },
    saved: { route: savedPage },
    customerError: { route: customerErrorPage, preserves: true },
    signedOut: { route: startPage, preserves: true },
  },
  errorPages: { failed: { route: errorPages.failed } },
  placeholders: (situation) => ({
    phone: provider.phone,
    emailNow: elsewhereLine(situation, 'email'),
    mobilePhoneNow: elsewhereLine(situation, 'mobilePhone'),
    homePhoneNow: elsewhereLine(situation, 'homePhone'),
    workPhoneNow: elsewhereLine(situation, 'workPhone'),
  }),
});
