/** An operation as its caller saw it. Times are of one clock that never goes back. */
export interface Operation<Input, Output> {
  readonly caller: string;
  readonly input: Input;
  readonly output: Output;
  readonly invoked: number;
  readonly responded: number;
}

/** What the operations mean when one comes after the other. States are values: `apply` changes none. */
export interface Model<State, Input, Output> {
  readonly initial: State;
  /** Equal for equal states only. */
  keyOf(state: State): string;
  /** The state after an operation that answered so; undefined when it cannot answer so in this state. */
  apply(state: State, input: Input, output: Output): State | undefined;
  /** The objects that an operation reads or writes. Those without a common object do not depend on each other. */
  objectsOf(input: Input): readonly string[];
  /** Whether an operation that answered so leaves every state as it was. */
  isRead(input: Input, output: Output): boolean;
}

/** States that are looked at before a history counts as undecided. */
const most = 500_000;

/**
 * Whether some order of the operations explains every output, in which one that responded before another was invoked
 * comes before it: the search of Wing and Gong, with the states remembered that led nowhere (Lowe). Those of
 * `optional` may be left out. Throws when `most` states did not suffice.
 */
function isExplained<State, Input, Output>(
  model: Model<State, Input, Output>,
  required: readonly Operation<Input, Output>[],
  optional: readonly Operation<Input, Output>[] = [],
): boolean {
  const operations = [...required, ...optional];
  const deadline = (index: number): number =>
    index < required.length ? (operations[index]?.responded ?? 0) : Number.POSITIVE_INFINITY;
  const needed = (1n << BigInt(required.length)) - 1n;
  const ledNowhere = new Set<string>();
  const search = (done: bigint, state: State): boolean => {
    if ((done & needed) === needed) return true;
    const name = `${done.toString(36)} ${model.keyOf(state)}`;
    if (ledNowhere.has(name)) return false;
    const open = operations.flatMap((_, index) => ((done >> BigInt(index)) & 1n ? [] : [index]));
    const first = Math.min(...open.map(deadline));
    const possible = open.flatMap((index) => {
      const operation = operations[index];
      if (!operation || operation.invoked > first) return [];
      const next = model.apply(state, operation.input, operation.output);
      return next === undefined ? [] : [{ operation, next, after: done | (1n << BigInt(index)) }];
    });
    // A read that is right now may come now in any order that explains it later: it changes nothing for the others.
    const read = possible.find(({ operation: { input, output } }) => model.isRead(input, output));
    if (read) return search(read.after, read.next);
    if (possible.some(({ after, next }) => search(after, next))) return true;
    ledNowhere.add(name);
    if (ledNowhere.size > most) throw new Error('the history is too long to be decided');
    return false;
  };
  return search(0n, model.initial);
}

/** The operations by the objects that they touch: two are together when a chain of common objects joins them. */
export function independentParts<State, Input, Output>(
  model: Model<State, Input, Output>,
  history: readonly Operation<Input, Output>[],
): readonly (readonly Operation<Input, Output>[])[] {
  let parts: { readonly objects: ReadonlySet<string>; readonly operations: Operation<Input, Output>[] }[] =
    [];
  for (const operation of history) {
    const objects = model.objectsOf(operation.input);
    const joined = parts.filter((part) => objects.some((object) => part.objects.has(object)));
    const whole = {
      objects: new Set([...objects, ...joined.flatMap((part) => [...part.objects])]),
      operations: [...joined.flatMap((part) => part.operations), operation],
    };
    parts = [...parts.filter((part) => !joined.includes(part)), whole];
  }
  return parts.map(({ operations }) => operations.toSorted((a, b) => a.invoked - b.invoked));
}

/**
 * What cannot be explained of a part: all up to the response that nothing explains, without the reads that are not needed
 * for it. Those that had not responded by then may have taken effect, and are kept only where they could matter.
 */
function shortest<State, Input, Output>(
  model: Model<State, Input, Output>,
  part: readonly Operation<Input, Output>[],
): readonly Operation<Input, Output>[] {
  const upTo = (time: number) => part.filter(({ responded }) => responded <= time);
  const underWay = (time: number) =>
    part.filter(({ invoked, responded }) => invoked <= time && responded > time);
  const times = part.map(({ responded }) => responded).sort((a, b) => a - b);
  const time = times.find((one) => !isExplained(model, upTo(one), underWay(one))) ?? Number.POSITIVE_INFINITY;
  const optional = underWay(time).filter(({ input, output }) => !model.isRead(input, output));
  let required = upTo(time);
  for (const operation of required) {
    if (!model.isRead(operation.input, operation.output)) continue;
    const fewer = required.filter((one) => one !== operation);
    if (!isExplained(model, fewer, optional)) required = fewer;
  }
  return [...required, ...optional].sort((a, b) => a.invoked - b.invoked);
}

/**
 * Undefined when a history is linearizable; else the shortest part of it that is not. Each part is checked by itself, since
 * a history is linearizable exactly when it is for each object (Herlihy and Wing).
 */
export function findViolation<State, Input, Output>(
  model: Model<State, Input, Output>,
  history: readonly Operation<Input, Output>[],
): readonly Operation<Input, Output>[] | undefined {
  const wrong = independentParts(model, history).find((part) => !isExplained(model, part));
  return wrong && shortest(model, wrong);
}
