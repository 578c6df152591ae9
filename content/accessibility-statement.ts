import { words } from './own-words/words.ts';
import { provider } from './provider.ts';

/** Words of the accessibility statement, which `npm run statement` writes for the provider's website. */
export const accessibilityStatement = /* @__PURE__ */ words(
  'accessibility-statement.accessibilityStatement',
  {
    title: 'Accessibility statement',
    standard: 'Web Content Accessibility Guidelines version 2.2 AA',
    regulations: 'Public Sector Bodies (Websites and Mobile Applications) Accessibility Regulations 2018',
    scope: `This statement is about the online service of ${provider.name}. It is not about our main website, {site}.`,
    aim: 'We want as many people as possible to be able to use this service. You should be able to:',
    abilities: [
      'change the colours and the contrast with the settings of your device',
      'zoom in up to 400% without text going off the screen',
      'use the service with a keyboard alone',
      'listen to the service with a screen reader',
    ],
    simple: 'We have also made the words as simple as we can.',
    device: '[AbilityNet](https://mcmw.abilitynet.org.uk/) shows how to make your device easier to use.',
    howAccessible: {
      heading: 'How accessible this service is',
      introduction: 'We know that some parts do not work for everyone:',
    },
    contact: {
      heading: 'Feedback and contact',
      help: 'Tell us if you need something in another form, such as large print, easy read, audio or braille.',
      call: 'Call {phone}, {hours}.',
      write: 'You can find other ways to reach us on our website, {site}.',
      problems: 'Tell us in the same way if you find a problem that is not on this page.',
      adjustments: 'Your profile in the service lets you say what help you need from us each time.',
    },
    enforcement: {
      heading: 'If you are not happy with our answer',
      complain: 'First tell us. You can complain by phone on {phone}, or in the service under ‘Complaints’.',
      law: 'The Equality and Human Rights Commission (EHRC) enforces the {regulations}.',
      helpline:
        'You can also contact the [Equality Advisory and Support Service (EASS)](https://www.equalityadvisoryservice.com/).',
    },
    technical: {
      heading: 'Technical information',
      commitment: '{name} is committed to making this service accessible. We follow the {regulations}.',
      status:
        'This service is partially compliant with the {standard} standard. The reasons are listed below.',
    },
    nonCompliant: {
      heading: 'Content that is not accessible',
      introduction: 'Each line names the part of the standard that is not met.',
      list: [
        'Photos that people send are described by the name of the file alone (1.1.1 Non-text Content).',
        'Videos that people send have no captions and no description in words (1.2.1 to 1.2.5).',
      ],
      failed: {
        one: 'Our last test found {count} fault. The table below says in which check.',
        other: 'Our last test found {count} faults. The table below says in which checks.',
      },
    },
    outside: {
      heading: 'Content that the law does not cover',
      list: [
        'The form for your card belongs to the company that takes card payments for us. We do not control it.',
        'Letters and documents of other companies may not be accessible. Call us if you cannot read one.',
      ],
    },
    tested: {
      heading: 'What we tested',
      last: 'The service was last tested on {date}. {name} ran the tests.',
      columns: { check: 'Check', date: 'Date', passed: 'Passed', failed: 'Failed' },
      checks: {
        states: 'Each state of each screen, with the automatic checker axe',
        paths: 'The screens on the paths of each form, with axe',
        narrow: 'Screens 320 pixels wide, with longer words, with axe',
        keyboard: 'Pages with the keys of a keyboard alone, on a screen enlarged four times',
        transcripts: 'What each form says to a screen reader, read by a program that acts like one',
        parts: 'Each kind of question and each part of a page: keyboard, focus, labels',
        contrast: 'Contrast of text and edges, in light and dark colours',
        visits: 'Whole visits in a browser, from sign-in to the end',
        oldBrowsers: 'Older browsers: newer functions taken away',
        papers: 'Statements of an account: what a program can check of the standard for PDF files, PDF/UA',
        withoutScript: 'Browsers without JavaScript: every page says how to do the same by phone',
      },
      nothing: 'No tests were run for this statement.',
      limits: 'Automatic checks find only some of the barriers that people meet.',
    },
    untested: {
      heading: 'What we did not test',
      list: [
        'People with disabilities have not tested this service for us.',
        'We did not use real screen readers, such as JAWS, NVDA, VoiceOver or TalkBack.',
        'We did not use speech recognition, switches or screen magnifiers.',
        'We did not use real phones or tablets. A computer imitated small screens.',
        'No person has checked statements of an account, such as whether their order of reading makes sense.',
        'We checked statements with our own program. We did not use the checkers veraPDF and PAC.',
      ],
      notRun: 'This check was not run: {check}.',
    },
    prepared: {
      heading: 'How we prepared this statement',
      text: 'This statement was prepared on {date}.',
    },
  },
);
