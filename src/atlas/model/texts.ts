import type { Journey, Step } from '../../../machines/engine/index.ts';
import { dialogsOf } from '../../renderer/dialog-messages.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { destinationNotice } from '../../walkthrough/sentences.ts';
import { csvRows } from './csv.ts';
import { complaintsAbout, messageOf, operationsAt, outcomeNotices } from './detail.ts';

/** A text that a journey can show, with its key and the places where it stands. */
export interface PlacedText {
  readonly key: string;
  readonly text: string;
  readonly placeholders: readonly string[];
  readonly places: readonly string[];
}

/** Every text of a journey: its own words, and the messages that its steps, questions and operations can show. */
export function textsOf(flow: FlowWithCopy): readonly PlacedText[] {
  const { journey, copy } = flow;
  const own = leaves({ ...copy, notices: undefined }, journey.id).map(([key, text]) =>
    placed(key, text, placesOfWords(journey, key)),
  );
  const messages = new Map<string, Set<string>>();
  for (const [key, place] of messagePlaces(flow)) {
    messages.set(key, (messages.get(key) ?? new Set()).add(place));
  }
  return [
    ...own,
    ...[...messages].map(([key, places]) => placed(`notices.${key}`, messageOf(key, copy).text, [...places])),
  ];
}

const placed = (key: string, text: string, places: readonly string[]): PlacedText => ({
  key,
  text,
  placeholders: [...text.matchAll(/\{(\w+)(?:\|[^}]*)?\}/g)].map(([, name = '']) => name),
  places,
});

function leaves(value: unknown, key: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, `${key}.${name}`));
}

/** The steps where a word of the journey stands, by the part of the words that it is in. */
function placesOfWords(journey: Journey, key: string): readonly string[] {
  const [, part = '', name = ''] = key.split('.');
  const where = (isThere: (step: Step) => boolean) => journey.steps.filter(isThere).map(({ id }) => id);
  switch (part) {
    case 'steps':
      return where(({ id }) => id === name);
    case 'questions':
      return where(({ asks }) => asks.some(({ question }) => question === name));
    case 'operations':
      return where((step) => operationsAt(journey, step).some(([, { run }]) => run === name));
    case 'secondaryActions':
      return where(({ secondaryActions }) => Object.hasOwn(secondaryActions, name));
    case 'review':
      return journey.review === undefined ? [] : [journey.review];
    default:
      return ['the whole journey'];
  }
}

/** Every message with a place where it shows, as often as it does. */
function messagePlaces(flow: FlowWithCopy): readonly (readonly [string, string])[] {
  const { journey } = flow;
  const faults = Object.values(journey.faults).flatMap((goTo) => destinationNotice(goTo) ?? []);
  return [
    ...faults.map((key) => [key, 'any step, when a call fails'] as const),
    ...journey.steps.flatMap((step) => [
      ...step.blocks.map(({ when, notice }) => [notice, `${step.id}: stops, when ${when}`] as const),
      ...step.notices.map(({ when, notice }) => [notice, `${step.id}: informs, when ${when}`] as const),
      ...dialogsOf(flow, step).flatMap(({ before, keys }) =>
        keys.map((key) => [key, `${step.id}: asks before ${before}`] as const),
      ),
      ...Object.entries(step.secondaryActions).flatMap(([name, { notice }]) =>
        notice === undefined ? [] : [[notice, `${step.id}: ${name}`] as const],
      ),
      ...step.asks.flatMap(({ question }) =>
        complaintsAbout(flow, question).map((key) => [key, `${step.id}: about ${question}`] as const),
      ),
      ...operationsAt(journey, step).flatMap(([, { run }]) => operationMessages(flow, step, run)),
    ]),
  ];
}

function operationMessages(
  flow: FlowWithCopy,
  step: Step,
  run: string,
): readonly (readonly [string, string])[] {
  const operation = flow.journey.operations[run];
  const outcomes = Object.entries(operation?.outcomes ?? {}).flatMap(([name, { goTo }]) =>
    [destinationNotice(goTo), ...outcomeNotices(flow, run, name)].map(
      (key) => [key, `${step.id}: ${run}: ${name}`] as const,
    ),
  );
  const faults = Object.entries(operation?.faults ?? {}).map(
    ([kind, goTo]) => [destinationNotice(goTo), `${step.id}: ${run} fails: ${kind}`] as const,
  );
  return [...outcomes, ...faults].flatMap(([key, place]) =>
    key === undefined ? [] : [[key, place] as const],
  );
}

/** Texts as CSV: key, text, placeholders, places. */
export const csvOf = (list: readonly PlacedText[]): string =>
  csvRows([
    ['Key', 'Text', 'Placeholders', 'Places'],
    ...list.map(({ key, text, placeholders, places }) => [
      key,
      text,
      placeholders.join(' '),
      places.join('; '),
    ]),
  ]);
