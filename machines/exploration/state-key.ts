import {
  askedQuestions,
  type Context,
  complaintsOf,
  currentOutcome,
  holds,
  isBlocking,
  isDialog,
  type Journey,
  type JourneyState,
  operationsOf,
  type Run,
  type Situation,
  type Step,
  situationOf,
  stateOf,
  stepOf,
} from '../engine/index.ts';

/** A state of the machine as the explorer knows it. */
export interface Snapshot {
  readonly value: unknown;
  readonly context: Context;
  readonly status: string;
  getMeta(): object;
}

/** Tells what is still to be read from a step on, as data: where it differs, the same events may lead elsewhere. */
export type LaterReads = (context: Context, step: Step) => unknown;

/** The rules that decide which steps are asked, those that a step uses itself, and those of what its secondary actions do. */
function relevantRules(journey: Journey) {
  const asked = journey.steps.flatMap((step) => [step.when ?? [], step.confirmation?.unless ?? []].flat());
  const ofSecondaryActions = (step: Step) =>
    Object.values(step.secondaryActions).flatMap(({ submit }) => submit.flatMap(({ when }) => when ?? []));
  const own = journey.steps.map((step): [string, readonly string[]] => [
    step.id,
    [
      ...step.blocks.map((stop) => stop.when),
      ...step.notices.map((inform) => inform.when),
      ...[...step.asks, ...operationsOf(step)].flatMap((item) => item.when ?? []),
      ...Object.values(step.secondaryActions).flatMap((action) => action.when ?? []),
      ...ofSecondaryActions(step),
    ].filter((rule, index, all) => !asked.includes(rule) && all.indexOf(rule) === index),
  ]);
  const actions = journey.steps.map((step): [string, readonly string[]] => [
    step.id,
    ofSecondaryActions(step),
  ]);
  return { asked: [...new Set(asked)], own: new Map(own), actions: new Map(actions) };
}

/**
 * How states are told apart.
 * - `exact`: by everything that the machine can read
 * - `entries`: by the rules that matter to the step, by what is entered there, beneath a dialog too, and by what is still
 *   to be read
 * - `rules`: the same, but what is entered beneath a dialog or an error page, or read later, counts no more there
 */
export type Precision = 'exact' | 'entries' | 'rules';

/** What is entered beneath a dialog, an error page or a way out makes no difference to them. */
const isAway = (state: JourneyState): boolean =>
  isDialog(state) || ['leaving', 'saving', 'acting', 'failed'].includes(state.activity);

/**
 * Makes the name of a state that is not exact. Two states have one name when the machine is in the same state, every rule
 * that matters to the step gives the same answer, its questions are equally right or wrong and its operations came back
 * with the same leave to go on, and what is still to be read is the same. A later step may tell apart what has one name here.
 */
export function stateSerializer(
  journey: Journey,
  precision: Exclude<Precision, 'exact'>,
  laterReads: LaterReads,
): (snapshot: Snapshot) => string {
  const relevant = relevantRules(journey);
  return (snapshot) => {
    const { context, value } = snapshot;
    const state = stateOf(snapshot);
    const stepId = state.step;
    if (context.ended) return JSON.stringify([value, context.ended]);
    const step = stepOf(journey, stepId);
    const situation = situationOf(context);
    const truth = (rules: readonly string[]) =>
      rules.map((rule) => (holds(journey, rule, situation) ? '1' : '0')).join('');
    const action = state.action !== undefined ? truth(relevant.actions.get(stepId) ?? []) : null;
    const atWork =
      precision === 'rules' && isAway(state)
        ? action
        : [
            truth(relevant.own.get(stepId) ?? []),
            questionStates(journey, step, situation),
            leaveToGoOn(journey, step, context),
            context.submitQueued,
          ];
    const retried = context.failure?.retry === 'operation' ? context.failure.operation : null;
    return JSON.stringify([
      value,
      truth(relevant.asked),
      atWork,
      retried,
      context.failure?.step,
      context.requested,
      context.returnTo !== null,
      precision === 'rules' && isAway(state) ? null : laterReads(context, step),
    ]);
  };
}

/** Per question asked: unanswered, right, or wrong in which way. */
function questionStates(journey: Journey, step: Step, situation: Situation) {
  const wrong = complaintsOf(journey, step, situation);
  return askedQuestions(journey, step, situation).map((id) =>
    situation.answers[id] === undefined ? null : (wrong[id]?.map(({ notice }) => notice) ?? 0),
  );
}

/** Per operation of the step: not run for these answers, free to go on, or blocked by which outcome. What Continue does runs anew each time. */
const leaveToGoOn = (journey: Journey, step: Step, context: Context) => {
  const blocks = ({ run }: Run): string | false | null => {
    const outcome = currentOutcome(journey, run, context);
    if (!outcome) return null;
    return isBlocking(journey, run, outcome) ? outcome.name : false;
  };
  return [...[...step.load, ...step.check].map(blocks), ...step.submit.map((run) => blocks(run) || false)];
};
