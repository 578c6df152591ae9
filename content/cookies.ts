import { words } from './own-words/words.ts';

/** Words about cookies and the record of visits, which `npm run statement` writes for the provider's website. */
export const cookies = /* @__PURE__ */ words('cookies.cookies', {
  title: 'Cookies and the record of your visits',
  updated: 'This page was last changed on {date}.',
  introduction: [
    'Cookies are small files that a website keeps on your phone or computer.',
    'The online service of {name} uses cookies only to sign you in and keep you signed in.',
    'It does not work without them. This is why it does not ask if you agree to them.',
  ],
  ours: {
    heading: 'Cookies that we set',
    columns: { name: 'Name', purpose: 'What it is for', life: 'How long it lasts' },
    purposes: {
      session: 'Shows that you are signed in',
      signIn: 'Brings you back to the right page after you sign in',
      analyst: 'Shows that a member of our staff is signed in',
      analystSignIn: 'Brings a member of our staff back to the right page',
      identitySession: 'Shows our sign-in service that you entered your password',
      identityInteraction: 'Holds your place while you enter your password',
      identityResume: 'Goes on with your sign-in after you entered your password',
    },
    hours: { one: '{count} hour', other: '{count} hours' },
    signature:
      'The sign-in service sets a second cookie beside each of its own. It has the same name with {ending} at its end. It shows that nobody changed the first.',
    ownSignIn: 'Our sign-in service at {address} sets cookies of its own. Its own page says which.',
    protection:
      'Scripts on a page cannot read these cookies. The one that shows that you are signed in is removed when you log out.',
    card: 'If you pay by card, the company that takes the payment may set its own cookies on its form.',
  },
  storage: {
    heading: 'What stays in your browser',
    shared: 'Until you log out, your browser also keeps these values: {names}.',
    purpose: 'They let all tabs know that you are signed in, and go with reports of faults.',
    tab: 'Answers that you have not sent yet stay in the tab. They go when you close it or log out.',
  },
  recorded: {
    heading: 'What we record of a visit',
    condition: 'We record this only while you are signed in. We keep it for {months}, and then delete it.',
    months: { one: '{count} month', other: '{count} months' },
    pages: 'When you open a page, your browser sends:',
    pageParts: {
      customerId: 'your customer number',
      corelationId: 'a random number for each click, which helps us find faults',
      page: 'the address of the page',
      state: 'for an error page: which form, step and error it was',
      moves: 'how you moved through a form (see below)',
    },
    errors: 'When something fails, your browser sends:',
    errorParts: {
      customerId: 'your customer number',
      corelationId: 'the random number of the click',
      sessionId: 'a number for this visit, which does not let anyone sign in',
      channel: 'that you used this service, and not another',
      status: 'which fault it was',
      page: 'the address of the page',
    },
    moves: 'To see where forms are hard to use, we also count how people move through them.',
    movesApart: 'This is kept apart. Nothing in it says who you are. Of each move it has:',
    moveParts: {
      visit: 'a random number for this run through the form',
      number: 'the number of the move',
      journey: 'which form it was',
      from: 'the step that you left',
      to: 'the step that you came to',
      kind: 'if you went on, went back, saved, left or finished',
      seconds: 'how many seconds you were at the step',
    },
    stops: 'If a form does not let you go on, we count this too. Of each time it has:',
    stopParts: {
      visit: 'the random number for this run through the form',
      journey: 'which form it was',
      place: 'the step where you could not go on',
      reason: 'the rule that stopped you, in our own words and not in yours',
    },
    time: 'With all of this we keep the day and the time.',
  },
  unrecorded: {
    heading: 'What we do not record',
    list: [
      'what you write or choose in a form, until you send or save it',
      'your name, email address or phone number',
      'the internet address of your device',
      'visits of people who are not signed in',
    ],
    limits:
      'To stop attacks we count how often a device calls us. For this we hold a code made from its internet address for a short time.',
    others: 'We show no adverts, and no other company counts your visits for us.',
  },
  questions: {
    heading: 'Questions',
    text: 'Call {phone}, {hours}. What we do with your data in general is at {privacy}.',
  },
});
