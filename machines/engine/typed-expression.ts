import type { Comparing, Plain } from './expression.ts';

/**
 * Expressions whose paths and values are checked and completed while they are written. `expression.ts` has what they are at
 * run time.
 */

/** One step less into a value: facts are not looked at any deeper than this. */
type Less = [never, never, 1, 2];

/** The ways to everything in a value, such as `reason.followUp`; of a list, to its length. */
type PathsIn<T, Depth extends number> = [Depth] extends [never]
  ? never
  : T extends readonly unknown[]
    ? 'length'
    : T extends object
      ? { [K in keyof T & string]: K | `${K}.${PathsIn<NonNullable<T[K]>, Less[Depth]>}` }[keyof T & string]
      : never;

type ValueAt<T, Path extends string> = T extends unknown
  ? Path extends `${infer Name}.${infer Rest}`
    ? Name extends keyof T
      ? ValueAt<NonNullable<T[Name]>, Rest>
      : never
    : Path extends keyof T
      ? NonNullable<T[Path]>
      : never
  : never;

type Bound =
  | { readonly lessThan: number }
  | { readonly atMost: number }
  | { readonly atLeast: number }
  | { readonly moreThan: number };

/** How a value of this type can be compared. */
type ComparingOf<V> =
  | { readonly equals: Extract<V, Plain> | null }
  | { readonly oneOf: readonly Extract<V, Plain>[] }
  | { readonly empty: boolean }
  | ([Extract<V, number>] extends [never] ? never : Bound)
  | (V extends readonly (infer Item)[] ? { readonly includes: Extract<Item, Plain> } : never);

/** The same for every path of a value. A journey made of data has answers of any name, and of any kind. */
type ComparisonsOf<Subject extends 'answer' | 'fact', T> = string extends keyof T
  ? { readonly [S in Subject]: string } & Comparing
  : {
      [Path in PathsIn<T, 3>]: { readonly [S in Subject]: Path } & ComparingOf<ValueAt<T, Path>>;
    }[PathsIn<T, 3>];

/** A rule as data over these answers and facts. */
export type ExpressionOf<Answers, Facts> =
  | ComparisonsOf<'answer', Answers>
  | ComparisonsOf<'fact', Facts>
  | { readonly all: readonly ExpressionOf<Answers, Facts>[] }
  | { readonly any: readonly ExpressionOf<Answers, Facts>[] }
  | { readonly not: ExpressionOf<Answers, Facts> };
