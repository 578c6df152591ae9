/** Gives what `make` makes, which it does when it is first asked for. Formatters take a browser long to make. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
