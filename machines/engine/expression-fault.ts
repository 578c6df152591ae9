import { comparisonNames } from './expression.ts';

/** What is wrong with something that ought to be an expression, which may come from a file; undefined for nothing. */
export function faultIn(it: unknown): string | undefined {
  if (typeof it !== 'object' || it === null) return 'an expression is an object';
  const names = Object.keys(it);
  const [name = ''] = names;
  const parts: unknown = Reflect.get(it, name);
  if (names.length === 1 && name === 'not') return faultIn(parts);
  if (names.length === 1 && (name === 'all' || name === 'any'))
    return Array.isArray(parts) && parts.length > 0
      ? parts.map(faultIn).find((fault) => fault !== undefined)
      : `“${name}” needs a list`;
  const subjects = names.filter((each) => each === 'answer' || each === 'fact');
  const compared = names.filter((each) => (comparisonNames as readonly string[]).includes(each));
  return names.length === 2 && subjects.length === 1 && compared.length === 1
    ? undefined
    : `one answer or fact is compared in one way, not {${names.join(', ')}}`;
}
