import {
  type Comparison,
  type ComparisonName,
  comparingOf,
  comparisonsIn,
  type Plain,
} from '../../../../machines/engine/index.ts';
import { answerSamples, type Flow } from '../../../../machines/exploration/index.ts';

type Compared = { readonly answer: string } | { readonly fact: string };

/** An answer or a fact that a rule can compare, with the values that it is known to have. */
export interface Subject {
  readonly kind: 'answer' | 'fact';
  readonly path: string;
  readonly values: readonly Plain[];
  readonly isList: boolean;
}

/** A subject as a comparison names it. */
export const comparedBy = ({ kind, path }: Pick<Subject, 'kind' | 'path'>): Compared =>
  kind === 'answer' ? { answer: path } : { fact: path };

/** Deeper in a value nothing is compared, as in the types in which rules are written. */
const maxDepth = 3;
/** More values than this are no list to choose from. */
const maxValues = 40;

interface PathValues {
  readonly values: Set<Plain>;
  isList: boolean;
}

/** Everything that the rules of a journey can compare: what its samples answer and know, and what its rules compare already. */
export function subjectsOf({ journey, samples }: Flow): readonly Subject[] {
  const byPath = new Map<string, PathValues>();
  const at = (path: string): PathValues => {
    const own = byPath.get(path) ?? { values: new Set<Plain>(), isList: false };
    byPath.set(path, own);
    return own;
  };
  const note = (path: string, value: unknown, depth: number): void => {
    if (Array.isArray(value)) {
      at(path).isList = true;
      note(`${path}.length`, value.length, depth);
      for (const item of value) if (isPlain(item)) at(path).values.add(item);
    } else if (typeof value === 'object' && value !== null) {
      at(path);
      if (depth < maxDepth)
        for (const [name, part] of Object.entries(value)) note(`${path}.${name}`, part, depth + 1);
    } else if (isPlain(value)) {
      at(path);
      if (value !== null) at(path).values.add(value);
    }
  };

  for (const [id, question] of Object.entries(journey.questions)) {
    at(`answers.${id}`);
    for (const value of fixedOptions(question)) note(`answers.${id}`, value, 1);
    for (const value of answerSamples(samples, id, journey.initialFacts)) note(`answers.${id}`, value, 1);
  }
  for (const facts of [journey.initialFacts, ...Object.values(samples.initialScenarios)])
    for (const [name, value] of Object.entries(facts)) note(`facts.${name}`, value, 1);
  for (const { expression } of Object.values(journey.rules))
    for (const comparison of expression ? comparisonsIn(expression) : []) {
      const { values } = at(comparisonKey(comparison));
      for (const value of comparedIn(comparison)) values.add(value);
    }

  return [...byPath].map(([key, { values, isList }]) => {
    const dot = key.indexOf('.');
    return {
      kind: key.startsWith('answers.') ? 'answer' : 'fact',
      path: key.slice(dot + 1),
      values: values.size > maxValues ? [] : [...values],
      isList,
    };
  });
}

const comparisonKey = (comparison: Comparison): string =>
  'answer' in comparison ? `answers.${comparison.answer}` : `facts.${comparison.fact}`;

const isPlain = (value: unknown): value is Plain =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const fixedOptions = (question: object): readonly unknown[] =>
  'fixedOptions' in question ? (question.fixedOptions as readonly unknown[]) : [];

/** The values that a comparison names, other than a bound and nothing. */
function comparedIn(comparison: Comparison): readonly Plain[] {
  const [name, other] = comparingOf(comparison);
  if (name === 'oneOf') return other as readonly Plain[];
  return (name === 'equals' || name === 'includes') && isPlain(other) && other !== null ? [other] : [];
}

/** The ways in which a subject can be compared, as they are chosen: two have what they compare with in their names. */
export type Operator = Exclude<ComparisonName, 'empty'> | 'nothing' | 'isEmpty' | 'notEmpty';

const numeric: readonly Operator[] = ['lessThan', 'atMost', 'atLeast', 'moreThan'];

/** How a subject can be compared. */
export function operatorsFor({ path, values, isList }: Subject): readonly Operator[] {
  const isNumber = path.endsWith('.length') || values.some((value) => typeof value === 'number');
  return [
    ...(isList ? (['includes'] as const) : (['equals', 'oneOf'] as const)),
    ...(isNumber ? numeric : []),
    'nothing',
    'isEmpty',
    'notEmpty',
  ];
}

/** The operator that a comparison takes. */
export function operatorOf(comparison: Comparison): Operator {
  const [name, other] = comparingOf(comparison);
  if (name === 'empty') return other === true ? 'isEmpty' : 'notEmpty';
  return name === 'equals' && other === null ? 'nothing' : name;
}

/** A comparison of a subject in a operator, with a value that suits it. */
export function comparisonOf(
  subject: Subject,
  operator: Operator,
  value?: Plain | readonly Plain[],
): Comparison {
  const named = comparedBy(subject);
  const [first] = Array.isArray(value) ? value : [value ?? subject.values[0]];
  const number = typeof first === 'number' ? first : 1;
  switch (operator) {
    case 'nothing':
      return { ...named, equals: null };
    case 'isEmpty':
    case 'notEmpty':
      return { ...named, empty: operator === 'isEmpty' };
    case 'oneOf':
      return { ...named, oneOf: Array.isArray(value) ? value : first === undefined ? [] : [first] };
    case 'equals':
      return { ...named, equals: first ?? '' };
    case 'includes':
      return { ...named, includes: first ?? '' };
    default:
      return { ...named, [operator]: number } as unknown as Comparison;
  }
}
