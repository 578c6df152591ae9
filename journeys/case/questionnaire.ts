import type { NoticeKey } from '../../content/notices.ts';
import {
  blockingRule,
  enabledQuestions,
  isBlocked,
  labelAmong,
  offeredOptions,
  questionName,
  refusedInCaseText,
} from '../../contract/case-questions.ts';
import { type CaseQuestion, type CaseType, covidIsolation } from '../../contract/case-types.ts';
import { longestCaseAnswer } from '../../contract/cases.ts';
import type { AnyQuestion, QuestionCopy, StepCopy, WorkedOut } from '../../machines/engine/index.ts';
import { counted } from '../questions/counted.ts';
import { radios } from '../questions/radios.ts';
import { select } from '../questions/select.ts';
import { routes } from './routes.ts';
import { attributesOf, type CaseSituation, isAbout, leadsTo } from './situation.ts';
import type { CaseFacts } from './vocabulary.ts';

const paths = { Radio: routes.radio, List: routes.list, Text: routes.text } as const;

type Rule = WorkedOut<CaseSituation>;

const madeOfTypes = 'it is made of the provider’s types of request, which are data already';

interface QuestionnaireStep {
  readonly route: `/${string}`;
  readonly group: string;
  readonly when: string;
  readonly asks: readonly string[];
  readonly blocks: readonly { readonly when: string; readonly notice: NoticeKey }[];
  readonly notices: readonly { readonly when: string; readonly notice: NoticeKey }[];
  readonly resets: readonly string[];
}

/** The parts of a journey that the questions of all types make. */
export interface Questionnaire {
  readonly steps: Readonly<Record<string, QuestionnaireStep>>;
  readonly questions: Readonly<Record<string, AnyQuestion<CaseFacts, NoticeKey>>>;
  readonly rules: Readonly<Record<string, Rule>>;
  readonly copy: {
    readonly steps: Readonly<Record<string, StepCopy>>;
    readonly questions: Readonly<Record<string, QuestionCopy>>;
  };
}

function questionOf(question: CaseQuestion): AnyQuestion<CaseFacts, NoticeKey> {
  const missing = question.marker === covidIsolation ? 'Case_Covid_CC007' : 'Case_Question_Error';
  if (question.type === 'Text') {
    return counted({
      limit: longestCaseAnswer,
      missing,
      check: (text) => (refusedInCaseText.test(text) ? [{ notice: 'Case_Input_Error' as const }] : []),
    });
  }
  const options = (facts: CaseFacts) =>
    offeredOptions(question, attributesOf(facts)).map(({ id, value }) => ({ value: id, label: value }));
  return question.type === 'Radio' ? radios({ options, missing }) : select({ options, missing });
}

/** What each question of a type makes, in the order in which they follow each other. */
function madeOf(type: CaseType) {
  const asked = enabledQuestions(type);
  const names = asked.map((question) => questionName(type, question));
  return asked.map((question, index) => {
    const name = names[index] as string;
    // Two questions of a type may read alike: each has a rule of its own all the same.
    const says = `“${type.description}” asks: ${labelAmong(type, question)}`;
    const stop = question.blocking;
    const blocked = blockingRule(type, question);
    const alert = question.alertMessageCode;
    const step: QuestionnaireStep = {
      route: `${paths[question.type]}?question=${name}`,
      group: type.description,
      when: says,
      asks: [name],
      // The texts of these messages come with the questions: see `messagesOf`.
      blocks: stop ? [{ when: blocked, notice: stop.errorCode as NoticeKey }] : [],
      notices: alert ? [{ when: says, notice: alert.code as NoticeKey }] : [],
      resets: names.slice(index + 1),
    };
    const rules: Record<string, Rule> = {
      [says]: { because: madeOfTypes, decide: (situation) => leadsTo(type, question, situation) },
    };
    if (stop) {
      rules[blocked] = {
        because: madeOfTypes,
        decide: (situation) =>
          isAbout(type, situation) && isBlocked(question, String(situation.answers[name] ?? '')),
      };
    }
    return { name, step, rules, question };
  });
}

/**
 * What the types of service request make of the journey: a step for each question, passed over unless the answers lead to
 * it. Nothing here knows any of them by name.
 */
export function questionnairesOf(types: readonly CaseType[]): Questionnaire {
  const made = types.flatMap(madeOf);
  return {
    steps: Object.fromEntries(made.map(({ name, step }) => [name, step])),
    questions: Object.fromEntries(made.map(({ name, question }) => [name, questionOf(question)])),
    rules: Object.assign({}, ...made.map(({ rules }) => rules)),
    copy: {
      steps: Object.fromEntries(made.map(({ name, question }) => [name, { title: question.label }])),
      questions: Object.fromEntries(made.map(({ name, question }) => [name, { label: question.label }])),
    },
  };
}

/** The texts that come with the questions of what is asked for, by their codes. */
export function messagesOf(type: CaseType | undefined): Readonly<Record<string, string>> {
  const messages = (type?.additionalInfo ?? []).flatMap(({ blocking, alertMessageCode }) => [
    ...(blocking ? [[blocking.errorCode, blocking.message]] : []),
    ...(alertMessageCode ? [[alertMessageCode.code, alertMessageCode.message]] : []),
  ]);
  return Object.fromEntries(messages);
}
