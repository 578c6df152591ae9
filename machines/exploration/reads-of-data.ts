import {
  type Comparison,
  comparingOf,
  comparisonsIn,
  type Expression,
  pathOf,
  type Rule,
} from '../engine/index.ts';

/**
 * The ways to everything that a rule reads, told from its data. Undefined for one that has to be watched: a function, and
 * one that looks for something among facts, because what it passes on the way there is not in the data.
 */
export function readsOfData({ expression }: Rule): readonly string[] | undefined {
  if (!expression) return undefined;
  const comparisons = comparisonsIn(expression);
  return comparisons.some((each) => 'includes' in each && 'fact' in each)
    ? undefined
    : comparisons.flatMap(pathsOf);
}

/** Whether there is anything is told of a list by its length, and of all else by what it is. */
const pathsOf = (comparison: Comparison): readonly string[] => {
  const path = pathOf(comparison);
  return 'empty' in comparison ? [path, `${path}.length`] : [path];
};

/** The questions whose answers an expression compares. */
export const answersIn = (expression: Expression | undefined): readonly string[] =>
  (expression ? comparisonsIn(expression) : []).flatMap((comparison) =>
    'answer' in comparison ? [comparison.answer.split('.', 1)[0] ?? ''] : [],
  );

/** The answers to a question that rules name, and that are not among these: what they compare it with for being equal. */
export function answersNamedBy(
  rules: Readonly<Record<string, Rule>>,
  question: string,
  given: readonly unknown[],
): readonly unknown[] {
  const isGiven = (value: unknown) => given.includes(value);
  const isInGiven = (item: unknown) => given.some((list) => Array.isArray(list) && list.includes(item));
  const named = Object.values(rules).flatMap(({ expression }) =>
    (expression ? comparisonsIn(expression) : []).flatMap((comparison): readonly unknown[] => {
      if (!('answer' in comparison) || comparison.answer !== question) return [];
      const [name, other] = comparingOf(comparison);
      if (name === 'includes') return isInGiven(other) ? [] : [[other]];
      const values = name === 'equals' ? [other] : name === 'oneOf' ? (other as readonly unknown[]) : [];
      return values.filter((value) => value !== null && !isGiven(value));
    }),
  );
  return [...new Map(named.map((value) => [JSON.stringify(value), value])).values()];
}
