import type { Step } from '../engine/index.ts';
import type { Coverage, Gap } from './coverage.ts';
import type { Explored } from './explore.ts';
import { rulesOf, runsOf } from './rules-of-step.ts';
import type { Flow } from './samples.ts';

const neverCame = 'an outcome that never came';
const stopped = 'cannot continue: ';

/**
 * The gaps that only follow from another one: of a rule that is never true or never false, every transition that needs it
 * and everything at a step that it leaves out or shuts; of an outcome that never comes, its transitions.
 */
export function consequences(
  { compiled: { journey, transitions } }: Explored,
  coverage: Coverage,
  { exemptions = [] }: Pick<Flow, 'exemptions'>,
): ReadonlySet<Gap> {
  // What is exempt is no mistake, and nothing follows from it.
  const uncovered = coverage.uncovered.filter(({ what }) => exemptions.every((each) => each.what !== what));
  const rules = uncovered.filter(({ what }) => Object.hasOwn(journey.rules, what));
  const named = (inWords: string) =>
    new Set(uncovered.filter((gap) => gap.inWords === inWords).map(({ what }) => what));
  const [never, always, outcomes] = [named('never true'), named('never false'), named(neverCame)];
  const leftOut = new Set(
    journey.steps.filter(({ when }) => when !== undefined && never.has(when)).map(({ id }) => id),
  );
  // Nobody gets past a step that is always blocked.
  const shut = journey.steps.find(({ blocks }) => blocks.some(({ when }) => always.has(when)));
  const isReached = ({ id, index }: Step) => !leftOut.has(id) && (shut === undefined || index < shut.index);
  const usedBy = (steps: readonly Step[]) =>
    steps.flatMap((step) => [...rulesOf(step), ...runsOf(step).map(({ run }) => run)]);
  const inCharge = journey.steps.flatMap(({ when, blocks }) => [
    when,
    ...blocks.map((block) => block.when).filter((rule) => always.has(rule)),
  ]);
  const reached = new Set([...usedBy(journey.steps.filter(isReached)), ...inCharge]);
  const beyond = new Set(usedBy(journey.steps.filter((step) => !isReached(step))));
  const isOnlyBeyond = (name: string) => beyond.has(name) && !reached.has(name);
  const names = new Set([...outcomes].map((what) => what.slice(what.indexOf(': ') + 2)));
  const byId = new Map(transitions.map((transition) => [transition.id, transition]));

  const follows = (gap: Gap): boolean => {
    if (rules.includes(gap)) return isOnlyBeyond(gap.what);
    const transition = byId.get(gap.what);
    if (!transition) return isOnlyBeyond(gap.what.slice(0, gap.what.indexOf(':')));
    const { source, outcome, because } = transition;
    const step = journey.steps.find(({ id }) => id === source?.step);
    return (
      (step !== undefined && !isReached(step)) ||
      rules.some(({ what }) => because.includes(what)) ||
      (outcome !== undefined && outcomes.has(`${outcome.operation}: ${outcome.name}`)) ||
      (because.startsWith(stopped) && names.has(because.slice(stopped.length)))
    );
  };
  return new Set(uncovered.filter(follows));
}
