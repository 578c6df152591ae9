import type { Aside, Ask, Step, Stop } from '../../../../machines/journey.ts';
import type { Words } from '../../../../machines/words.ts';
import { spaced, stepTitle } from '../../../cases/sentences.ts';
import { complaintsAbout } from '../../model/detail.ts';
import { rulesOf } from '../../model/rules.ts';
import { codeOf } from './code.ts';
import { byId, type Described, inWhen, line, runLine, type Told } from './describe-lines.ts';
import type { Item } from './description.ts';

const stopLine = ({ when, notice }: Stop): string => `when ${when}: ${notice}`;

const askLine = ({ question, when, otherwise }: Ask): string =>
  otherwise === 'off' ? `${inWhen(question, when)}, else switched off` : inWhen(question, when);

const asideLine = ([name, aside]: readonly [string, Aside]): string =>
  [
    inWhen(name, aside.offeredWhen),
    aside.notice === undefined ? 'asks nothing' : `asks ${aside.notice}`,
    ...aside.does.map((run) => `runs ${runLine(run)}`),
    `ends at ${aside.end}`,
  ].join('; ');

/** What a step says of each of its parts, and under which name. A part that is left out does not compile. */
const toldOf = (step: Step): Record<Exclude<keyof Step, 'id' | 'index'>, Told> => ({
  route: ['address', line(step.route)],
  part: ['belongs to', line(step.part)],
  askedWhen: ['asked when', line(step.askedWhen)],
  needs: ['on arrival', step.needs.map(runLine)],
  asks: ['asks', step.asks.map(askLine)],
  checks: ['as soon as answered', step.checks.map(runLine)],
  stops: ['stops', step.stops.map(stopLine)],
  informs: ['shows', step.informs.map(stopLine)],
  insists: ['until put right, Continue is off with', line(step.insists)],
  does: ['on Continue', step.does.map(runLine)],
  clears: ['a change forgets', step.clears],
  back: ['Back', line(step.back && 'not offered')],
  readOnly: ['on the review', line(step.readOnly && 'cannot be changed')],
  saidAnyway: ['passed over', line(step.saidAnyway ? 'its answer is on the review all the same' : undefined)],
  concludes: [
    'concludes',
    line(step.concludes && `unless ${step.concludes.unless}: ends at ${step.concludes.end}`),
  ],
  asides: ['other ways on', Object.entries(step.asides).map(asideLine)],
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
