import { words } from './own-words/words.ts';

/** Words of the pages that residents see whose browser runs no script. */
export const withoutScript = /* @__PURE__ */ words('without-script.withoutScript', {
  off: 'JavaScript is switched off in your browser, so you cannot do this online. You can do it by phone.',
  startOff: 'JavaScript is switched off in your browser. You can sign in, and do everything else by phone.',
  turnOn:
    'To use this page online, switch JavaScript on in the settings of your browser. Then reload the page.',
  byPhone: 'By phone',
  call: 'Call {phone}, {hours}.',
  ready: 'Have ready',
  say: 'Say',
  said: '‘{words}’',
  everything: 'What you can do by phone',
  urgent: 'If it is urgent',
  signInText: 'Sign in to see your references, which we ask for when you call.',
  toStart: 'Go to the start page',
  toHome: 'Go to Home',
  home: {
    title: 'Hello {name}',
    nameless: 'Hello',
    text: 'You are signed in. Have these ready when you call us.',
    failed: 'You are signed in.',
    name: 'Name',
    homeAddress: 'Address',
    account: '{account}: payment reference',
  },
  arriving: {
    title: 'You are nearly signed in',
    text: 'If the next page does not open by itself, press Continue.',
    continue: 'Continue',
  },
  unknown: {
    title: 'Page not found',
    text: 'Check the address, or start from the start page.',
  },
  pages: {
    account: 'We can tell you the balance of each of your accounts, and what you have paid.',
    transactions: 'We can tell you what was charged to your account, and what you have paid.',
    statements: 'We can send you your statements by email or by post.',
    payment: 'We can tell you whether we have your payment.',
    repairs: 'We can tell you what is happening with each of your repairs, and when someone comes.',
    repair: 'We can tell you what is happening with your repair, and when someone comes.',
    repairSent: 'We can tell you the reference of your repair, and when someone comes.',
    media: 'You cannot send photos by phone. Tell us what they would show.',
    messages: 'We can read your messages to you. We also email them to you.',
    profile: 'We can tell you what contact details we have for you.',
    requests: 'We can tell you what is happening with each of your service requests.',
    requestSent: 'We can tell you the reference of your service request, and what happens next.',
    complaints: 'We can tell you what is happening with your complaint, and when we will answer.',
    problem: 'Something did not work. We can help you by phone.',
  },
} as const);
