import type { FaultKind } from '../../../../machines/fault.ts';
import type { Aside, FaultLeads, Journey, Leads, Run, Step, Stop } from '../../../../machines/journey.ts';
import type { Samples } from '../../../../machines/samples.ts';
import type { Words } from '../../../../machines/words.ts';
import { complaintsAbout, operationsAt, outcomeNotices } from '../../model/detail.ts';
import { graphOf } from '../../model/graph.ts';
import { rulesOf } from '../../model/rules.ts';
import { faultNames, leadsInWords, noticeOf, spaced, stepTitle } from '../../model/sentences.ts';
import { textsOf } from '../../model/texts.ts';
import { shownPart } from '../../model/view.ts';
import { codeOf } from './code.ts';
import type { CodeBook, Item, JourneyDescription, SectionName } from './description.ts';

/** A journey with everything that a description is made from. */
export interface Described {
  readonly journey: Journey;
  readonly words: Words;
  readonly samples: Samples;
  /** Texts of the messages, by their keys. */
  readonly notices: Readonly<Record<string, string>>;
  /** Code as it was found in the source; where it says nothing, functions are taken as they stand. */
  readonly code?: CodeBook;
}

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

const byId = (items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));

const line = (value: unknown): readonly string[] =>
  value === undefined || value === ''
    ? []
    : [typeof value === 'object' ? JSON.stringify(value) : String(value)];

const inWhen = (what: string, when: string | undefined): string =>
  when === undefined ? what : `${what}, when ${when}`;

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

const runLine = ({ run, when, after }: Run): string =>
  inWhen(after === undefined ? run : `${run} after ${after} ms`, when);

const stopLine = ({ when, notice }: Stop): string => `when ${when}: ${notice}`;

const asideLine = ([name, aside]: readonly [string, Aside]): string =>
  [
    inWhen(name, aside.offeredWhen),
    `asks ${aside.notice}`,
    ...aside.does.map((run) => `runs ${runLine(run)}`),
    `ends at ${aside.end}`,
  ].join('; ');

const stepItem = (words: Words, step: Step): Item => ({
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
    'other ways on': Object.entries(step.asides).map(asideLine),
  },
});

function questionItem(described: Described, id: string): Item {
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

function rulesIn({ journey, code }: Described): readonly Item[] {
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

const leadsLine = (leads: Leads | FaultLeads): string => {
  const notice = noticeOf(leads);
  return notice === undefined ? leadsInWords(leads) : `${leadsInWords(leads)}: ${notice}`;
};

const faultLines = (
  faults: Readonly<Partial<Record<FaultKind | 'otherwise', FaultLeads>>>,
): readonly string[] =>
  Object.entries(faults).map(
    ([kind, leads]) => `${faultNames[kind as FaultKind] ?? kind}: ${leadsLine(leads)}`,
  );

const stepsThatRun = (journey: Journey, operation: string): readonly string[] => {
  const { leave, save } = journey.exit ?? {};
  if (operation === leave || operation === save) return [];
  const runs = (step: Step) => operationsAt(journey, step).some(([, { run }]) => run === operation);
  return journey.steps.filter(runs).map(({ id }) => id);
};

function operationItem({ journey, code }: Described, id: string): Item {
  const operation = journey.operations[id];
  return {
    id,
    title: spaced(id),
    steps: stepsThatRun(journey, id),
    fields: {
      'reads the answers': operation?.reads ?? [],
      'when the call fails': faultLines(operation?.faults ?? {}),
    },
    ...codeOf(code, 'operations', id, [operation?.run]),
  };
}

/** Outcomes stand in the order in which they are tried. */
function outcomesIn(described: Described): readonly Item[] {
  const { journey, code } = described;
  const operations = Object.keys(journey.operations).toSorted();
  return operations.flatMap((operation) =>
    Object.entries(journey.operations[operation]?.outcomes ?? {}).map(([name, outcome]): Item => {
      const id = `${operation}: ${name}`;
      return {
        id,
        title: `${spaced(operation)}: ${name}`,
        steps: stepsThatRun(journey, operation),
        fields: {
          leads: [leadsLine(outcome.leads)],
          says: [...new Set(outcomeNotices({ ...described, portal: undefined }, operation, name))],
          'says nothing, because': line(outcome.silent),
        },
        ...codeOf(code, 'outcomes', id, Object.values(outcome)),
      };
    }),
  );
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
