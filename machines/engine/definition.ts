import type { FaultKind } from './fault.ts';
import type { Journey, Route, Situation, StayWith, Tools } from './journey.ts';
import type { AnyQuestion, NoticeKey, ValueOf } from './question.ts';
import type { ExpressionOf } from './typed-expression.ts';
import type { WorkedOut } from './written-rule.ts';

/**
 * The types in which a journey is written. Names of questions, rules, operations, notices and ends are exact, so that a
 * wrong one does not compile. `README.md` beside this file is generated from these types and their comments.
 */

/** What a journey may name: the facts that it learns, its notices, what its operations call, and where it leads. */
export interface Vocabulary {
  /**
   * What operations find out: plain data, never a class or a function.
   * @example facts: { readonly account: Account | null };
   */
  readonly facts: object;
  /**
   * The keys of the messages that the journey can show.
   * @example notice: 'Answer_Missing' | 'No_Stock';
   */
  readonly notice: NoticeKey;
  /**
   * What operations call. The portal passes its gateway client, a test passes a script.
   * @example services: { readonly gateway: Gateway };
   */
  readonly services: unknown;
  /**
   * The names of the ends.
   * @example end: 'home' | 'ordered';
   */
  readonly end: string;
  /**
   * The names of the error pages.
   * @example errorPage: 'failed';
   */
  readonly errorPage: string;
}

export type Questions<L extends Vocabulary> = Readonly<Record<string, AnyQuestion<L['facts'], L['notice']>>>;

/** Answers as rules and operations see them: any may be missing. */
export type AnswersOf<Qs> = { readonly [Q in keyof Qs]?: ValueOf<Qs[Q]> | undefined };

export type Names<T> = keyof T & string;
export type SituationOf<Qs, L extends Vocabulary> = Situation<AnswersOf<Qs>, L['facts']>;

/** A rule as it is written: data where it can be, else a function, which can say why. */
export type RuleOf<Qs, L extends Vocabulary> =
  | ExpressionOf<AnswersOf<Qs>, L['facts']>
  | WorkedOut<SituationOf<Qs, L>>
  | ((situation: SituationOf<Qs, L>) => boolean);

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

/** One page of the journey. */
export interface StepOf<
  Question extends string,
  Rule extends string,
  Operation extends string,
  L extends Vocabulary,
> {
  /**
   * Its address, without the journey’s own.
   * @example route: '/copies',
   */
  readonly route: `/${string}`;
  /**
   * The step is skipped unless this rule holds.
   * @default it is never skipped
   * @example when: 'a fob is lost',
   */
  readonly when?: Rule;
  /**
   * Operations to run before deciding whether the step is shown.
   * @default none
   * @example load: ['readStock', { run: 'readPrice', when: 'a fob is lost' }],
   */
  readonly load?: readonly RunOf<Operation, Rule>[];
  /**
   * The questions. One with a `when` is asked while its rule holds; `otherwise: 'disabled'` shows it disabled meanwhile.
   * @default none
   * @example asks: ['reason', { question: 'copies', when: 'a fob is lost' }],
   */
  readonly asks?: readonly (
    | Question
    | { readonly question: Question; readonly when: Rule; readonly otherwise?: 'disabled' }
  )[];
  /**
   * Operations to run as soon as the answers that they depend on are valid, `debounceMs` milliseconds after the last
   * change. The step counts as answered only while their outcomes allow it.
   * @default none
   * @example check: [{ run: 'readStock', debounceMs: 300 }],
   */
  readonly check?: readonly (
    | Operation
    | { readonly run: Operation; readonly when?: Rule; readonly debounceMs?: number }
  )[];
  /**
   * Rules that disable Continue, each with the notice that says why. The first that holds counts.
   * @default none
   * @example blocks: [{ when: 'too many copies', notice: 'Too_Many' }],
   */
  readonly blocks?: readonly { readonly when: Rule; readonly notice: L['notice'] }[];
  /**
   * Notices that are shown beside the questions while their rules hold.
   * @default none
   * @example notices: [{ when: 'a fob is lost', notice: 'Fobs_Cost' }],
   */
  readonly notices?: readonly { readonly when: Rule; readonly notice: L['notice'] }[];
  /**
   * Operations to run, in this order, when Continue is pressed.
   * @default the next step follows at once
   * @example submit: ['order'],
   */
  readonly submit?: readonly RunOf<Operation, Rule>[];
  /**
   * Questions whose answers are removed when an answer of this step changes.
   * @default none
   * @example resets: ['copies'],
   */
  readonly resets?: readonly Question[];
  /**
   * A name shared by consecutive steps that are drawn as one in the atlas.
   * @default none
   * @example group: 'the key',
   */
  readonly group?: string;
  /**
   * The review shows the answer even when the step is skipped, if there is one, without a way to change it.
   * @default false
   * @example reviewWhenSkipped: true,
   */
  readonly reviewWhenSkipped?: boolean;
  /**
   * The review shows the answers without a way to change them.
   * @default they can be changed
   * @example readOnly: true,
   */
  readonly readOnly?: true;
  /**
   * Disables Continue, with this notice, until an answer that Continue found wrong is corrected.
   * @default Continue can be pressed at any time
   * @example disableWhileInvalid: 'Answer_Missing',
   */
  readonly disableWhileInvalid?: L['notice'];
  /**
   * The page has no Back button. The browser’s own Back still works.
   * @default as the journey’s `back` says
   * @example back: 'none',
   */
  readonly back?: 'none';
  /**
   * Makes the last step a confirmation. As soon as the rule no longer holds, the resident is taken past all other steps
   * to it; nothing can be gone back to, and Continue leads to the end.
   * @default an ordinary step
   * @example confirmation: { unless: 'the key is not ordered yet', end: 'ordered' },
   */
  readonly confirmation?: { readonly unless: Rule; readonly end: L['end'] };
  /**
   * Other buttons of the step, by name: each runs its operations and ends the journey. One with a `notice` asks first.
   * @default none
   * @example secondaryActions: { giveUp: { notice: 'Give_Up', end: 'home' } },
   */
  readonly secondaryActions?: Readonly<
    Record<
      string,
      {
        readonly when?: Rule;
        readonly notice?: L['notice'];
        readonly submit?: readonly RunOf<Operation, Rule>[];
        readonly end: L['end'];
      }
    >
  >;
}

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
