import { assign, raise } from 'xstate';
import { complaintsOf, initialEntries } from '../answered.ts';
import type { JourneyEvent } from '../event.ts';
import { Fault } from '../fault.ts';
import type { Answers, FaultGoTo, Journey, Step } from '../journey.ts';
import { operationOf, stepOf } from '../lookup.ts';
import { type Context, situationOf } from '../memory.ts';
import { outcomesAt, startedWith, unblocked } from '../outcome.ts';
import { commit, enter, learn, retreat } from '../remember.ts';
import { type AnyEvent, eventAs } from '../transition.ts';

/** What actions work with besides the context: what the journey says, and what only the outside world can do. */
export interface ActionTools {
  readonly journey: Journey;
  readonly newKey: () => string;
  readonly taken: ((id: string) => void) | undefined;
}

type Change<P> = (context: Context, event: AnyEvent, params: P) => Partial<Context>;

interface OfStep {
  readonly step: string;
}
interface OfOperation {
  readonly operation: string;
  readonly outcome: string;
}

const outputOf = (event: AnyEvent): unknown => ('output' in event ? event.output : undefined);

/** What was complained of and is still wrong with these drafts; a step that does not insist forgets nothing till Continue. */
function stillWrong(journey: Journey, step: Step, context: Context, drafts: Answers): Context['complaints'] {
  if (!step.disableWhileInvalid) return context.complaints;
  const wrong = complaintsOf(journey, step, situationOf({ ...context, drafts }));
  return Object.fromEntries(Object.entries(wrong).filter(([id]) => id in context.complaints));
}

/** What an operation came back with is over. */
const nothingReturned = { flashes: [], stayed: null } as const satisfies Partial<Context>;

const forget = (outcomes: Context['outcomes'], operation: string): Context['outcomes'] =>
  Object.fromEntries(Object.entries(outcomes).filter(([id]) => id !== operation));

/** What a message can say of a fault: how long to wait. */
const placeholdersOf = (event: AnyEvent) => {
  const error = 'error' in event ? event.error : undefined;
  return error instanceof Fault && error.retryAfter ? { values: { seconds: error.retryAfter } } : {};
};

/** Every change that a transition makes to the context, by its name. */
const changesOf = ({ journey, newKey, taken }: ActionTools) => {
  const stepNow = ({ at }: Context): Step => stepOf(journey, at ?? '');
  return {
    enterStep: ((context, _event, { step: id }) => {
      const step = stepOf(journey, id);
      return {
        at: id,
        requested: null,
        failure: null,
        checked: null,
        drafts: initialEntries(journey, step, context),
        returnTo: context.returnTo === id ? null : context.returnTo,
        outcomes: outcomesAt(journey, step, context),
        keys: context.keys[id] ? context.keys : { ...context.keys, [id]: newKey() },
      };
    }) satisfies Change<OfStep>,

    /** A new answer is a new intention, so the step gets another key. */
    enterAnswer: ((context, event) => {
      const step = stepNow(context);
      const { question, value } = eventAs<'ANSWER'>(event);
      const drafts = enter(journey, step, context, question, value);
      return {
        drafts,
        complaints: stillWrong(journey, step, context, drafts),
        ...nothingReturned,
        submitQueued: null,
        keys: { ...context.keys, [step.id]: newKey() },
      };
    }) satisfies Change<unknown>,

    countAttempt: (({ attempts }) => ({
      attempts: attempts + 1,
      submitQueued: null,
    })) satisfies Change<unknown>,

    complain: ((context) => ({
      complaints: complaintsOf(journey, stepNow(context), situationOf(context)),
      attempts: context.attempts + 1,
      submitQueued: null,
    })) satisfies Change<unknown>,

    saveAnswers: ((context) => ({
      ...commit(journey, stepNow(context), context),
      complaints: {},
      attempts: 0,
      ...nothingReturned,
      submitQueued: null,
    })) satisfies Change<unknown>,

    edit: (({ at }, event) => ({
      requested: eventAs<'EDIT'>(event).step,
      returnTo: at,
      ...nothingReturned,
      resetQuestions: [],
    })) satisfies Change<unknown>,

    /** A changed answer is a new intention, so its step and the review get other keys. */
    updateAnswer: ((context, event) => {
      const { question, value } = eventAs<'UPDATE_ANSWER'>(event);
      const asking = journey.steps.find(({ asks }) => asks.some((ask) => ask.question === question));
      const changed = [asking?.id, context.at].flatMap((id) => id ?? []);
      return {
        answers: { ...context.answers, [question]: value },
        requested: context.at,
        ...nothingReturned,
        keys: { ...context.keys, ...Object.fromEntries(changed.map((id) => [id, newKey()])) },
      };
    }) satisfies Change<unknown>,

    open: ((context, event) => ({
      requested: eventAs<'OPEN'>(event).step,
      outcomes: unblocked(journey, context),
      drafts: {},
      complaints: {},
      ...nothingReturned,
      resetQuestions: [],
      failure: null,
    })) satisfies Change<unknown>,

    goBack: ((context, _event, { step }) => ({
      ...retreat(journey, stepOf(journey, step), context),
      complaints: {},
      ...nothingReturned,
      resetQuestions: [],
      requested: null,
      returnTo: null,
    })) satisfies Change<OfStep>,

    forgetFrom: ((context, _event, { step }) =>
      retreat(journey, stepOf(journey, step), context)) satisfies Change<OfStep>,

    queue: ((_context, event) => ({ submitQueued: event as JourneyEvent })) satisfies Change<unknown>,

    startCheck: ((context, _event, { operation }) => ({
      checked: { operation, answers: situationOf(context).answers },
    })) satisfies Change<{ operation: string }>,

    learn: ((context, event, { step, operation, outcome }) => {
      const before = startedWith(operation, context);
      const { notices, ...memory } = learn(journey, operation, outcome, outputOf(event), context, before);
      const learnt: Partial<Context> = {
        ...memory,
        // Whatever went wrong at this step before, this came back. What went wrong at another is still to be told there.
        failure: context.failure?.step === step ? null : context.failure,
      };
      const { goTo } = operationOf(journey, operation).outcomes[outcome] ?? { goTo: 'next' };
      if (goTo === 'stay') {
        return {
          ...learnt,
          outcomes: forget(memory.outcomes, operation),
          stayed: { step, operation, because: outcome },
          flashes: notices.map((notice) => ({ notice })),
          attempts: context.attempts + 1,
          submitQueued: null,
        };
      }
      if (goTo === 'restart') {
        return {
          ...learnt,
          drafts: {},
          keys: {},
          requested: null,
          submitQueued: null,
          checked: null,
          returnTo: journey.review ?? null,
        };
      }
      return typeof goTo === 'string'
        ? learnt
        : { ...learnt, ...leave(step, operation, goTo, memory.outcomes) };
    }) satisfies Change<OfStep & OfOperation>,

    /** What became of leaving is for those who come after the end. */
    learnFacts: ((context, event, { operation, outcome }) => ({
      facts: learn(journey, operation, outcome, outputOf(event), context).facts,
    })) satisfies Change<OfOperation>,

    fail: ((context, event, { step, operation, goTo }) => {
      if ('stay' in goTo) {
        const { stay: notice, durationMs } = goTo;
        const flash = {
          notice,
          ...(durationMs === undefined ? {} : { durationMs }),
          ...placeholdersOf(event),
        };
        return { flashes: [flash], attempts: context.attempts + 1, submitQueued: null };
      }
      return leave(step, operation, goTo, context.outcomes);
    }) satisfies Change<OfStep & { operation: string; goTo: Exclude<FaultGoTo, string> }>,

    end: ((_context, _event, { end }) => ({ ended: { end, notice: null } })) satisfies Change<{
      end: string;
    }>,

    enterErrorPage: ((_context, _event, { step }) => ({
      at: step,
      requested: null,
      submitQueued: null,
      checked: null,
    })) satisfies Change<OfStep>,

    returnToStep: ((_context, _event, { step }) => ({
      requested: step,
      failure: null,
      ...nothingReturned,
    })) satisfies Change<OfStep>,

    clearQueued: (() => ({ submitQueued: null })) satisfies Change<unknown>,
    clearFailure: (() => ({ failure: null })) satisfies Change<unknown>,
    clearFlashes: (() => ({ flashes: [] })) satisfies Change<unknown>,
    tellSlow: ((_context, _event, { notice }) => ({
      flashes: [{ notice, isSlow: true }],
    })) satisfies Change<{ notice: string }>,

    observe: ((_context, _event, { id }) => {
      taken?.(id);
      return {};
    }) satisfies Change<{ id: string }>,
  };
};

/** To an end, or to an error page. What led to an error page is forgotten: the way back from there asks again. */
function leave(
  step: string,
  operation: string,
  goTo: Exclude<FaultGoTo, string | { readonly stay: string }>,
  outcomes: Context['outcomes'],
): Partial<Context> {
  if ('end' in goTo) return { ended: { end: goTo.end, notice: goTo.notice ?? null } };
  const { errorPage, notice, retry = 'step' } = goTo;
  return { outcomes: forget(outcomes, operation), failure: { step, operation, errorPage, notice, retry } };
}

/** The named actions of a journey's machine, as XState has them. */
export const actionsOf = (tools: ActionTools) => ({
  ...Object.fromEntries(
    Object.entries(changesOf(tools)).map(([name, change]) => [
      name,
      assign(({ context, event }: { context: Context; event: AnyEvent }, params: never) =>
        (change as Change<never>)(context, event, params),
      ),
    ]),
  ),
  /** Does what was pressed while the check was running. No state lists the other event, so it comes to nothing. */
  sendQueued: raise(
    ({ context }: { context: Context }) => context.submitQueued ?? { type: 'NOTHING_QUEUED' },
  ),
});
