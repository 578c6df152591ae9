import type { Situation } from './situation.ts';

/** What an answer or a fact can be compared with. */
export type Plain = string | number | boolean | null;

/** Comparisons of a value, by their names. What is missing (never answered, not known, beneath something missing) is `null`. */
const comparisons = {
  equals: (value: unknown, other: Plain) => value === other,
  oneOf: (value: unknown, others: readonly Plain[]) => others.some((other) => value === other),
  lessThan: (value: unknown, bound: number) => typeof value === 'number' && value < bound,
  atMost: (value: unknown, bound: number) => typeof value === 'number' && value <= bound,
  atLeast: (value: unknown, bound: number) => typeof value === 'number' && value >= bound,
  moreThan: (value: unknown, bound: number) => typeof value === 'number' && value > bound,
  includes: (value: unknown, item: Plain) => Array.isArray(value) && value.includes(item),
  empty: (value: unknown, isEmpty: boolean) =>
    (value === null || value === '' || (Array.isArray(value) && value.length === 0)) === isEmpty,
} as const;

type Comparisons = typeof comparisons;
export type ComparisonName = keyof Comparisons;

/** How a value is compared, and with what. */
export type Comparing = {
  [Name in ComparisonName]: { readonly [N in Name]: Parameters<Comparisons[Name]>[1] };
}[ComparisonName];

/** One answer or fact, named by its path, that is compared. */
export type Comparison = ({ readonly answer: string } | { readonly fact: string }) & Comparing;

/** A rule as data: comparisons of answers and facts, and what they are combined to. */
export type Expression =
  | Comparison
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] }
  | { readonly not: Expression };

export const comparisonNames = Object.keys(comparisons) as readonly ComparisonName[];

/** How the value of a comparison is compared, and with what. */
export function comparingOf(comparison: Comparison): readonly [ComparisonName, unknown] {
  const name = comparisonNames.find((each) => each in comparison) ?? 'equals';
  return [name, Reflect.get(comparison, name)];
}

/** The way to what a comparison looks at in a situation, such as `answers.access` or `facts.homes.length`. */
export const pathOf = (comparison: Comparison): string =>
  'answer' in comparison ? `answers.${comparison.answer}` : `facts.${comparison.fact}`;

/** All comparisons of an expression, from left to right. */
export function comparisonsIn(expression: Expression): readonly Comparison[] {
  if ('all' in expression) return expression.all.flatMap(comparisonsIn);
  if ('any' in expression) return expression.any.flatMap(comparisonsIn);
  return 'not' in expression ? comparisonsIn(expression.not) : [expression];
}

/** The function that an expression stands for. */
export function decisionOf(expression: Expression): (situation: Situation) => boolean {
  if ('all' in expression) {
    const parts = expression.all.map(decisionOf);
    return (situation) => parts.every((holds) => holds(situation));
  }
  if ('any' in expression) {
    const parts = expression.any.map(decisionOf);
    return (situation) => parts.some((holds) => holds(situation));
  }
  if ('not' in expression) {
    const holds = decisionOf(expression.not);
    return (situation) => !holds(situation);
  }
  const [name, other] = comparingOf(expression);
  const compare = comparisons[name] as (value: unknown, other: unknown) => boolean;
  const path = pathOf(expression).split('.');
  return (situation) => compare(valueAt(situation, path), other);
}

/** What is at the end of a path; `null` where there is nothing. */
function valueAt(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const name of path) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return value ?? null;
}
