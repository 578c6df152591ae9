import { assign, raise } from 'xstate';
import type { Context } from './memory.ts';

/** Everything that can happen to a journey from outside. Operations and delays add XState's own events. */
export type JourneyEvent =
  | { readonly type: 'ANSWER'; readonly question: string; readonly value: unknown }
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'BACK' }
  | { readonly type: 'GO_BACK' }
  | { readonly type: 'STAY' }
  | { readonly type: 'EXIT' }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'SAVE' }
  | { readonly type: 'EDIT'; readonly step: string }
  | { readonly type: 'OPEN'; readonly step: string }
  | { readonly type: 'ASIDE'; readonly aside: string }
  | { readonly type: 'GO' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'HOME' };

/** An event as guards and actions see it: one of ours, or the end of an operation. */
export type AnyEvent =
  | JourneyEvent
  | { readonly type: string; readonly output?: unknown; readonly error?: unknown };

/** One arrow of the graph, with the reason why it is taken in words. */
export interface Way {
  readonly to?: string;
  readonly because: string;
  readonly kind: 'gate' | 'event' | 'outcome' | 'fault' | 'delay';
  readonly when?: (context: Context, event: AnyEvent) => boolean;
  readonly change?: (context: Context, event: AnyEvent) => Partial<Context>;
  /** Do what was pressed while the check was running. */
  readonly doesQueued?: boolean;
  /** Enter the state anew even when it is the present one. */
  readonly reenter?: boolean;
  /** The outcome that this arrow stands for. */
  readonly outcome?: { readonly operation: string; readonly name: string };
}

/** An arrow as the atlas and the coverage know it. */
export interface Transition {
  readonly id: string;
  readonly from: string;
  readonly event: string;
  readonly to: string | undefined;
  readonly because: string;
  readonly kind: Way['kind'];
  readonly outcome: Way['outcome'];
}

/** Collects every arrow while a machine is built, and tells an observer which ones are taken. */
export class Transitions {
  readonly all: Transition[] = [];
  readonly #taken: ((id: string) => void) | undefined;

  constructor(taken?: (id: string) => void) {
    this.#taken = taken;
  }

  /** An action on entering or leaving a state that changes the context. */
  enter(change: (context: Context) => Partial<Context>) {
    return assign(({ context }: { context: Context }) => change(context));
  }

  /** The arrows out of a state for one event, in their order, as XState transitions. */
  of(from: string, event: string, ways: readonly Way[]) {
    return ways.map((way, index) => {
      const id = `${from} ${event} ${index}`;
      const { to, because, kind, outcome, reenter, when, change } = way;
      this.all.push({ id, from, event, to, because, kind, outcome });
      const taken = this.#taken;
      return {
        description: because,
        target: to,
        reenter,
        guard: when && (({ context, event: e }: { context: Context; event: AnyEvent }) => when(context, e)),
        actions: [
          assign(({ context, event: e }: { context: Context; event: AnyEvent }) => {
            taken?.(id);
            return change?.(context, e) ?? {};
          }),
          ...(way.doesQueued
            ? [
                // No state lists the other event, so it comes to nothing.
                raise(
                  ({ context }: { context: Context }) => context.submitQueued ?? { type: 'NOTHING_QUEUED' },
                ),
                assign({ submitQueued: null }),
              ]
            : []),
        ],
      };
    });
  }
}
