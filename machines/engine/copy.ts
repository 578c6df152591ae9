import type { Dialog, Named } from './language.ts';
import type { NoticeKey } from './question.ts';

/** What a part of a journey is called. */
export interface PartCopy {
  /** Behind the name of the journey, above a step of it: which part it is, of how many. */
  readonly caption: string;
  /** Above its answers, where all are checked. */
  readonly title: string;
}

export interface StepCopy {
  /** What the step asks, as its heading when it asks more than one thing. */
  readonly title: string;
  /** The part of the whole that the step belongs to, where its parts are known whatever is answered. */
  readonly part?: PartCopy;
  readonly hint?: string;
  /** What the step tells, in rows; a text that has nothing to say leaves its row out. */
  readonly summary?: readonly { readonly label: string; readonly text: string }[];
  /** What was chosen, beside the button that goes on; both then stay in sight while the page is scrolled. */
  readonly chosen?: string;
  /** Name of the button that goes on, where it is not Continue. */
  readonly continue?: string;
  /** The step has a stronger way on in what it asks, so that this button stands back. */
  readonly continueVariant?: 'quiet';
  /** Name of the button that goes back, where it is not Back. */
  readonly back?: string;
  /** Name of the button that goes back when nothing else can be done. */
  readonly close?: string;
}

export interface QuestionCopy {
  readonly label: string;
  readonly hint?: string;
  readonly [more: string]: unknown;
}

export interface SecondaryActionCopy {
  /** Name of its button. */
  readonly offer: string;
  /** Of the question before it, where one is asked. */
  readonly stay?: string;
  readonly go?: string;
}

/** The question before going back: the key of its message, what is lost, and the names of its buttons. */
export interface GoingBackCopy {
  readonly title: NoticeKey;
  readonly text: string;
  readonly go: string;
  readonly stay: string;
}

/** The question before leaving a journey that can be saved: the keys of its messages, and the names of its buttons. */
export interface LeavingCopy {
  readonly title: NoticeKey;
  readonly text: NoticeKey;
  readonly save: string;
  readonly leave: string;
  readonly stay: string;
}

export interface Copy {
  readonly name: string;
  readonly steps: Readonly<Record<string, StepCopy>>;
  readonly questions: Readonly<Record<string, QuestionCopy>>;
  /** What is shown while an operation is waited for. */
  readonly operations: Readonly<Record<string, string>>;
  /** Key of the message that is shown for an operation, where it is one of the catalogue. */
  readonly messages?: Readonly<Record<string, string>>;
  readonly secondaryActions: Readonly<Record<string, SecondaryActionCopy>>;
  /** Of a journey that asks before going back. */
  readonly goingBack?: GoingBackCopy;
  /** Of a journey that can be saved. Leaving any other one says the same everywhere. */
  readonly leaving?: LeavingCopy;
  /** Messages that come with the provider's data, by their keys. Residents read them among the journey's values. */
  readonly notices?: Readonly<Record<string, string>>;
  /** What a row of the review is called, where it is not the question's own label. */
  readonly review?: Readonly<Record<string, ReviewCopy>>;
}

/** The name of a row; with what it says, where that is not what was answered but a text made from it. */
export type ReviewCopy = string | { readonly label: string; readonly text: string };

/** Copy that is complete for a journey: a step, question or operation without copy does not compile. */
export type CopyFor<J> =
  J extends Named<infer Q, string, infer O, infer S, infer A, infer D>
    ? {
        readonly name: string;
        readonly steps: Readonly<Record<S, StepCopy>>;
        readonly questions: Readonly<Record<Q, QuestionCopy>>;
        readonly operations: Readonly<Record<O, string>>;
        readonly messages?: Readonly<Partial<Record<O, string>>>;
        readonly secondaryActions: Readonly<Record<A, SecondaryActionCopy>>;
        readonly review?: Readonly<Partial<Record<Q, ReviewCopy>>>;
      } & DialogCopy<D>
    : never;

/** What a journey that asks before going back or that can be saved says there: no other journey can say it for it. */
type DialogCopy<D extends Dialog> = ('confirmed back' extends D
  ? { readonly goingBack: GoingBackCopy }
  : { readonly goingBack?: never }) &
  ('saved exit' extends D ? { readonly leaving: LeavingCopy } : { readonly leaving?: never });

/** A text with its `{placeholders}` filled in; one without a value stays empty, or as it says: `{name|otherwise}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)(?:\|([^}]*))?\}/g, (_whole, name: string, otherwise = '') =>
    String(values[name] ?? otherwise),
  );
