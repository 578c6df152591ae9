/** A function that makes what it makes of each object once; many situations share their facts, answers and outcomes. */
export function onceEach<T>(make: (of: object) => T): (of: object) => T {
  const made = new WeakMap<object, { readonly value: T }>();
  return (of) => {
    const { value } = made.get(of) ?? { value: make(of) };
    made.set(of, { value });
    return value;
  };
}
