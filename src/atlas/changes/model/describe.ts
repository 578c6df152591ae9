import type { Copy, Journey, Rule } from '../../../../machines/engine/index.ts';
import type { Samples } from '../../../../machines/exploration/index.ts';
import { spaced } from '../../../../machines/exploration/index.ts';
import { expressionInWords } from '../../../walkthrough/expression-words.ts';
import { stepTitle } from '../../../walkthrough/sentences.ts';
import { complaintsAbout, operationsAt, outcomeNotices } from '../../model/detail.ts';
import { graphOf } from '../../model/graph.ts';
import { rulesOf } from '../../model/rules.ts';
import { textsOf } from '../../model/texts.ts';
import { visibleGraph } from '../../model/visible-graph.ts';
import { byId, itemOf } from './describe-item.ts';
import type { Item, JourneyDescription, SectionName } from './description.ts';

/** A journey with everything that a description is made from. */
export interface Described {
  readonly journey: Journey;
  readonly copy: Copy;
  readonly samples: Samples;
  /** Texts of the messages, by their keys. */
  readonly notices: Readonly<Record<string, string>>;
}

/**
 * What the definition of a journey says, as data that is the same for the same definition.
 * @param remark told about each section that could not be read; it is then missing
 */
export function describeJourney(
  described: Described,
  remark: (sentence: string) => void,
): JourneyDescription {
  const { journey, copy } = described;
  const read = <Part>(what: string, part: () => Part): Part | undefined => {
    try {
      return part();
    } catch (error) {
      remark(
        `${copy.name}: its ${what} could not be read (${error instanceof Error ? error.message : error})`,
      );
      return undefined;
    }
  };
  const sections = Object.entries(sectionsOf).flatMap(([name, itemsOf]) => {
    const items = read(spaced(name), () => itemsOf(described));
    return items ? [[name, items]] : [];
  });
  const graph = read('graph', () => visibleGraph(graphOf({ journey, copy }), new Set()));
  return {
    id: journey.id,
    name: copy.name,
    sections: Object.fromEntries(sections),
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

const sectionsOf: Readonly<
  Record<Exclude<SectionName, 'states'>, (described: Described) => readonly Item[]>
> = {
  journey: ({ journey }) => {
    const { id, questions, rules, operations, steps, ends, errorPages, placeholders, ...rest } = journey;
    return [
      itemOf('journey', 'The journey', [], rest),
      itemOf('placeholders', 'What fills the placeholders of texts', [], { placeholders }),
    ];
  },
  steps: ({ journey, copy }) =>
    journey.steps.map(({ id, index: _index, ...step }) => itemOf(id, stepTitle(copy, id), [id], step)),
  questions: (described) =>
    byId(
      Object.entries(described.journey.questions).map(([id, question]) =>
        questionItem(described, id, question),
      ),
    ),
  rules: ({ journey, copy }) =>
    byId(
      [...rulesOf(journey)].map(([rule, uses]) =>
        itemOf(rule, rule, [...new Set(uses.map(({ step }) => step))], ruleFields(copy, journey.rules[rule])),
      ),
    ),
  operations: ({ journey }) =>
    byId(
      Object.entries(journey.operations).map(([id, { outcomes: _outcomes, ...operation }]) =>
        itemOf(id, spaced(id), stepsThatRun(journey, id), operation),
      ),
    ),
  outcomes: outcomeItems,
  ends: ({ journey }) =>
    byId(Object.entries(journey.ends).map(([id, end]) => itemOf(id, spaced(id), [], end))),
  errorPages: ({ journey }) =>
    byId(Object.entries(journey.errorPages).map(([id, page]) => itemOf(id, spaced(id), [], page))),
  texts: textItems,
  transitions: transitionItems,
};

/** A rule that is data says what it compares; of any other, its function is compared. */
const ruleFields = (copy: Copy, rule: Rule | undefined): object =>
  rule?.expression ? { holdsWhen: expressionInWords(copy, rule.expression) } : (rule?.workedOut ?? { rule });

function questionItem(described: Described, id: string, question: object): Item {
  const asked = described.journey.steps.filter(({ asks }) => asks.some((ask) => ask.question === id));
  return itemOf(
    id,
    described.copy.questions[id]?.label ?? spaced(id),
    asked.map((step) => step.id),
    { ...question, complaints: complaintsAbout({ ...described, portal: undefined }, id) },
  );
}

/** The steps at which an operation runs; none for what runs on leaving, which every step offers. */
function stepsThatRun(journey: Journey, operation: string): readonly string[] {
  const { leave, save } = journey.exit ?? {};
  if (operation === leave || operation === save) return [];
  return journey.steps
    .filter((step) => operationsAt(journey, step).some(([, { run }]) => run === operation))
    .map(({ id }) => id);
}

/** Outcomes stand in the order in which they are tried. */
function outcomeItems(described: Described): readonly Item[] {
  const { journey } = described;
  return Object.entries(journey.operations)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([operation, { outcomes }]) =>
      Object.entries(outcomes).map(([name, outcome]) =>
        itemOf(`${operation}: ${name}`, `${spaced(operation)}: ${name}`, stepsThatRun(journey, operation), {
          ...outcome,
          says: outcomeNotices({ ...described, portal: undefined }, operation, name),
        }),
      ),
    );
}

function textItems(described: Described): readonly Item[] {
  const { journey, notices } = described;
  const ids = new Set(journey.steps.map(({ id }) => id));
  const items = textsOf({ ...described, portal: undefined }).map(({ key, text, places }) => {
    const notice = /^notices\.(.*)$/.exec(key)?.[1];
    const steps = places.map((place) => place.split(':')[0] ?? '').filter((place) => ids.has(place));
    return itemOf(key, notice ?? key, [...new Set(steps)], {
      text: notice === undefined ? text : notices[notice],
    });
  });
  return byId(items);
}

function transitionItems({ journey, copy }: Described): readonly Item[] {
  const { nodes, edges } = visibleGraph(graphOf({ journey, copy }), new Set());
  const names = new Map(
    nodes.map(({ id, kind, step, title }) => [
      id,
      kind === 'gate' ? `before “${stepTitle(copy, step)}”` : kind === 'step' ? `“${title}”` : title,
    ]),
  );
  const stepOf = new Map(nodes.map(({ id, step }) => [id, step]));
  const items = edges.map(({ id, from, to, label }) =>
    itemOf(id, `${names.get(from)} → ${names.get(to)}`, [stepOf.get(from) ?? ''], { when: label }),
  );
  return byId(items);
}
