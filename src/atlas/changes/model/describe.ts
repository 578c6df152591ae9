import type { Journey } from '../../../../machines/journey.ts';
import { spaced, stepTitle } from '../../../cases/sentences.ts';
import { graphOf } from '../../model/graph.ts';
import { textsOf } from '../../model/texts.ts';
import { shownPart } from '../../model/view.ts';
import { codeOf } from './code.ts';
import { byId, type Described, faultLines, line } from './describe-lines.ts';
import { operationItem, outcomesIn } from './describe-operations.ts';
import { questionItem, rulesIn, stepItem } from './describe-steps.ts';
import type { Item, JourneyDescription, SectionName } from './description.ts';

/** A way to tell what could not be described. */
export type Remark = (sentence: string) => void;

/**
 * What the definition of a journey says, as data that is the same for the same definition.
 * @param remark told about each section that could not be read; it is then missing
 */
export function describeJourney(described: Described, remark: Remark): JourneyDescription {
  const { journey, words } = described;
  const read = <Part>(what: string, part: () => Part): Part | undefined => {
    try {
      return part();
    } catch (error) {
      remark(
        `${words.name}: its ${what} could not be read (${error instanceof Error ? error.message : error})`,
      );
      return undefined;
    }
  };
  const sections = Object.fromEntries(
    Object.entries(sectionsOf).flatMap(([name, itemsOf]) => {
      const items = read(name, () => itemsOf(described));
      return items ? [[name, items.map(tidy)]] : [];
    }),
  );
  const graph = read('graph', () => shownPart(graphOf({ journey, words }), new Set()));
  return {
    id: journey.id,
    name: words.name,
    sections,
    nodes: (graph?.nodes ?? []).map(({ id, kind, step, title, caption }) => ({
      id,
      kind,
      step,
      title,
      caption,
    })),
    edges: (graph?.edges ?? []).map(({ id, from, to, label, isMain }) => ({ id, from, to, label, isMain })),
  };
}

/** Without what says nothing. */
const tidy = (item: Item): Item => ({
  ...item,
  fields: Object.fromEntries(Object.entries(item.fields).filter(([, lines]) => lines.length > 0)),
});

const sectionsOf: Readonly<
  Record<Exclude<SectionName, 'states'>, (described: Described) => readonly Item[]>
> = {
  journey: wholeOf,
  steps: ({ journey, words }) => journey.steps.map((step) => stepItem(words, step)),
  questions: (described) =>
    byId(Object.keys(described.journey.questions).map((id) => questionItem(described, id))),
  rules: rulesIn,
  operations: (described) =>
    byId(Object.keys(described.journey.operations).map((id) => operationItem(described, id))),
  outcomes: outcomesIn,
  ends: ({ journey }) => placesIn(journey.ends),
  halts: ({ journey }) => placesIn(journey.halts),
  texts: textsIn,
  ways: waysIn,
};

function wholeOf({ journey, code }: Described): readonly Item[] {
  const { exit } = journey;
  return [
    {
      id: 'journey',
      title: 'The journey',
      steps: [],
      fields: {
        version: line(journey.version),
        'editing returns to': line(journey.review),
        Back: line(journey.back),
        'Back from the first step leads to': line(journey.backEnd),
        'kept on Back': journey.keptOnBack,
        'leaving runs': line(exit?.leave),
        'saving runs': line(exit?.save),
        'leaving leads to': line(exit?.end),
        'when a call fails': faultLines(journey.faults),
      },
    },
    {
      id: 'values',
      title: 'What fills the placeholders of texts',
      steps: [],
      fields: {},
      ...codeOf(code, 'journey', 'values', [journey.values]),
    },
  ];
}

const placesIn = (places: Journey['ends']): readonly Item[] =>
  byId(
    Object.entries(places).map(([id, { route, keeps }]) => ({
      id,
      title: spaced(id),
      steps: [],
      fields: { address: line(route), 'what was answered': keeps ? ['is kept'] : [] },
    })),
  );

function textsIn(described: Described): readonly Item[] {
  const { journey, notices } = described;
  const ids = new Set(journey.steps.map(({ id }) => id));
  const items = textsOf({ ...described, portal: undefined }).map(({ key, text, places }): Item => {
    const notice = /^notices\.(.*)$/.exec(key)?.[1];
    const steps = places.map((place) => place.split(':')[0] ?? '').filter((place) => ids.has(place));
    return {
      id: key,
      title: notice ?? key,
      steps: [...new Set(steps)],
      fields: { text: line(notice === undefined ? text : notices[notice]) },
    };
  });
  return byId(items);
}

function waysIn({ journey, words }: Described): readonly Item[] {
  const { nodes, edges } = shownPart(graphOf({ journey, words }), new Set());
  const names = new Map(
    nodes.map(({ id, kind, step, title }) => [
      id,
      kind === 'gate' ? `before “${stepTitle(words, step)}”` : kind === 'step' ? `“${title}”` : title,
    ]),
  );
  const stepOf = new Map(nodes.map(({ id, step }) => [id, step]));
  const items = edges.map(({ id, from, to, label }) => ({
    id,
    title: `${names.get(from)} → ${names.get(to)}`,
    steps: [stepOf.get(from) ?? ''],
    fields: { when: label },
  }));
  return byId(items);
}
