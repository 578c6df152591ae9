import type { Journey, Route } from '../journey.ts';
import type { FaultGoToOf, FaultsOf } from './operation.ts';
import type { StepOf } from './step.ts';
import type { Names, Questions, RuleOf, SituationOf, Vocabulary } from './vocabulary.ts';

/**
 * The types in which a journey is written. Names of questions, rules, operations, notices and ends are exact, so that a
 * wrong one does not compile. `README.md` of the engine is generated from these types and their comments.
 */

/** How residents leave the journey before its end. */
export interface ExitOf<Operation extends string, L extends Vocabulary> {
  /**
   * Runs when the resident leaves without saving. The journey ends whatever comes of it.
   * @default nothing runs
   * @example exit: { leave: 'discardDraft', end: 'home' },
   */
  readonly leave?: Operation;
  /**
   * Runs when the resident saves and leaves. Exit then asks whether to save.
   * @default nothing can be saved
   * @example exit: { save: 'saveDraft', end: 'home' },
   */
  readonly save?: Operation;
  /**
   * Where leaving leads.
   * @example exit: { end: 'home' },
   */
  readonly end: L['end'];
}

/** No step has a property that the language does not know: a misspelt one would be left out without a word. */
type KnownProperties<Steps, Known extends PropertyKey> = {
  readonly [S in keyof Steps]: { readonly [P in Exclude<keyof Steps[S], Known>]: never };
};

/** The journey itself. */
export interface JourneyOf<
  Qs extends Questions<L>,
  Rs extends Record<string, RuleOf<Qs, L>>,
  Os extends Record<string, { readonly dependsOn: readonly Names<Qs>[] }>,
  Steps extends Record<string, StepOf<Names<Qs>, Names<Rs>, Names<Os>, L>>,
  L extends Vocabulary,
  Back extends Journey['back'] = Journey['back'],
  Exit extends ExitOf<Names<Os>, L> | undefined = ExitOf<Names<Os>, L> | undefined,
> {
  /**
   * Its name in the atlas, in what is stored, and in figures.
   * @example id: 'key',
   */
  readonly id: string;
  /**
   * Raise it when stored answers of the version before could be misread.
   * @example version: 2,
   */
  readonly version: number;
  /**
   * Opens over the page that its address belongs to.
   * @default on pages of its own
   * @example shown: 'dialog',
   */
  readonly shown?: Journey['shown'];
  /**
   * The facts before anything is known.
   * @example initialFacts: { stock: null },
   */
  readonly initialFacts: L['facts'];
  /**
   * The questions, by name: see “A question”.
   * @example questions: { reason, copies },
   */
  readonly questions: Qs;
  /**
   * Yes-or-no sentences over answers and facts: data, or a pure function where that does not do. See “A rule”. One that
   * throws is a fault.
   * @example rules: { 'a fob is lost': { answer: 'reason', equals: 'fob' } },
   */
  readonly rules: Rs;
  /**
   * The operations, by name.
   * @example operations: { readStock, order },
   */
  readonly operations: Os;
  /**
   * The steps, in the order in which they are asked.
   * @example steps: { reason: { route: '/reason', asks: ['reason'] } },
   */
  readonly steps: Steps & KnownProperties<Steps, keyof StepOf<never, never, never, Vocabulary>>;
  /**
   * The step to which editing and resuming return.
   * @default nothing can be reviewed
   * @example review: 'summary',
   */
  readonly review?: NoInfer<Names<Steps>>;
  /**
   * What Back does: `plain` goes back, `confirmed` asks first, `none` is not offered.
   * @example back: 'plain',
   */
  readonly back: Back;
  /**
   * Where Back leads from the first step.
   * @example backEnd: 'home',
   */
  readonly backEnd: L['end'];
  /**
   * Questions whose answers going back keeps.
   * @default going back removes the answers of the step and of all later ones
   * @example preservedOnBack: ['reason'],
   */
  readonly preservedOnBack?: readonly Names<Qs>[];
  /**
   * How residents leave before the end.
   * @default the journey offers no Exit
   * @example exit: { end: 'home' },
   */
  readonly exit?: Exit;
  /**
   * Where faults lead, by their kind; `otherwise` takes all others.
   * @example faults: { otherwise: { errorPage: 'failed', notice: 'Not_Working' } },
   */
  readonly faults: FaultsOf<L> & { readonly otherwise: FaultGoToOf<L> };
  /**
   * The ends. `preserves` keeps the resident’s work, because the journey can be continued.
   * @example ends: { home: { route: '/home' }, ordered: { route: '/home' } },
   */
  readonly ends: Readonly<Record<L['end'], Route>>;
  /**
   * The error pages, from which the resident can return to the step.
   * @example errorPages: { failed: { route: '/failed' } },
   */
  readonly errorPages: Readonly<Record<L['errorPage'], Route>>;
  /**
   * Values for the placeholders in notices and texts.
   * @default none
   * @example placeholders: ({ facts }) => ({ stock: String(facts.stock) }),
   */
  readonly placeholders?: (situation: SituationOf<Qs, L>) => Readonly<Record<string, string>>;
  /**
   * Stored answers of an older version in terms of this one; `undefined` starts afresh. It is called a second time with the
   * entries that Continue had not confirmed yet.
   * @default answers of another version are asked again, with a notice
   * @example migrate: ({ answers }) => ({ reason: answers.why }),
   */
  readonly migrate?: Journey['migrate'];
}
