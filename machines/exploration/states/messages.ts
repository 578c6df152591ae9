import {
  blockOf,
  type Context,
  currentOutcome,
  type GoTo,
  holds,
  initialOf,
  type Journey,
  type NoticeKey,
  type NoticeRule,
  type Outcome,
  operationOf,
  questionOf,
  situationOf,
} from '../../engine/index.ts';
import { answerSamples, type Samples } from '../samples.ts';
import {
  type Arrival,
  asking,
  type Draft,
  faultLeadsOf,
  isCalm,
  operationsThatReturn,
  type Part,
} from './state.ts';

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** What the checks of the questions complain about. */
export const refusedStates = ({ journey, step, samples }: Part): readonly Draft[] =>
  step.asks.flatMap(({ question }) =>
    complaintKeys(journey, samples, question).map((notice) =>
      asking(`Refused: ${notice}`, 'refused', [question], ({ complaints }) =>
        Boolean(complaints[question]?.some((complaint) => complaint.notice === notice)),
      ),
    ),
  );

/**
 * The keys of everything that a question complains about, for what the samples enter and for nothing at all. A question
 * that begins with an answer cannot be left without one.
 */
function complaintKeys(journey: Journey, samples: Samples, id: string): readonly NoticeKey[] {
  const question = questionOf(journey, id);
  const found = factsIn(journey, samples).flatMap((facts) => {
    const nothing = initialOf(journey, id, facts) === undefined ? [undefined] : [];
    return [...nothing, ...answerSamples(samples, id, facts)].flatMap((value) =>
      question.check(value, facts),
    );
  });
  return [...new Set(found.map(({ notice }) => notice))];
}

/** What is known at the beginning, and what is learnt from each sample of an operation: some complaints need it. */
function factsIn(journey: Journey, samples: Samples): readonly object[] {
  const situation = { answers: {}, facts: journey.initialFacts, editing: false };
  const learnt = Object.entries(journey.operations).flatMap(([operation, { outcomes }]) =>
    Object.entries(outcomes).flatMap(([name, { facts: learns }]) =>
      (samples.outputs[operation]?.[name] ?? []).flatMap((output) => {
        // What builds on what others learnt tells nothing by itself.
        try {
          return learns ? [learns(output, situation)] : [];
        } catch {
          return [];
        }
      }),
    ),
  );
  return [journey.initialFacts, ...learnt.map((facts) => ({ ...journey.initialFacts, ...facts }))];
}

/** What the rules of the step stop at, and what they tell. */
export function ruled({ journey, step }: Part): readonly Draft[] {
  const stopped = ({ when, notice }: NoticeRule) =>
    asking(`Stopped: ${notice}`, 'notice', [when], (context) => {
      const blocked = blockOf(journey, step, context);
      return blocked?.because === when && blocked.notices.includes(notice);
    });
  const informed = ({ when, notice }: NoticeRule) =>
    asking(
      `Told: ${notice}`,
      'notice',
      [when],
      (context) => isCalm(context) && holds(journey, when, situationOf(context)),
    );
  return [...step.blocks.map(stopped), ...step.notices.map(informed)];
}

/** What outcomes and faults of operations have to say beside the questions. */
export function messageStates(part: Part): readonly Draft[] {
  const { journey, samples } = part;
  const operations = operationsThatReturn(part);
  const outcomes = operations.flatMap((run) =>
    Object.entries(operationOf(journey, run).outcomes).flatMap(([name, outcome]) =>
      noticeLists(journey, outcome, samples.outputs[run]?.[name] ?? []).flatMap((notices) =>
        outcomeState(part, { run, name, goTo: outcome.goTo, notices }),
      ),
    ),
  );
  const stays = operations
    .flatMap((run) => faultLeadsOf(part, run))
    .flatMap((goTo) => (typeof goTo === 'object' && 'stay' in goTo ? [goTo.stay] : []));
  const faults = [...new Set(stays)].map((notice) =>
    asking(`Returned: ${notice}`, 'notice', ['a call failed'], ({ flashes }, { event }) =>
      Boolean(
        event?.type.startsWith('xstate.error.') &&
          sameList(
            flashes.map((message) => message.notice),
            [notice],
          ),
      ),
    ),
  );
  return [...outcomes, ...faults];
}

/** Stands for messages that cannot be told, because there is no sample. Nothing shows them. */
const untold: readonly NoticeKey[] = ['no sample'];

/** The different lists of messages with which an outcome comes, for the outputs that the samples have of it. */
function noticeLists(
  journey: Journey,
  outcome: Outcome,
  outputs: readonly unknown[],
): readonly (readonly NoticeKey[])[] {
  if (outputs.length === 0) return [untold];
  const situation = { answers: {}, facts: journey.initialFacts, editing: false };
  const lists = outputs.map((output) => outcome.notices?.(output, situation) ?? []);
  return lists.filter((list, index) => lists.findIndex((other) => sameList(list, other)) === index);
}

interface Comes {
  readonly run: string;
  readonly name: string;
  readonly goTo: GoTo;
  readonly notices: readonly NoticeKey[];
}

function outcomeState({ journey, step }: Part, { run, name, goTo, notices }: Comes): readonly Draft[] {
  const [first = 'nothing said'] = notices;
  const details = [name, run];
  const comesFrom = ({ event }: Arrival) => Boolean(event?.type.endsWith(`:${run}`));
  const stands = (context: Context): boolean => {
    const outcome = currentOutcome(journey, run, context);
    return outcome?.name === name && sameList(outcome.notices, notices);
  };
  const isBegunBy = (arrival: Arrival) => comesFrom(arrival) && stands(arrival.snapshot.context);
  if (goTo === 'block') {
    const isShown = (context: Context) =>
      stands(context) && blockOf(journey, step, context)?.because === name;
    return [{ ...asking(`Stopped: ${first}`, 'notice', details, isShown), isBegunBy }];
  }
  const isSilent =
    notices.length === 0 || (notices === untold && !operationOf(journey, run).outcomes[name]?.notices);
  if (isSilent) return [];
  // What comes of Continue leads to another step, where it is not told.
  if (goTo === 'next' && [...step.load, ...step.check].some((item) => item.run === run)) {
    const isShown = (context: Context) =>
      stands(context) && isCalm(context) && !blockOf(journey, step, context);
    return [{ ...asking(`Told: ${first}`, 'notice', details, isShown), isBegunBy }];
  }
  if (goTo !== 'stay') return [];
  const isShown = ({ flashes }: Context, arrival: Arrival) =>
    comesFrom(arrival) &&
    sameList(
      flashes.map(({ notice }) => notice),
      notices,
    );
  return [asking(`Returned: ${first}`, 'notice', details, isShown)];
}
