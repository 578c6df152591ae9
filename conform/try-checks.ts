/** What became of one promise. */
export interface Result {
  readonly part: string;
  readonly says: string;
  /** What is wrong; undefined where it is kept. */
  readonly failure: string | undefined;
}

/** A promise, and how it is tried: throws where it is broken. */
export interface Tried extends Pick<Result, 'part' | 'says'> {
  run(): Promise<void>;
}

/** Which promises are tried. */
export interface Choice {
  /** The parts that are tried; all unless told. */
  readonly parts?: readonly string[];
  /** Ends at the first promise that is broken. */
  readonly endsAtFailure?: boolean;
}

export const failureOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tries promises in turn. `note` is told what became of each as soon as it is there. */
export async function tryChecks(
  checks: readonly Tried[],
  { parts, endsAtFailure = false }: Choice,
  note: (result: Result) => void,
): Promise<void> {
  for (const check of checks) {
    const { part, says } = check;
    if (parts && !parts.includes(part)) continue;
    const failure = await check.run().then(() => undefined, failureOf);
    note({ part, says, failure });
    if (failure !== undefined && endsAtFailure) break;
  }
}

/** How many promises are kept, and how many are broken. */
export function resultCounts(results: readonly Result[]): {
  readonly passed: number;
  readonly failed: number;
} {
  const failed = results.filter(({ failure }) => failure !== undefined).length;
  return { passed: results.length - failed, failed };
}
