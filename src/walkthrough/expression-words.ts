import { type Comparison, type Copy, comparingOf, type Expression } from '../../machines/engine/index.ts';
import { questionTitle } from './sentences.ts';
import { factInWords } from './supposed.ts';

/** A rule that is data, as a sentence part that an analyst can read. */
export function expressionInWords(copy: Copy, expression: Expression): string {
  if ('all' in expression) return joined(copy, expression.all, ' and ');
  if ('any' in expression) return joined(copy, expression.any, ' or ');
  if (!('not' in expression)) return comparisonInWords(copy, expression, false);
  const { not } = expression;
  return 'all' in not || 'any' in not || 'not' in not
    ? `it is not so that (${expressionInWords(copy, not)})`
    : comparisonInWords(copy, not, true);
}

const joined = (copy: Copy, parts: readonly Expression[], by: string): string =>
  parts
    .map((part) => {
      const words = expressionInWords(copy, part);
      return 'all' in part || 'any' in part ? `(${words})` : words;
    })
    .join(by);

/** An answer or a fact that is compared, by its path. */
export type Compared = { readonly answer: string } | { readonly fact: string };

/** What is compared: a question by its label, a fact by its name. */
export function subjectInWords(copy: Copy, comparison: Compared): string {
  const path = 'answer' in comparison ? comparison.answer : comparison.fact;
  const isCounted = path.endsWith('.length');
  const [question = '', ...rest] = path.replace(/\.length$/, '').split('.');
  const within = rest.length > 0 ? ` (${factInWords(rest.join('.'))})` : '';
  const what =
    'answer' in comparison
      ? `“${questionTitle(copy, question)}”${within}`
      : factInWords([question, ...rest].join('.'));
  return isCounted ? `the number of ${what}` : what;
}

function comparisonInWords(copy: Copy, comparison: Comparison, isNegated: boolean): string {
  const [name, other] = comparingOf(comparison);
  const [is, isNot] = isNegated ? ['is not', 'is'] : ['is', 'is not'];
  const value = (each: unknown) => comparedInWords(copy, comparison, each);
  const nothing = 'answer' in comparison ? 'answered' : 'known';
  const words = {
    equals: () => (other === null ? `${isNot} ${nothing}` : `${is} ${value(other)}`),
    oneOf: () => `${is} one of ${(other as readonly unknown[]).map(value).join(', ')}`,
    lessThan: () => `${is} less than ${other}`,
    atMost: () => `${is} at most ${other}`,
    atLeast: () => `${is} at least ${other}`,
    moreThan: () => `${is} more than ${other}`,
    includes: () => `${isNegated ? 'does not include' : 'includes'} ${value(other)}`,
    empty: () => `${(other === true) === isNegated ? 'is not' : 'is'} empty`,
  } as const;
  return `${subjectInWords(copy, comparison)} ${words[name]()}`;
}

/** A value as the resident would name it, where it is an option. */
export function comparedInWords(copy: Copy, comparison: Compared, value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const label =
    'answer' in comparison ? optionLabels(copy, comparison.answer)[String(value)]?.label : undefined;
  return typeof value === 'number' ? String(value) : `“${label ?? String(value)}”`;
}

const optionLabels = (
  copy: Copy,
  question: string,
): Readonly<Record<string, { readonly label: string } | undefined>> =>
  (copy.questions[question]?.options ?? {}) as Readonly<Record<string, { readonly label: string }>>;
