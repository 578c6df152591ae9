import {
  askedQuestions,
  blockOf,
  type Context,
  complaintsOf,
  holds,
  initialOf,
  situationOf,
} from '../../engine/index.ts';
import { answerSamples } from '../samples.ts';
import { type Arrival, asking, type Draft, isCalm, type Part } from './state.ts';

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The step with nothing answered, with everything answered, and with the questions that an answer brings. */
export function views({ journey, step, samples }: Part): readonly Draft[] {
  const isFree = (context: Context) => isCalm(context) && !blockOf(journey, step, context);
  const isUntouched = (context: Context) => {
    const { answers, facts } = situationOf(context);
    return step.asks.every(({ question }) =>
      [undefined, initialOf(journey, question, facts)].includes(answers[question]),
    );
  };
  // What is only read has no answer, so that no sample gives one.
  const isOnlyRead = (id: string, facts: unknown) => answerSamples(samples, id, facts).length === 0;
  // Everything stands there already, from what the provider holds.
  const isPrefilled = ({ drafts }: Context) => Object.keys(drafts).length === 0;
  const isAnswered = (context: Context) => {
    const situation = situationOf(context);
    const asked = askedQuestions(journey, step, situation);
    return (
      asked.every((id) => !isBlank(situation.answers[id]) || isOnlyRead(id, situation.facts)) &&
      Object.keys(complaintsOf(journey, step, situation)).length === 0 &&
      !isUntouched(context)
    );
  };
  const first: Draft = {
    ...asking('First view', 'view', [], (context) => isFree(context) && isUntouched(context)),
    // A step that only says why the journey stops is never free, and one that is filled in never untouched.
    isLike: ({ snapshot: { context } }) => isCalm(context) && (isUntouched(context) || isPrefilled(context)),
  };
  const answered = asking('Answered', 'view', [], (context) => isFree(context) && isAnswered(context));
  return [first, ...(step.asks.length > 0 ? [answered] : []), ...moreAsked({ journey, step }, isFree)];
}

/** Beside a question that is always asked: what is asked besides when a rule holds. */
function moreAsked(
  { journey, step }: Pick<Part, 'journey' | 'step'>,
  isFree: (context: Context) => boolean,
): readonly Draft[] {
  if (step.asks.every(({ when }) => when !== undefined)) return [];
  const rules = new Set(step.asks.flatMap(({ when }) => when ?? []));
  return [...rules].map((rule) => {
    const more = step.asks.filter(({ when }) => when === rule);
    return asking(`More asked: ${rule}`, 'view', [], (context) => {
      const situation = situationOf(context);
      const isOpen = more.every(({ question }) => isBlank(situation.answers[question]));
      return isFree(context) && holds(journey, rule, situation) && isOpen;
    });
  });
}

/** Back on the step: from a later one, from the review, and because an earlier answer changed. */
export function returned(part: Part): readonly Draft[] {
  const { journey, step, machineStates } = part;
  const review = journey.steps.find(({ id }) => id === journey.review);
  const isReviewed = review !== undefined && step.index < review.index && step.asks.length > 0;
  const back = asking(
    'Returned to',
    'returned',
    [],
    (_context, { taken }) => taken.at(-1) === `${step.id}.returning always`,
  );
  const edited = asking(
    'Changed from the review',
    'returned',
    [],
    (_context, { event }) => event?.type === 'EDIT',
  );
  return [
    ...(machineStates.has('returning') ? [back] : []),
    ...(isReviewed ? [edited, ...askedAgain(part)] : []),
  ];
}

/** Asked again, because a change of an earlier answer made that necessary. */
function askedAgain({ journey, step }: Part): readonly Draft[] {
  const clearing = journey.steps
    .slice(0, step.index)
    .filter(({ resets }) => step.asks.some(({ question }) => resets.includes(question)))
    .map(({ id }) => id);
  if (clearing.length === 0) return [];
  const again = asking(
    'Asked again after a change',
    'returned',
    [],
    ({ resetQuestions }) => resetQuestions.length > 0,
  );
  const isBegunBy = (arrival: Arrival) =>
    arrival.event?.type === 'EDIT' && clearing.includes(arrival.snapshot.context.at ?? '');
  return [{ ...again, isBegunBy }];
}
