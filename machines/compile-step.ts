import { faultWays, leadsOf, outcomeWays, retriesOperation, type Ways } from './compile-operation.ts';
import type { Journey, Step } from './journey.ts';
import {
  askedQuestions,
  blockedBy,
  type Context,
  classify,
  commit,
  complaintsOf,
  enter,
  holds,
  initialEntries,
  isAnswered,
  operationOf,
  pending,
  pendingCheck,
  retreat,
  sameAnswer,
  situationOf,
} from './memory.ts';
import type { AnyEvent, JourneyEvent, Transitions, Way } from './transition.ts';

type EventOf<T extends JourneyEvent['type']> = Extract<JourneyEvent, { type: T }>;
const as = <T extends JourneyEvent['type']>(event: AnyEvent): EventOf<T> => event as EventOf<T>;

/** Whether the journey is on its way to another step than this one, so that answered steps are passed over. */
const isPassing = (context: Context, step: Step): boolean => {
  const goal = context.opening ?? context.seeking;
  return goal !== null && goal !== step.id;
};

/**
 * One step as a compound state:
 * `arriving` (is it asked? is it answered already?), `needing:x` (an operation that decides whether it is asked),
 * `returning` (the same question, backwards), `asking`, `settling:x` and `checking:x` (a check of what was entered),
 * `doing:x` (what Continue does), `confirmingBack`, `exiting`, `leaving`, `saving`, `aside:x`, `halted`.
 */
export function compileStep(journey: Journey, step: Step, transitions: Transitions, newKey: () => string) {
  const path = (state: string, of = step.id) => `#${journey.id}.${of}.${state}`;
  const end = (id: string) => `#${journey.id}.end:${id}`;
  const first = journey.steps[0] as Step;
  const next = journey.steps[step.index + 1];
  const previous = journey.steps[step.index - 1];
  const on = (state: string, event: string, ways: readonly Way[]) =>
    transitions.of(`${step.id}.${state}`, event, ways);
  const ways: Ways = { journey, step, path, end, start: path('arriving', first.id) };

  const canBeBlocked =
    step.stops.length > 0 ||
    [...step.needs, ...step.checks, ...step.does].some(({ run }) => leadsOf(journey, run).includes('block'));
  // What a step needs is asked for anew when its page is loaded again, so that only what comes later leaves it on an
  // error page.
  const canBeHalted = [
    ...[...step.checks, ...step.does].map(({ run }) => run),
    ...Object.values(step.asides).flatMap(({ does }) => does.map(({ run }) => run)),
    ...(journey.exit?.save ? [journey.exit.save] : []),
  ].some((run) => leadsOf(journey, run).some((lead) => typeof lead === 'object' && 'halt' in lead));

  /** Onward from the i-th thing that Continue does: the next one that applies, else the next step. */
  const onward = (from: number, way: Omit<Way, 'to'>): Way[] => {
    const list: Way[] = [];
    for (const run of step.does.slice(from)) {
      const rule = run.when;
      const when = way.when;
      list.push({
        ...way,
        to: path(`doing:${run.run}`),
        because: rule ? `${way.because}, and ${rule}` : way.because,
        ...(rule
          ? {
              when: (context: Context, event: AnyEvent) =>
                (when?.(context, event) ?? true) && holds(journey, rule, situationOf(context)),
            }
          : {}),
      });
      if (!rule) return list;
    }
    if (next) list.push({ ...way, to: path('arriving', next.id) });
    return list;
  };

  const arriving: Way[] = [
    ...step.needs.map(
      (run): Way => ({
        kind: 'gate',
        because: `needs to know: ${run.run}`,
        to: path(`needing:${run.run}`),
        when: (context) => pending(journey, step.needs, context)?.run === run.run,
      }),
    ),
    ...(step.askedWhen !== undefined && next
      ? [
          {
            kind: 'gate' as const,
            because: `passed over, unless ${step.askedWhen}`,
            to: path('arriving', next.id),
            when: (context: Context) => !holds(journey, step.askedWhen, situationOf(context)),
          },
        ]
      : []),
    ...(canBeHalted
      ? [
          {
            kind: 'gate' as const,
            because: 'came back to an error page',
            to: path('halted'),
            when: (context: Context) => context.halted?.step === step.id,
          },
        ]
      : []),
    ...(next && step.id !== journey.review
      ? [
          {
            kind: 'gate' as const,
            because: 'already answered',
            to: path('arriving', next.id),
            when: (context: Context) => isPassing(context, step) && isAnswered(journey, step, context),
          },
        ]
      : []),
    ...step.checks.map(
      (run): Way => ({
        kind: 'gate',
        because: `already answered, to be checked again: ${run.run}`,
        to: path(`rechecking:${run.run}`),
        when: (context) => isPassing(context, step) && pendingCheck(journey, step, context)?.run === run.run,
      }),
    ),
    { kind: 'gate', because: 'asked', to: path('asking') },
  ];

  const returning: Way[] = [
    ...(step.askedWhen !== undefined
      ? [
          {
            kind: 'gate' as const,
            because: `passed over, unless ${step.askedWhen}`,
            to: previous ? path('returning', previous.id) : end(journey.backEnd),
            when: (context: Context) => !holds(journey, step.askedWhen, situationOf(context)),
            change: (context: Context) => ({
              ...retreat(journey, step, context),
              ...(previous ? {} : { ended: { end: journey.backEnd, notice: null } }),
            }),
          },
        ]
      : []),
    { kind: 'gate', because: 'asked', to: path('asking') },
  ];

  /** An arrow that ends the journey, with all that was learnt on it. */
  const ending = (way: Omit<Way, 'to'>, to: string): Way => ({
    ...way,
    to: end(to),
    change: (context, event) => ({ ...way.change?.(context, event), ended: { end: to, notice: null } }),
  });

  const goBack: Way = {
    kind: 'event',
    because: 'goes back',
    to: previous ? path('returning', previous.id) : end(journey.backEnd),
    change: (context) => ({
      ...retreat(journey, step, context),
      complaints: {},
      said: [],
      forgotten: [],
      opening: null,
      seeking: null,
      ...(previous ? {} : { ended: { end: journey.backEnd, notice: null } }),
    }),
  };

  const open: Way = {
    kind: 'event',
    because: 'an address was opened',
    to: ways.start,
    change: (_context, event) => ({
      opening: as<'OPEN'>(event).step,
      entries: {},
      complaints: {},
      said: [],
      halted: null,
    }),
  };

  const answer = (context: Context, event: AnyEvent): Partial<Context> => {
    const { question, value } = as<'ANSWER'>(event);
    return {
      entries: enter(journey, step, context, question, value),
      said: [],
      pressed: false,
      keys: { ...context.keys, [step.id]: newKey() },
    };
  };
  const isAsked = (context: Context, event: AnyEvent) =>
    askedQuestions(journey, step, situationOf(context)).includes(as<'ANSWER'>(event).question);

  /** What may happen while the questions are on the screen. */
  const inHand = (state: string) => ({
    ...(journey.back === 'none'
      ? {}
      : {
          BACK:
            journey.back === 'confirmed'
              ? on(state, 'BACK', [
                  { kind: 'event', because: 'asks whether to go back', to: path('confirmingBack') },
                ])
              : on(state, 'BACK', [goBack]),
          GO_BACK: on(state, 'GO_BACK', [goBack]),
        }),
    ...(journey.exit
      ? { EXIT: on(state, 'EXIT', [{ kind: 'event', because: 'asks how to leave', to: path('exiting') }]) }
      : {}),
    ...(Object.keys(step.asides).length > 0
      ? {
          ASIDE: on(
            state,
            'ASIDE',
            Object.entries(step.asides).map(([name, aside]) => ({
              kind: 'event',
              because: aside.offeredWhen ? `${name}, because ${aside.offeredWhen}` : name,
              to: path(`aside:${name}`),
              when: (context, event) =>
                as<'ASIDE'>(event).aside === name && holds(journey, aside.offeredWhen, situationOf(context)),
            })),
          ),
        }
      : {}),
  });

  const states: Record<string, object> = {
    arriving: { always: on('arriving', 'always', arriving) },
    asking: {
      entry: transitions.enter((context) => ({
        at: step.id,
        opening: null,
        halted: null,
        entries: initialEntries(journey, step, context),
        seeking: context.seeking === step.id ? null : context.seeking,
        keys: context.keys[step.id] ? context.keys : { ...context.keys, [step.id]: newKey() },
      })),
      ...(step.checks.length > 0
        ? {
            always: on(
              'asking',
              'always',
              step.checks.map((run) => ({
                kind: 'gate',
                because: `to be checked: ${run.run}`,
                to: path(`${run.after ? 'settling' : 'checking'}:${run.run}`),
                when: (context) => pendingCheck(journey, step, context)?.run === run.run,
              })),
            ),
          }
        : {}),
      on: {
        ...(step.asks.length > 0
          ? {
              ANSWER: on('asking', 'ANSWER', [
                { kind: 'event', because: 'enters an answer', when: isAsked, change: answer },
              ]),
            }
          : {}),
        CONTINUE: on('asking', 'CONTINUE', [
          ...(canBeBlocked
            ? [
                {
                  kind: 'event' as const,
                  because: 'cannot continue: stopped',
                  when: (context: Context) => blockedBy(journey, step, context) !== undefined,
                  change: (context: Context) => ({ attempts: context.attempts + 1, pressed: false }),
                },
              ]
            : []),
          ...(step.asks.length > 0
            ? [
                {
                  kind: 'event' as const,
                  because: 'cannot continue: an answer is missing or wrong',
                  when: (context: Context) =>
                    Object.keys(complaintsOf(journey, step, situationOf(context))).length > 0,
                  change: (context: Context) => ({
                    complaints: complaintsOf(journey, step, situationOf(context)),
                    attempts: context.attempts + 1,
                    pressed: false,
                  }),
                },
              ]
            : []),
          ...onward(0, {
            kind: 'event',
            because: 'continues',
            change: (context) => ({
              ...commit(journey, step, context),
              complaints: {},
              attempts: 0,
              said: [],
              pressed: false,
            }),
          }),
        ]),
        ...(step.id === journey.review
          ? {
              EDIT: on('asking', 'EDIT', [
                {
                  kind: 'event',
                  because: 'changes an answer',
                  to: ways.start,
                  change: (_context, event) => ({
                    opening: as<'EDIT'>(event).step,
                    seeking: step.id,
                    said: [],
                    forgotten: [],
                  }),
                },
              ]),
            }
          : {}),
        ...inHand('asking'),
        OPEN: on('asking', 'OPEN', [open]),
      },
    },
    halted: {
      entry: transitions.enter(() => ({ at: step.id, opening: null, pressed: false })),
      on: {
        RETRY: on('halted', 'RETRY', [
          ...step.does
            .filter((run) => retriesOperation(journey, run.run))
            .map(
              (run): Way => ({
                kind: 'event',
                because: `tries again: ${run.run}`,
                to: path(`doing:${run.run}`),
                when: (context) =>
                  context.halted?.operation === run.run && context.halted.retry === 'operation',
                change: () => ({ halted: null }),
              }),
            ),
          {
            kind: 'event',
            because: 'returns to the step',
            to: ways.start,
            change: () => ({ opening: step.id, halted: null, said: [] }),
          },
        ]),
        HOME: on('halted', 'HOME', [
          {
            kind: 'event',
            because: 'goes home',
            to: end(journey.backEnd),
            change: () => ({ ended: { end: journey.backEnd, notice: null } }),
          },
        ]),
        OPEN: on('halted', 'OPEN', [open]),
      },
    },
  };

  if (next) states.returning = { always: on('returning', 'always', returning) };

  if (journey.back === 'confirmed') {
    states.confirmingBack = {
      on: {
        STAY: on('confirmingBack', 'STAY', [{ kind: 'event', because: 'stays', to: path('asking') }]),
        GO_BACK: on('confirmingBack', 'GO_BACK', [goBack]),
      },
    };
  }

  const invoke = (state: string, operation: string, done: readonly Way[], failed: readonly Way[]) => ({
    id: `${step.id}.${state}`,
    src: operation,
    input: ({ context }: { context: Context }) => ({
      situation: situationOf(context),
      key: context.keys[step.id] ?? '',
    }),
    onDone: on(state, 'done', done),
    onError: on(state, 'fault', failed),
  });

  if (journey.exit) {
    const { leave, save, end: leftEnd } = journey.exit;
    const left = ending({ kind: 'event', because: 'leaves' }, leftEnd);
    states.exiting = {
      on: {
        STAY: on('exiting', 'STAY', [{ kind: 'event', because: 'stays', to: path('asking') }]),
        ...(journey.back === 'none' ? {} : { GO_BACK: on('exiting', 'GO_BACK', [goBack]) }),
        LEAVE: on('exiting', 'LEAVE', [
          leave ? { kind: 'event', because: 'leaves without saving', to: path('leaving') } : left,
        ]),
        ...(save
          ? {
              SAVE: on('exiting', 'SAVE', [
                { kind: 'event', because: 'saves and leaves', to: path('saving') },
              ]),
            }
          : {}),
      },
    };
    if (leave) {
      states.leaving = {
        invoke: invoke('leaving', leave, leavingWays(journey, leave, left), [
          { ...left, kind: 'fault', because: 'leaves all the same' },
        ]),
      };
    }
    if (save) {
      states.saving = {
        invoke: invoke(
          'saving',
          save,
          outcomeWays(ways, save, (way) => [ending(way, leftEnd)]),
          faultWays(ways, save, (way) => [ending(way, leftEnd)]),
        ),
      };
    }
  }

  for (const run of step.needs) {
    const back: Way = { kind: 'outcome', because: '', to: path('arriving') };
    const state = `needing:${run.run}`;
    states[state] = {
      invoke: invoke(
        state,
        run.run,
        outcomeWays(ways, run.run, (way) => [{ ...back, ...way }], 'before Continue'),
        faultWays(ways, run.run, (way) => [{ ...back, ...way }]),
      ),
    };
  }

  for (const run of step.checks) {
    const rechecking = `rechecking:${run.run}`;
    const checking = `checking:${run.run}`;
    const reads = operationOf(journey, run.run).reads;
    const toArriving = (way: Omit<Way, 'to'>): Way[] => [{ ...way, to: path('arriving') }];
    const toAsking = (way: Omit<Way, 'to'>): Way[] => [{ ...way, to: path('asking'), pressAgain: true }];
    states[rechecking] = {
      invoke: invoke(
        rechecking,
        run.run,
        outcomeWays(ways, run.run, toArriving, 'before Continue'),
        faultWays(ways, run.run, toArriving),
      ),
    };
    const touches = (context: Context, event: AnyEvent) => {
      const { question, value } = as<'ANSWER'>(event);
      return (
        isAsked(context, event) &&
        reads.includes(question) &&
        !sameAnswer(journey, question, situationOf(context).answers[question], value)
      );
    };
    const during = (state: string) => ({
      ANSWER: on(state, 'ANSWER', [
        {
          kind: 'event',
          because: 'enters another answer, to be checked instead',
          to: path('asking'),
          when: touches,
          change: answer,
        },
        { kind: 'event', because: 'enters an answer', when: isAsked, change: answer },
      ]),
      ...inHand(state),
    });
    states[checking] = {
      invoke: invoke(
        checking,
        run.run,
        outcomeWays(ways, run.run, toAsking, 'before Continue'),
        faultWays(ways, run.run, toAsking),
      ),
      on: {
        ...during(checking),
        CONTINUE: on(checking, 'CONTINUE', [
          { kind: 'event', because: 'continues as soon as it is checked', change: () => ({ pressed: true }) },
        ]),
      },
    };
    if (run.after) {
      const settling = `settling:${run.run}`;
      states[settling] = {
        after: {
          [run.after]: on(settling, `after ${run.after}`, [
            { kind: 'delay', because: `${run.after} ms after the last change`, to: path(checking) },
          ]),
        },
        on: {
          ...during(settling),
          CONTINUE: on(settling, 'CONTINUE', [
            {
              kind: 'event',
              because: 'continues as soon as it is checked',
              to: path(checking),
              change: () => ({ pressed: true }),
            },
          ]),
        },
      };
    }
  }

  step.does.forEach((run, index) => {
    const state = `doing:${run.run}`;
    states[state] = {
      invoke: invoke(
        state,
        run.run,
        outcomeWays(ways, run.run, (way) => onward(index + 1, way)),
        faultWays(ways, run.run, (way) => onward(index + 1, way)),
      ),
    };
  });

  for (const [name, aside] of Object.entries(step.asides)) {
    const state = `aside:${name}`;
    const [run] = aside.does;
    states[state] = {
      on: {
        STAY: on(state, 'STAY', [{ kind: 'event', because: 'stays', to: path('asking') }]),
        GO: on(state, 'GO', [
          run
            ? { kind: 'event', because: name, to: path(`${state}:${run.run}`) }
            : ending({ kind: 'event', because: name }, aside.end),
        ]),
      },
    };
    if (run) {
      states[`${state}:${run.run}`] = {
        invoke: invoke(
          `${state}:${run.run}`,
          run.run,
          outcomeWays(ways, run.run, (way) => [ending(way, aside.end)]),
          faultWays(ways, run.run, (way) => [ending(way, aside.end)]),
        ),
      };
    }
  }

  return { initial: 'arriving', meta: { step: step.id }, states };
}

/** Whatever comes of what leaving does, the journey ends; each outcome has its arrow all the same. */
const leavingWays = (journey: Journey, operation: string, left: Way): Way[] =>
  Object.keys(operationOf(journey, operation).outcomes).map((name) => ({
    ...left,
    kind: 'outcome',
    because: `${left.because}: ${name}`,
    outcome: { operation, name },
    when: (context, event) =>
      classify(
        operationOf(journey, operation),
        'output' in event ? event.output : undefined,
        situationOf(context),
      ) === name,
  }));
