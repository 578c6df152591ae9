import { Fault, type FaultKind, faultKindOf, faultKinds } from '../fault.ts';
import type { FaultGoTo, GoTo, Journey, Situation, Step } from '../journey.ts';
import { operationOf } from '../lookup.ts';
import { type Context, situationOf } from '../memory.ts';
import { classify } from '../outcome.ts';
import { learn } from '../remember.ts';
import type { AnyEvent, Way } from '../transition.ts';
import { faultsAt, type Moment } from './faults.ts';

/** Where things are, for building the arrows out of an operation. */
export interface Ways {
  readonly journey: Journey;
  readonly step: Step;
  path(state: string, step?: string): string;
  end(id: string): string;
  /** Where a walk from the start begins. */
  readonly start: string;
}

/** Everywhere that an operation can lead, by an outcome or by a fault. */
export const destinationsOf = (journey: Journey, operation: string): readonly (GoTo | FaultGoTo)[] => [
  ...Object.values(operationOf(journey, operation).outcomes).map((outcome) => outcome.goTo),
  ...Object.values({ ...journey.faults, ...operationOf(journey, operation).faults }),
];

/** Whether an outcome or fault of an operation leads to an error page that tries just this operation again. */
export const retriesOperation = (journey: Journey, operation: string): boolean =>
  destinationsOf(journey, operation).some(
    (lead) => typeof lead === 'object' && 'errorPage' in lead && lead.retry === 'operation',
  );

/**
 * One arrow for each outcome of an operation. `on` says where the ones lead that let the journey go on. An outcome that
 * blocks goes the same way before Continue (the step itself shows the block), and back to the questions after it.
 * @param startedWith the situation that the operation was started with, where answers may have changed since
 */
export function outcomeWays(
  { journey, step, path, end, start }: Ways,
  id: string,
  on: (way: Omit<Way, 'to'>) => readonly Way[],
  moment: Moment = 'after Continue',
  startedWith: (context: Context) => Situation = situationOf,
): Way[] {
  const operation = operationOf(journey, id);
  return Object.entries(operation.outcomes).flatMap(([name, outcome]) => {
    const learnt = (context: Context, event: AnyEvent) => {
      const output = 'output' in event ? event.output : undefined;
      const { notices, ...memory } = learn(journey, id, name, output, context, startedWith(context));
      // Whatever went wrong at this step before, this came back. What went wrong at another is still to be told there.
      const halted = context.failure?.step === step.id ? null : context.failure;
      return { memory: { ...memory, halted }, notices };
    };
    const way = {
      kind: 'outcome',
      because: name,
      outcome: { operation: id, name },
      when: (context: Context, event: AnyEvent) =>
        classify(operation, 'output' in event ? event.output : undefined, startedWith(context)) === name,
      change: (context: Context, event: AnyEvent) => learnt(context, event).memory,
    } as const;
    const { goTo } = outcome;
    if (goTo === 'next') return on(way);
    if (goTo === 'block') {
      const blocked = { ...way, because: `${name}: cannot continue` };
      return moment === 'before Continue' ? on(blocked) : [{ ...blocked, to: path('asking') }];
    }
    if (goTo === 'stay') {
      return [
        {
          ...way,
          to: path('asking'),
          change: (context, event) => {
            const { memory, notices } = learnt(context, event);
            return {
              ...memory,
              outcomes: forget(memory.outcomes, id),
              flashes: notices.map((notice) => ({ notice })),
              attempts: context.attempts + 1,
              submitQueued: null,
            };
          },
        },
      ];
    }
    if (goTo === 'restart') {
      return [
        {
          ...way,
          to: start,
          change: (context, event) => ({
            ...learnt(context, event).memory,
            drafts: {},
            keys: {},
            requested: null,
            submitQueued: null,
            returnTo: journey.review ?? null,
          }),
        },
      ];
    }
    return [leave(way, { journey, step, path, end, start }, id, goTo)];
  });
}

const forget = (outcomes: Context['outcomes'], operation: string): Context['outcomes'] =>
  Object.fromEntries(Object.entries(outcomes).filter(([id]) => id !== operation));

function leave(
  way: Omit<Way, 'to'>,
  { step, path, end }: Ways,
  id: string,
  goTo: Exclude<GoTo, string>,
): Way {
  if ('end' in goTo) {
    return {
      ...way,
      to: end(goTo.end),
      change: (context, event) => ({
        ...way.change?.(context, event),
        ended: { end: goTo.end, notice: goTo.notice ?? null },
      }),
    };
  }
  return {
    ...way,
    to: path('halted'),
    change: (context, event) => ({
      ...way.change?.(context, event),
      // What led to an error page does not stand: the way back from there asks again.
      outcomes: forget(way.change?.(context, event).outcomes ?? context.outcomes, id),
      failure: {
        step: step.id,
        operation: id,
        errorPage: goTo.errorPage,
        notice: goTo.notice,
        retry: goTo.retry ?? 'step',
      },
    }),
  };
}

/** What a message can say of a fault: how long to wait. */
const told = (event: AnyEvent) => {
  const error = 'error' in event ? event.error : undefined;
  return error instanceof Fault && error.retryAfter ? { values: { seconds: error.retryAfter } } : {};
};

/** One arrow for each way in which an operation can fail: those that it names itself or the journey names, then all others. */
export function faultWays(
  ways: Ways,
  id: string,
  on: (way: Omit<Way, 'to'>) => readonly Way[],
  moment: Moment = 'after Continue',
): Way[] {
  const { journey, path } = ways;
  const faults = faultsAt(journey, id, moment);
  const named = faultKinds.filter((kind) => faults[kind] !== undefined);
  const lead = (goTo: FaultGoTo, because: string, kind?: FaultKind): readonly Way[] => {
    const way = {
      kind: 'fault',
      because,
      ...(kind
        ? {
            when: (_context: Context, event: AnyEvent) =>
              faultKindOf('error' in event ? event.error : undefined) === kind,
          }
        : {}),
    } as const;
    if (goTo === 'next') return on(way);
    if ('stay' in goTo) {
      return [
        {
          ...way,
          to: path('asking'),
          change: (context, event) => ({
            flashes: [
              {
                notice: goTo.stay,
                ...(goTo.durationMs === undefined ? {} : { durationMs: goTo.durationMs }),
                ...told(event),
              },
            ],
            attempts: context.attempts + 1,
            submitQueued: null,
          }),
        },
      ];
    }
    return [leave(way, ways, id, goTo)];
  };
  return [
    ...named.flatMap((kind) => lead(faults[kind] as FaultGoTo, kind, kind)),
    ...lead(faults.otherwise as FaultGoTo, 'any other fault'),
  ];
}
