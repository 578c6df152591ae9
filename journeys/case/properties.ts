import {
  asksStep,
  hasLeft,
  type Moment,
  type Property,
  staysOnContinue,
  wentBack,
} from '../../machines/exploration/index.ts';
import { contactProperties } from '../shared/contact/properties.ts';
import type { Home } from '../shared/homes.ts';
import type { CaseFacts, Team } from './vocabulary.ts';

interface Answers {
  readonly property?: string;
  readonly type?: {
    readonly text: string;
    readonly chosen: { readonly id: number } | null;
    readonly noMatch?: true;
  };
  readonly number?: string;
}

interface Outputs {
  readonly loadResident: { readonly it: readonly { readonly isOpen: boolean }[] };
  readonly loadPlaces: { readonly it: readonly (readonly Home[])[] };
  readonly determineTeam: { readonly it: readonly (Team | null)[] };
  readonly sendCase: { readonly it: readonly { readonly became: string; readonly team?: Team | null }[] };
}

type At = Moment<Answers, CaseFacts, Outputs>;

/** The type that was picked, or whose name was typed in full. */
const chosen = ({ answers: { type }, facts }: Pick<At, 'answers' | 'facts'>) =>
  facts.types.find(({ id, description }) =>
    type?.chosen ? id === type.chosen.id : description === type?.text,
  );
const isQuestion = ({ step }: At) => !['', 'property', 'type', 'contact', 'review'].includes(step);
/** The question that a step asks, as the provider has it. */
const question = (it: At) =>
  chosen(it)?.additionalInfo.find(({ questionId }) => it.step === `q${chosen(it)?.id}-${questionId}`);
const answerOf = (it: Pick<At, 'answers'>, name: string) =>
  (it.answers as Readonly<Record<string, unknown>>)[name];
/** The answers to the questions about a type, by the names of their steps. */
const aboutType = (answers: Answers) =>
  Object.entries(answers).filter(([name, value]) => /^q\d+-/.test(name) && value !== undefined);
/** An answer to a question is another one, or none, since Continue was pressed. */
const changedAnswer = (it: At) =>
  it.event?.type === 'CONTINUE' &&
  it.before !== undefined &&
  isQuestion(it.before) &&
  answerOf({ answers: it.before.confirmed }, it.before.step) !== undefined &&
  answerOf({ answers: it.before.confirmed }, it.before.step) !==
    answerOf({ answers: it.confirmed }, it.before.step);
const unavailable = (it: At) => it.end === 'unavailable' && it.notices.includes('Service_API_Error');

export const properties: readonly Property<At>[] = [
  ...(contactProperties({
    number: 'Case_CC010',
    name: 'Case_CC011',
    rows: ['CASE-CON-11'],
  }) as readonly Property<At>[]),
  {
    says: 'Who is not offered service requests is led home.',
    rows: ['FLAG-01'],
    when: (it) => it.returned('loadResident')?.output.isOpen === false,
    always: (it) => it.end === 'home',
  },
  {
    says: 'A resident with one place is not asked which one it is about.',
    rows: ['CASE-02', 'CASE-03'],
    when: (it) => it.facts.homes.length === 1,
    never: (it) => asksStep(it, 'property'),
  },
  {
    says: 'A resident with several places says which one it is about before anything else is asked.',
    rows: ['CASE-02', 'GEN-02'],
    when: (it) => it.facts.homes.length > 1 && it.isAsking && it.step !== 'property',
    always: (it) => it.facts.homes.some(({ premisesId }) => premisesId === it.answers.property),
  },
  {
    says: 'A resident without a place is told that service requests are not available.',
    rows: ['CASE-ERR-01'],
    when: (it) => it.returned('loadPlaces')?.output.length === 0,
    always: unavailable,
  },
  {
    says: 'Places that cannot be read open an error page.',
    rows: ['CASE-ERR-03'],
    when: (it) => it.failed('loadPlaces') === 'failed' || it.failed('loadPlaces') === 'malformed',
    always: (it) => it.errorPage === 'failed' && it.notices.includes('cases_servicedown'),
  },
  {
    says: 'Tenancies that cannot be read open the general error page.',
    rows: ['CASE-ERR-02'],
    when: (it) => it.failed('loadResident') === 'failed' || it.failed('loadResident') === 'malformed',
    always: (it) => it.end === 'broken',
  },
  {
    says: 'Types of request that cannot be read open an error page.',
    rows: ['CASE-ERR-01'],
    when: (it) => it.failed('loadTypes') === 'failed' || it.failed('loadTypes') === 'malformed',
    always: (it) => it.errorPage === 'failed' && it.notices.includes('Service_API_Error'),
  },
  {
    says: 'Questions are asked only about the type that was chosen.',
    rows: ['CASE-Q-01', 'CASE-Q-02', 'A84'],
    when: (it) => it.isAsking && isQuestion(it),
    always: (it) => chosen(it) !== undefined,
  },
  {
    says: 'Words that fit no type are said not to.',
    rows: ['MSG-Case-hint'],
    when: (it) => asksStep(it, 'type') && it.answers.type?.noMatch === true,
    always: (it) => it.notices.includes('Case_Type_NoMatch'),
  },
  {
    says: 'Until a type is chosen it is said how to find one.',
    rows: ['MSG-Case-hint', 'A68'],
    when: (it) => asksStep(it, 'type') && it.answers.type === undefined,
    always: (it) => it.notices.includes('Case_Type_Info'),
  },
  {
    says: 'Continue without a type asks for one.',
    rows: ['CASE-06'],
    when: (it) =>
      asksStep(it, 'type') &&
      it.event?.type === 'CONTINUE' &&
      it.before?.step === 'type' &&
      it.answers.type === undefined,
    always: (it) => it.complaints.includes('Case_Warning'),
  },
  {
    says: 'Homes come before other places.',
    rows: ['CASE-01'],
    when: (it) => asksStep(it, 'property'),
    always: ({ facts }) =>
      facts.homes.every(
        ({ isResidential }, index) => !isResidential || index === 0 || facts.homes[index - 1]?.isResidential,
      ),
  },
  {
    says: 'Continue with words that fit no type complains of them.',
    rows: ['CASE-07'],
    when: (it) => staysOnContinue(it, 'type') && it.answers.type?.noMatch === true,
    always: (it) => it.complaints.includes('Case_Type_Error'),
  },
  {
    says: 'A type leads to its first question.',
    rows: ['CASE-08'],
    when: (it) => hasLeft(it, 'type', 'CONTINUE') && it.before?.isEditing === false,
    always: (it) => it.step === `q${chosen(it)?.id}-${chosen(it)?.additionalInfo[0]?.questionId}`,
  },
  {
    says: 'Another type forgets what was answered about the first.',
    rows: ['CASE-05'],
    when: (it) =>
      it.event?.type === 'CONTINUE' &&
      it.before?.confirmed.type !== undefined &&
      chosen({ answers: it.before.confirmed, facts: it.facts })?.id !==
        chosen({ answers: it.confirmed, facts: it.facts })?.id,
    always: (it) => aboutType(it.confirmed).length === 0,
  },
  {
    says: 'Another answer forgets the answers to the questions after it.',
    rows: ['CASE-Q-10'],
    when: changedAnswer,
    always: (it) => {
      const questions = chosen(it)?.additionalInfo.map(
        ({ questionId }) => `q${chosen(it)?.id}-${questionId}`,
      );
      const later = questions?.slice(questions.indexOf(it.before?.step ?? '') + 1) ?? [];
      return later.every((name) => answerOf({ answers: it.confirmed }, name) === undefined);
    },
  },
  {
    says: 'Back from a question keeps the answer to the one that is shown then.',
    rows: ['CASE-Q-03'],
    when: (it) => it.before !== undefined && isQuestion(it.before) && wentBack(it, it.before.step),
    always: (it) =>
      it.activity === 'ended' ||
      answerOf(it, it.step) !== undefined ||
      (it.step === 'type' && it.answers.type !== undefined),
  },
  {
    says: 'An answer that leads past questions passes them over.',
    rows: ['CASE-Q-04'],
    when: (it) => it.before !== undefined && isQuestion(it.before) && hasLeft(it, it.before.step, 'CONTINUE'),
    always: (it) => {
      const { before } = it;
      if (!before || !isQuestion(it)) return true;
      const all = chosen(it)?.additionalInfo ?? [];
      const placeOf = (at: At) => all.findIndex(({ questionId }) => questionId === question(at)?.questionId);
      const answer = answerOf({ answers: it.confirmed }, before.step);
      const { nextStep = 1 } = question(before)?.options.find(({ id }) => id === answer) ?? {};
      return nextStep !== 'end' && placeOf(it) >= placeOf(before) + nextStep;
    },
  },
  {
    says: 'An answer that the provider blocks stops the request, and its message says why.',
    rows: ['CASE-Q-08', 'A85'],
    when: (it) => {
      const blocking = it.isAsking ? question(it)?.blocking : null;
      return blocking != null && blocking.dependsOn.responseId === answerOf(it, it.step);
    },
    always: (it) => it.isBlocked && it.notices.includes(question(it)?.blocking?.errorCode ?? ''),
  },
  {
    says: 'What the provider wants to be known with a question is said with it.',
    rows: ['CASE-Q-13', 'A85'],
    when: (it) => it.isAsking && question(it)?.alertMessageCode != null,
    always: (it) => it.notices.includes(question(it)?.alertMessageCode?.code ?? ''),
  },
  {
    says: 'The contact leads on to the review.',
    rows: ['CASE-CON-03'],
    when: (it) => hasLeft(it, 'contact', 'CONTINUE'),
    always: (it) => it.step === 'review',
  },
  {
    says: 'The contact leads back to the questions about the type.',
    rows: ['CASE-CON-04'],
    when: (it) => wentBack(it, 'contact'),
    always: isQuestion,
  },
  {
    says: 'A request that takes long to send says so.',
    rows: ['CASE-REV-07', 'A91'],
    sometimes: (it) => it.waitsFor === 'sendCase' && it.notices.includes('Case_CC022'),
  },
  {
    says: 'The review leads back to the contact.',
    rows: ['CASE-REV-03'],
    when: (it) => wentBack(it, 'review'),
    always: (it) => it.step === 'contact',
  },
  {
    says: 'Continue without an answer to a question asks for one.',
    rows: ['CASE-Q-05', 'CASE-Q-06', 'CASE-Q-09'],
    when: (it) =>
      it.isAsking &&
      isQuestion(it) &&
      it.event?.type === 'CONTINUE' &&
      it.before?.step === it.step &&
      it.asked.every((one) => (it.answers as Readonly<Record<string, unknown>>)[one] === undefined),
    always: (it) => it.complaints.some((one) => one === 'Case_Question_Error' || one === 'Case_Covid_CC007'),
  },
  {
    says: 'Text with characters that are not allowed is refused.',
    rows: ['CASE-Q-07', 'A86'],
    when: (it) =>
      it.isAsking &&
      isQuestion(it) &&
      it.event?.type === 'CONTINUE' &&
      it.before?.step === it.step &&
      it.asked.some((one) => (it.answers as Readonly<Record<string, unknown>>)[one] === 'this & that'),
    always: (it) => it.complaints.includes('Case_Input_Error'),
  },
  {
    says: 'One question is asked at a time.',
    rows: ['CASE-Q-01'],
    when: (it) => it.isAsking && isQuestion(it),
    always: (it) => it.asked.length === 1,
  },
  {
    says: 'Nothing is sent without a type, a place, whom to contact and a team.',
    rows: ['CASE-REV-01', 'CASE-REV-05'],
    when: (it) => it.waitsFor === 'sendCase',
    always: (it) =>
      it.answers.type !== undefined &&
      it.facts.place !== null &&
      it.answers.number !== undefined &&
      it.facts.team !== null,
  },
  {
    says: 'A request for which there is no team cannot be made.',
    rows: ['CASE-REV-06'],
    when: (it) => {
      const said = it.returned('determineTeam');
      return said !== undefined && said.output === null;
    },
    always: unavailable,
  },
  {
    says: 'A team that cannot be determined, and a place that cannot be looked up, end the request.',
    rows: ['CASE-REV-06'],
    when: (it) =>
      ['determineTeam', 'lookUpPlace'].some(
        (one) => it.failed(one) === 'failed' || it.failed(one) === 'malformed',
      ),
    always: unavailable,
  },
  {
    says: 'A request that was sent ends as such, with its reference.',
    rows: ['CASE-REV-04'],
    when: (it) => it.returned('sendCase')?.output.became === 'sent',
    always: (it) => it.end === 'sent' && it.facts.sent !== null,
  },
  {
    says: 'A request that was not sent says so on the review.',
    rows: ['CASE-REV-08'],
    when: (it) => it.failed('sendCase') === 'failed' || it.failed('sendCase') === 'malformed',
    always: (it) => asksStep(it, 'review') && it.notices.includes('Case_CC023'),
  },
  {
    says: 'A request that another team takes by now is sent only when the resident says so again.',
    rows: ['CASE-REV-05', 'D2'],
    when: (it) =>
      it.returned('sendCase')?.output.became === 'for another team' &&
      it.returned('sendCase')?.output.team !== null,
    always: (it) => asksStep(it, 'review'),
  },
  {
    says: 'Place, type and contact are reviewed.',
    rows: ['CASE-REV-01', 'CASE-REV-02'],
    when: (it) => asksStep(it, 'review'),
    always: (it) => ['property', 'type', 'contact'].every((step) => it.reviewed.includes(step)),
  },
  {
    says: 'From everywhere the resident can get home.',
    rows: ['CASE-CON-05'],
    from: (it) => it.activity !== 'ended',
    canAlwaysReach: (it) => it.end === 'home',
  },
];
