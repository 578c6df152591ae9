import type { RunOf } from './operation.ts';
import type { Vocabulary } from './vocabulary.ts';

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
