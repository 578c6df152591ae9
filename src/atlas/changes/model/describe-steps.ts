import type { Aside, Step, Stop } from '../../../../machines/journey.ts';
import type { Words } from '../../../../machines/words.ts';
import { spaced, stepTitle } from '../../../cases/sentences.ts';
import { complaintsAbout } from '../../model/detail.ts';
import { rulesOf } from '../../model/rules.ts';
import { codeOf } from './code.ts';
import { byId, type Described, inWhen, line, runLine } from './describe-lines.ts';
import type { Item } from './description.ts';

const stopLine = ({ when, notice }: Stop): string => `when ${when}: ${notice}`;

const asideLine = ([name, aside]: readonly [string, Aside]): string =>
  [
    inWhen(name, aside.offeredWhen),
    aside.notice === undefined ? 'asks nothing' : `asks ${aside.notice}`,
    ...aside.does.map((run) => `runs ${runLine(run)}`),
    `ends at ${aside.end}`,
  ].join('; ');

/** What a step asks, runs, says and forgets. */
export const stepItem = (words: Words, step: Step): Item => ({
  id: step.id,
  title: stepTitle(words, step.id),
  steps: [step.id],
  fields: {
    address: line(step.route),
    'asked when': line(step.askedWhen),
    'on arrival': step.needs.map(runLine),
    asks: step.asks.map(({ question, when }) => inWhen(question, when)),
    'as soon as answered': step.checks.map(runLine),
    stops: step.stops.map(stopLine),
    shows: step.informs.map(stopLine),
    'on Continue': step.does.map(runLine),
    'a change forgets': step.clears,
    'on the review': line(step.readOnly ? 'cannot be changed' : undefined),
    concludes: line(step.concludes && `unless ${step.concludes.unless}: ends at ${step.concludes.end}`),
    'other ways on': Object.entries(step.asides).map(asideLine),
  },
});

/** What a question takes for an answer. */
export function questionItem(described: Described, id: string): Item {
  const { journey, words, code } = described;
  const { kind, fixedOptions, ...settings } = (journey.questions[id] ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const plain = Object.entries(settings).filter(([, value]) => typeof value !== 'function');
  return {
    id,
    title: words.questions[id]?.label ?? spaced(id),
    steps: journey.steps
      .filter(({ asks }) => asks.some(({ question }) => question === id))
      .map((step) => step.id),
    fields: {
      kind: line(kind),
      ...Object.fromEntries(plain.map(([name, value]) => [spaced(name), line(value)])),
      choices: Array.isArray(fixedOptions) ? fixedOptions.map(String) : [],
      'complains with': complaintsAbout({ ...described, portal: undefined }, id),
    },
    ...codeOf(code, 'questions', id, Object.values(settings)),
  };
}

/** Each rule, by its sentence. */
export function rulesIn({ journey, code }: Described): readonly Item[] {
  const items = [...rulesOf(journey)].map(
    ([rule, uses]): Item => ({
      id: rule,
      title: rule,
      steps: [...new Set(uses.map(({ step }) => step))],
      fields: {},
      ...codeOf(code, 'rules', rule, [journey.rules[rule]]),
    }),
  );
  return byId(items);
}
