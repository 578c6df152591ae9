import type { Ask, NoticeRule, SecondaryAction, Step } from '../../../../machines/journey.ts';
import type { Words } from '../../../../machines/words.ts';
import { spaced, stepTitle } from '../../../cases/sentences.ts';
import { complaintsAbout } from '../../model/detail.ts';
import { rulesOf } from '../../model/rules.ts';
import { codeOf } from './code.ts';
import { byId, type Described, inWhen, line, runLine, type Told } from './describe-lines.ts';
import type { Item } from './description.ts';

const stopLine = ({ when, notice }: NoticeRule): string => `when ${when}: ${notice}`;

const askLine = ({ question, when, otherwise }: Ask): string =>
  otherwise === 'off' ? `${inWhen(question, when)}, else switched off` : inWhen(question, when);

const asideLine = ([name, aside]: readonly [string, SecondaryAction]): string =>
  [
    inWhen(name, aside.when),
    aside.notice === undefined ? 'asks nothing' : `asks ${aside.notice}`,
    ...aside.submit.map((run) => `runs ${runLine(run)}`),
    `ends at ${aside.end}`,
  ].join('; ');

/** What a step says of each of its parts, and under which name. A part that is left out does not compile. */
const toldOf = (step: Step): Record<Exclude<keyof Step, 'id' | 'index'>, Told> => ({
  route: ['address', line(step.route)],
  group: ['belongs to', line(step.group)],
  when: ['asked when', line(step.when)],
  load: ['on arrival', step.load.map(runLine)],
  asks: ['asks', step.asks.map(askLine)],
  check: ['as soon as answered', step.check.map(runLine)],
  blocks: ['stops', step.blocks.map(stopLine)],
  notices: ['shows', step.notices.map(stopLine)],
  disableWhileInvalid: ['until put right, Continue is off with', line(step.disableWhileInvalid)],
  submit: ['on Continue', step.submit.map(runLine)],
  resets: ['a change forgets', step.resets],
  back: ['Back', line(step.back && 'not offered')],
  readOnly: ['on the review', line(step.readOnly && 'cannot be changed')],
  reviewWhenSkipped: [
    'passed over',
    line(step.reviewWhenSkipped ? 'its answer is on the review all the same' : undefined),
  ],
  confirmation: [
    'concludes',
    line(step.confirmation && `unless ${step.confirmation.unless}: ends at ${step.confirmation.end}`),
  ],
  secondaryActions: ['other ways on', Object.entries(step.secondaryActions).map(asideLine)],
});

/** What a step asks, runs, says and forgets. */
export const stepItem = (words: Words, step: Step): Item => ({
  id: step.id,
  title: stepTitle(words, step.id),
  steps: [step.id],
  fields: Object.fromEntries(Object.values(toldOf(step))),
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
