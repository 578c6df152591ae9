import type { FaultKind } from '../fault.ts';
import type { StayWith, Tools } from '../journey.ts';
import type { AnswersOf, Names, Questions, SituationOf, Vocabulary } from './vocabulary.ts';

/** Where an outcome leads. */
export type GoToOf<L extends Vocabulary> =
  | 'next'
  | 'block'
  | 'stay'
  | 'restart'
  | { readonly end: L['end']; readonly notice?: L['notice'] }
  | { readonly errorPage: L['errorPage']; readonly notice: L['notice']; readonly retry?: 'operation' };

/** Where a fault leads. */
export type FaultGoToOf<L extends Vocabulary> = 'next' | StayWith<L['notice']> | Extract<GoToOf<L>, object>;

export type FaultsOf<L extends Vocabulary> = Readonly<
  Partial<Record<FaultKind | 'otherwise', FaultGoToOf<L>>>
>;

/** One result of an operation. The first outcome that matches counts; the last one has no condition. */
export interface OutcomeOf<Output, Qs, L extends Vocabulary> {
  /**
   * Whether the output is this outcome.
   * @default it is, whatever came back
   * @example when: (stock: number) => stock === 0,
   */
  readonly when?: (output: Output, situation: SituationOf<Qs, L>) => boolean;
  /**
   * The facts that the journey learns from it.
   * @default none
   * @example facts: (stock: number) => ({ stock }),
   */
  readonly facts?: (output: Output, situation: SituationOf<Qs, L>) => Partial<L['facts']>;
  /**
   * Answers that the provider already holds, such as those of a saved draft; `undefined` removes an answer.
   * @default none
   * @example answers: () => ({ copies: '2' }),
   */
  readonly answers?: (output: Output, situation: SituationOf<Qs, L>) => AnswersOf<Qs>;
  /**
   * What is shown to the resident. An outcome that blocks or stays needs one, or `silentBecause`.
   * @default none
   * @example notices: () => ['No_Stock'],
   */
  readonly notices?: (output: Output, situation: SituationOf<Qs, L>) => readonly L['notice'][];
  /**
   * Where it leads: see “Where an outcome leads”.
   * @example goTo: { end: 'ordered' },
   */
  readonly goTo: GoToOf<L>;
  /**
   * Why an outcome that blocks or stays shows nothing.
   * @default it must show a notice
   * @example goTo: 'stay', silentBecause: 'the number field says it already',
   */
  readonly silentBecause?: string;
  /**
   * Its notice is a warning although it leads on.
   * @default information
   * @example notices: () => ['No_Stock'], goTo: 'next', tone: 'warning',
   */
  readonly tone?: 'warning';
}

/** An asynchronous call with a closed list of outcomes. */
export interface OperationOf<Output, Outcomes extends string, Qs extends Questions<L>, L extends Vocabulary> {
  /**
   * The questions whose answers it reads. Its outcome is cached until one of these answers changes.
   * @example dependsOn: ['copies'],
   */
  readonly dependsOn: readonly Names<Qs>[];
  /**
   * Questions whose answers it sends although its outcome stays valid when they change, each with the reason.
   * @default none
   * @example dependsOn: [], ignores: { reason: 'the draft is saved again at the next step' },
   */
  readonly ignores?: { readonly [Q in Names<Qs>]?: string };
  /**
   * The call. `tools` has the services, an idempotency key, an `AbortSignal`, the clock and `once`.
   * @example run: (_, { services }) => services.stock(),
   */
  readonly run: (situation: SituationOf<Qs, L>, tools: Tools<L['services']>) => Promise<Output>;
  /**
   * Every result that it can have.
   * @example outcomes: { known: { facts: (stock) => ({ stock }), goTo: 'next' } },
   */
  readonly outcomes: { readonly [Name in Outcomes]: OutcomeOf<Output, Qs, L> };
  /**
   * Where failed calls lead, by the kind of fault.
   * @default the journey’s `faults`
   * @example faults: { missing: { end: 'home' }, timedOut: { stay: 'Try_Again' } },
   */
  readonly faults?: FaultsOf<L>;
  /**
   * A notice for a call that takes longer than `afterMs` milliseconds. It disappears when the call returns.
   * @default none
   * @example slow: { afterMs: 5000, notice: 'Still_Working' },
   */
  readonly slow?: { readonly afterMs: number; readonly notice: L['notice'] };
  /**
   * Runs it each time that the resident arrives at its step from an earlier one and each time that the page is loaded,
   * because another tab, process or person can change the result.
   * @default it runs once
   * @example refetch: 'onEntry',
   */
  readonly refetch?: 'onEntry';
  /**
   * Why an old result does no harm although something is sent on its strength: what notices that it is old.
   * @default a loader before a step that sends must set `refetch`
   * @example staleSafeBecause: 'the provider refuses an order without stock',
   */
  readonly staleSafeBecause?: string;
  /**
   * It changes something at the provider. A check that does is never cancelled: what is answered or pressed meanwhile
   * waits for it.
   * @default it changes nothing
   * @example mutates: true,
   */
  readonly mutates?: true;
}

/** An operation to run, with a rule if it does not always run. */
export type RunOf<O extends string, R extends string> = O | { readonly run: O; readonly when?: R };
