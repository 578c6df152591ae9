import type { Situation } from '../journey.ts';
import type { AnyQuestion, NoticeKey, ValueOf } from '../question.ts';
import type { ExpressionOf } from '../typed-expression.ts';
import type { WorkedOut } from '../written-rule.ts';

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
