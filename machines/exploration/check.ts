import { type Journey, type Run, situationOf, stateOf, statePath } from '../engine/index.ts';
import { earlierResets, unknownNames } from './check-names.ts';
import { missingSamples } from './check-samples.ts';
import { coverageOf } from './coverage.ts';
import { type DefinitionFault, fault } from './definition-fault.ts';
import { type Explored, explore } from './explore.ts';
import { answersIn } from './reads-of-data.ts';
import { rulesOf, runsOf } from './rules-of-step.ts';
import type { Flow } from './samples.ts';
import type { Snapshot } from './state-key.ts';

/**
 * Everything that is wrong with a definition. What can be read from it comes first; when that is sound, the journey is
 * walked with its samples.
 * @param explored the flow as it was explored already, to spare doing it again
 */
export function checkDefinition(flow: Flow, explored?: Explored): readonly DefinitionFault[] {
  const read = [...checkByReading(flow.journey), ...missingSamples(flow)];
  return read.length > 0 ? read : checkByWalking(explored ?? explore(flow));
}

/** What is wrong with a definition as it is written, without going through it. */
export function checkByReading(journey: Journey): readonly DefinitionFault[] {
  const misnamed = unknownNames(journey);
  return [
    ...defaults(journey),
    ...deadEnds(journey),
    // What is misnamed somewhere looks unused.
    ...(misnamed.length > 0 ? misnamed : unused(journey)),
    ...routes(journey),
    ...endless(journey),
    ...earlierResets(journey),
  ];
}

function defaults({ operations }: Journey): readonly DefinitionFault[] {
  return Object.entries(operations).flatMap(([id, { outcomes }]) => {
    const list = Object.entries(outcomes);
    const [first] = list.flatMap(([name, { when }], index) => (when ? [] : [{ name, index }]));
    if (!first) {
      return [fault('missing default', `The operation ${id} has no outcome for everything else`)];
    }
    if (first.index === list.length - 1) return [];
    return [
      fault('default is not last', `After “${first.name}” no other outcome of the operation ${id} can come`),
    ];
  });
}

/** A check or a need that comes back with nothing that stands would be asked again at once, and again. */
const endless = (journey: Journey): readonly DefinitionFault[] =>
  journey.steps.flatMap((step) =>
    [...step.load, ...step.check].flatMap(({ run }) =>
      Object.entries(journey.operations[run]?.outcomes ?? {})
        .filter(([, { goTo }]) => goTo === 'stay')
        .map(([name]) =>
          fault(
            'runs for ever',
            `“${name}” leads ${run} back to ${step.id}, where it would run again at once`,
          ),
        ),
    ),
  );

/** A last step from which Continue, or an operation that lets the journey go on, leads nowhere. */
function deadEnds(journey: Journey): readonly DefinitionFault[] {
  const last = journey.steps.at(-1);
  if (!last) return [fault('dead end', `The journey ${journey.id} has no steps`)];
  const isFollowed = (from: number) => last.submit.length > from;
  // What every resident needs there, and what never lets them go on, leaves nothing to continue from.
  const isShut = last.load.some((run) => run.when === undefined && waysOn(journey, run).length === 0);
  const isOver = last.confirmation !== undefined;
  const nowhere = isFollowed(0) || isShut || isOver ? [] : ['Continue'];
  const loose = last.submit.flatMap((run, index) =>
    isFollowed(index + 1) || isOver ? [] : waysOn(journey, run).map((name) => `“${name}” of ${run.run}`),
  );
  return [
    ...[...nowhere, ...loose].map((what) =>
      fault('dead end', `${what} leads nowhere from ${last.id}, the last step`),
    ),
    ...journey.steps
      .slice(0, -1)
      .filter(({ confirmation }) => confirmation !== undefined)
      .map(({ id }) => fault('dead end', `${id} is the confirmation, and steps follow it`)),
    ...(last.when === undefined
      ? []
      : [fault('dead end', `${last.id} may be passed over, and no step follows it`)]),
  ];
}

const waysOn = (journey: Journey, { run }: Run): readonly string[] => {
  const operation = journey.operations[run];
  const faults = Object.entries({ ...journey.faults, ...operation?.faults });
  return [
    ...Object.entries(operation?.outcomes ?? {})
      .filter(([, { goTo }]) => goTo === 'next')
      .map(([name]) => name),
    ...faults.filter(([, goTo]) => goTo === 'next').map(([kind]) => kind),
  ];
};

function unused(journey: Journey): readonly DefinitionFault[] {
  const { steps, exit } = journey;
  const rules = new Set(steps.flatMap(rulesOf));
  const questions = new Set(steps.flatMap((step) => step.asks.map((ask) => ask.question)));
  const operations = new Set([
    ...steps.flatMap(runsOf).map(({ run }) => run),
    ...[exit?.leave, exit?.save].flatMap((run) => run ?? []),
  ]);
  const without = (names: object, used: ReadonlySet<unknown>) =>
    Object.keys(names).filter((name) => !used.has(name));
  return [
    ...without(journey.rules, rules).map((rule) =>
      fault('unused rule', `Nothing depends on the rule “${rule}”`),
    ),
    ...without(journey.questions, questions).map((question) =>
      fault('unused question', `No step asks ${question}`),
    ),
    ...without(journey.operations, operations).map((operation) =>
      fault('unused operation', `No step runs ${operation}`),
    ),
  ];
}

function routes({ steps, errorPages, shown }: Journey): readonly DefinitionFault[] {
  // A dialog stays at the address of the page beneath it.
  if (shown === 'dialog') return [];
  const places = [...steps.map(({ id, route }) => ({ id, route })), ...namedRoutes(errorPages)];
  return places.flatMap(({ id, route }, index) => {
    const first = places.findIndex((place) => place.route.toLowerCase() === route.toLowerCase());
    return first === index
      ? []
      : [fault('duplicate route', `${places[first]?.id} and ${id} have the same address ${route}`)];
  });
}

const namedRoutes = (errorPages: Journey['errorPages']) =>
  Object.entries(errorPages).map(([id, { route }]) => ({ id, route }));

function checkByWalking(explored: Explored): readonly DefinitionFault[] {
  const { journey } = explored.compiled;
  const asked = new Set(
    [...explored.states.values()].flatMap((snapshot) => {
      const { step, activity } = stateOf(snapshot);
      return activity === 'asking' ? [step] : [];
    }),
  );
  const gaps = new Set(coverageOf(explored).uncovered.map(({ what }) => what));
  return [
    ...journey.steps
      .filter(({ id }) => !asked.has(id))
      .map(({ id }) => fault('unreachable step', `The step ${id} is never asked`)),
    ...Object.entries(journey.operations).flatMap(([operation, { outcomes }]) =>
      Object.keys(outcomes)
        .filter((name) => gaps.has(`${operation}: ${name}`))
        .map((name) =>
          fault('unreached outcome', `No sample makes the operation ${operation} come back with “${name}”`),
        ),
    ),
    ...stuck(explored),
    ...restartsForEver(explored),
    ...answersReadByRules(explored),
  ];
}

/** States in which Continue, or what came back, takes no transition: none of the rules that part the ways holds. */
function stuck({ edges, states }: Explored): readonly DefinitionFault[] {
  const places = edges.flatMap(({ from, event, taken }) =>
    taken.length === 0 && /^(?:CONTINUE$|xstate\.)/.test(event.type)
      ? [statePath(states.get(from)?.value).join(', ')]
      : [],
  );
  return [...new Set(places)].map((place) => fault('dead end', `There is no way on from ${place}`));
}

/** Ways out of a journey that are no end of its own: by them everything can be left. */
const departures = new Set(['BACK', 'GO_BACK', 'EXIT', 'LEAVE', 'SAVE', 'HOME']);

/** Outcomes that start the journey again where no end can be reached any more, but by leaving. */
function restartsForEver({ compiled: { journey, transitions }, edges, states }: Explored) {
  const sources = Map.groupBy(
    edges.filter(({ event }) => !departures.has(event.type)),
    ({ to }) => to,
  );
  const ending = new Set([...states].flatMap(([id, { status }]) => (status === 'done' ? [id] : [])));
  // A set that grows while it is gone through is the queue.
  for (const id of ending) for (const { from } of sources.get(id) ?? []) ending.add(from);
  const restarts = new Map(
    transitions.flatMap(({ id, outcome }) =>
      outcome && journey.operations[outcome.operation]?.outcomes[outcome.name]?.goTo === 'restart'
        ? [[id, outcome] as const]
        : [],
    ),
  );
  const found = edges.flatMap(({ to, taken }) =>
    ending.has(to) ? [] : taken.flatMap((id) => restarts.get(id) ?? []),
  );
  return [...new Set(found)].map(({ operation, name }) =>
    fault(
      'dead end',
      `“${name}” of ${operation} restarts ${journey.id}, and no end can be reached from there`,
    ),
  );
}

/**
 * Answers that rules look at, though no question sets them or only a later step asks for them: told by their data, and of
 * functions found by watching what they read.
 */
function answersReadByRules({ compiled: { journey }, states }: Explored): readonly DefinitionFault[] {
  const reads = new Map(
    Object.entries(journey.rules).map(([rule, { expression }]) => [rule, new Set(answersIn(expression))]),
  );
  const functions = Object.entries(journey.rules).filter(([, { expression }]) => !expression);
  for (const { context } of states.values()) {
    const situation = situationOf(context);
    for (const [rule, decide] of functions) {
      const answers = new Proxy(situation.answers, {
        get(target, name) {
          if (typeof name === 'string') reads.get(rule)?.add(name);
          return Reflect.get(target, name);
        },
      });
      decide({ ...situation, answers });
    }
  }
  return [...unsetAnswers(journey, reads), ...laterAnswers(journey, reads, [...states.values()])];
}

type AnswersRead = ReadonlyMap<string, ReadonlySet<string>>;

const unsetAnswers = ({ questions }: Journey, reads: AnswersRead): readonly DefinitionFault[] =>
  [...reads].flatMap(([rule, names]) =>
    [...names]
      .filter((name) => !Object.hasOwn(questions, name))
      .map((name) => fault('unknown answer', `The rule “${rule}” reads ${name}, which no question sets`)),
  );

/** Rules that leave a step out or block it, and are decided by an answer that is given only behind it. */
const laterAnswers = (
  { steps, rules }: Journey,
  reads: AnswersRead,
  states: readonly Snapshot[],
): readonly DefinitionFault[] =>
  steps.flatMap((step) =>
    [...new Set([step.when, ...step.blocks.map(({ when }) => when)])].flatMap((rule = '') =>
      [...(reads.get(rule) ?? [])].flatMap((name) => {
        const [first] = steps.filter(({ asks }) => asks.some(({ question }) => question === name));
        if (!first || first.index <= step.index) return [];
        const isDecidedByIt = states.some(({ context }) => {
          const situation = situationOf(context);
          const { [name]: later, ...answers } = situation.answers;
          const decide = rules[rule];
          return later !== undefined && decide?.(situation) !== decide?.({ ...situation, answers });
        });
        return isDecidedByIt
          ? [
              fault(
                'answer asked later',
                `The rule “${rule}” of the step ${step.id} reads ${name}, which is asked only at ${first.id}`,
              ),
            ]
          : [];
      }),
    ),
  );
