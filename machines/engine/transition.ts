import type { JourneyEvent } from './event.ts';
import type { FaultKind } from './fault.ts';
import { Identifiers } from './identifier.ts';
import type { Context } from './memory.ts';
import type { JourneyState } from './state.ts';

/** An event as guards and actions see it: one of ours, or the end of an operation. */
export type AnyEvent =
  | JourneyEvent
  | { readonly type: string; readonly output?: unknown; readonly error?: unknown };

type EventOf<T extends JourneyEvent['type']> = Extract<JourneyEvent, { type: T }>;

/** An event as the one that its transition is for. */
export const eventAs = <T extends JourneyEvent['type']>(event: AnyEvent): EventOf<T> => event as EventOf<T>;

/** A condition on a transition: the words that name it, and how it is decided. */
export interface Guard {
  readonly words: string;
  test(context: Context, event: AnyEvent): boolean;
}

/** A named action, with what it is to be done with as plain data. */
export interface Action {
  readonly type: string;
  readonly params?: object;
}

/** One way out of a state, with the reason why it is taken in words. */
export interface TransitionDraft {
  /** The id of a state of the machine; none for a transition that stays in its state. */
  readonly to?: string;
  readonly because: string;
  readonly kind: 'gate' | 'event' | 'outcome' | 'fault' | 'delay';
  readonly guard?: Guard;
  readonly actions?: readonly Action[];
  /** The outcome that this transition stands for. */
  readonly outcome?: { readonly operation: string; readonly name: string };
  /** The kind of fault that it stands for; none for the one that takes all others. */
  readonly fault?: FaultKind;
}

/** A transition as the atlas and the coverage know it. */
export interface Transition {
  /** Its state, event and guard, so that another transition beside it changes nothing. */
  readonly id: string;
  readonly from: string;
  readonly event: string;
  readonly to: string | undefined;
  readonly because: string;
  readonly kind: TransitionDraft['kind'];
  readonly outcome: TransitionDraft['outcome'];
  readonly fault?: FaultKind;
  /** What its state and its target are, in the machine of a journey. */
  readonly source?: JourneyState;
  readonly target?: JourneyState;
}

/** A transition of the machine's configuration: plain data. */
export interface TransitionConfig {
  readonly description: string;
  readonly target?: string;
  readonly guard?: string;
  readonly actions?: readonly Action[];
}

/** Two conditions as one. */
export const both = (one: Guard | undefined, other: Guard | undefined): Guard | undefined =>
  one && other
    ? {
        words: `${one.words} and ${other.words}`,
        test: (context, event) => one.test(context, event) && other.test(context, event),
      }
    : (one ?? other);

/** Collects the transitions and the named guards of a machine while it is built. */
export class Transitions {
  readonly all: Transition[] = [];
  readonly guards: Record<string, Guard['test']> = {};
  readonly #names = new Identifiers();
  readonly #isObserved: boolean;

  /** @param isObserved whether each transition is to say that it is taken */
  constructor(isObserved: boolean) {
    this.#isObserved = isObserved;
  }

  /** The transitions out of a state for one event, in their order, as XState has them. */
  of(from: string, event: string, ways: readonly TransitionDraft[]): readonly TransitionConfig[] {
    return ways.map(({ to, because, kind, outcome, fault, guard, actions = [] }) => {
      const name = guard && this.#named(guard);
      const id = [from, event, ...(name ? [name] : [])].join(' ');
      this.all.push({ id, from, event, to, because, kind, outcome, ...(fault && { fault }) });
      const all = this.#isObserved ? [{ type: 'observe', params: { id } }, ...actions] : actions;
      return {
        description: because,
        ...(to === undefined ? {} : { target: to }),
        ...(name ? { guard: name } : {}),
        ...(all.length > 0 ? { actions: all } : {}),
      };
    });
  }

  #named({ words, test }: Guard): string {
    const name = this.#names.of(words);
    this.guards[name] ??= test;
    return name;
  }
}
