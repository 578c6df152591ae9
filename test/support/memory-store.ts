/** A store like the browser's, for tests in Node. */
export function memoryStore(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  entries(): IterableIterator<[string, string]>;
} {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    entries: () => values.entries(),
  };
}
