/** One file of built script, as far as its size concerns. */
export interface Chunk {
  readonly fileName: string;
  /** Chunks that must be there before this one runs. */
  readonly imports: readonly string[];
  /** Source files inside, from the root of the project. */
  readonly moduleIds: readonly string[];
}

/** The chunk that holds a source file. Throws when none does, so that a moved file is noticed. */
export function chunkOf<C extends Chunk>(chunks: readonly C[], sourceFile: string): C {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(sourceFile));
  if (!chunk) throw new Error(`${sourceFile} is not in the build`);
  return chunk;
}

/** Everything that some chunks need before they run, themselves included, each once. */
export function chunksToLoad<C extends Chunk>(chunks: readonly C[], first: readonly C[]): C[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<C>(first);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const next = byName.get(name);
      if (next) found.add(next);
    }
  }
  return [...found];
}
