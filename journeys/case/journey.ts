import { errorPages, genericErrorPage, startPage } from '../shared/addresses.ts';
import { contactLine } from '../shared/contact/line.ts';
import type { ContactAnswers } from '../shared/contact/questions.ts';
import { contactRules, contactStep } from '../shared/contact/step.ts';
import { operations } from './operations.ts';
import { messagesOf, type Questionnaire } from './questionnaire.ts';
import { questions } from './questions.ts';
import { routes } from './routes.ts';
import { chosenType } from './situation.ts';
import { journey, nothingKnown } from './vocabulary.ts';

/**
 * Making a service request, with these questions: they are the provider's data, so the steps between the
 * type and the contact are made of them. Without any it goes as far as finding out which types there are.
 */
export function caseJourney(questionnaire: Questionnaire) {
  const asked = Object.keys(questionnaire.questions);
  const all: Questionnaire['questions'] = { ...questions, ...questionnaire.questions };
  return journey({
    id: 'case',
    version: 1,
    initialFacts: nothingKnown,
    questions: all,
    rules: {
      'the resident has several places with us': { fact: 'homes.length', moreThan: 1 },
      'nothing is chosen yet': {
        because: 'what is chosen is found among the provider’s types of request',
        decide: (situation) => chosenType(situation) === undefined,
      },
      'no request has these words': { answer: 'type.noMatch', equals: true },
      ...questionnaire.rules,
      ...contactRules,
    },
    operations,

    steps: {
      property: {
        route: routes.property,
        load: ['loadResident', 'loadPlaces', 'loadTypes'],
        when: 'the resident has several places with us',
        asks: ['property'],
        back: 'none',
        reviewWhenSkipped: true,
        resets: ['type', ...asked],
      },
      type: {
        route: routes.type,
        load: ['lookUpPlace'],
        asks: ['type'],
        notices: [
          { when: 'nothing is chosen yet', notice: 'Case_Type_Info' },
          { when: 'no request has these words', notice: 'Case_Type_NoMatch' },
        ],
        resets: asked,
      },
      ...questionnaire.steps,
      contact: { route: routes.contact, ...contactStep },
      review: {
        route: routes.review,
        load: ['determineTeam'],
        submit: ['sendCase'],
      },
    },
    review: 'review',
    back: 'plain',
    backEnd: 'home',
    exit: { end: 'home' },
    faults: {
      signedOut: { end: 'signedOut' },
      limited: { stay: 'Too_Many_Tries' },
      otherwise: { errorPage: 'failed', notice: 'Service_API_Error' },
    },
    ends: {
      home: { route: '/Customer360View' },
      sent: { route: '/Customer360View' },
      unavailable: { route: errorPages.failed },
      // Who has answered already may come back to it when the resident can be loaded again.
      broken: { route: genericErrorPage, preserves: true },
      signedOut: { route: startPage, preserves: true },
    },
    errorPages: { failed: { route: errorPages.failed } },
    placeholders: (situation) => ({
      ...messagesOf(chosenType(situation)),
      contact: contactLine(situation.answers as ContactAnswers),
    }),
  });
}
