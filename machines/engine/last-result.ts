/**
 * Keeps the last result for two things that never change. The guards of one state ask the same question of the same
 * context, one after the other; a weak map of all contexts costs more than asking again.
 */
export function lastResult<A extends object, B extends object, R>(): (a: A, b: B, find: () => R) => R {
  let last: { readonly a: A; readonly b: B; readonly result: R } | undefined;
  return (a, b, find) => {
    if (last?.a === a && last.b === b) return last.result;
    const result = find();
    last = { a, b, result };
    return result;
  };
}
