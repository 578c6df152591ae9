import type { Operation } from '../../../conform/linearizability.ts';

/** Notes when operations are invoked and when they respond. */
export class Recorder<Input, Output> {
  readonly history: Operation<Input, Output>[] = [];

  async record(caller: string, input: Input, run: () => Promise<Output>): Promise<Output> {
    const invoked = performance.now();
    const output = await run();
    this.history.push({ caller, input, output, invoked, responded: performance.now() });
    return output;
  }
}

const inWords = (value: object): string =>
  Object.entries(value)
    .filter(([name]) => name !== 'kind')
    .map(([name, one]) => `${name} ${Array.isArray(one) ? one.join(', ') : one}`)
    .join(', ');

/** The beginning of an id tells it from the others of a table. */
const shortIds = (text: string): string =>
  text.replace(/\b([\da-f]{8})(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '$1');

/** A row for each operation, in the order in which they were invoked, with times in milliseconds from the first. */
export function tableOf(
  operations: readonly Operation<{ readonly kind: string }, object>[],
): readonly string[] {
  const start = operations[0]?.invoked ?? 0;
  const rows = operations.map(({ caller, input, output, invoked, responded }) => [
    `${(invoked - start).toFixed(1)} to ${(responded - start).toFixed(1)}`,
    caller,
    input.kind,
    shortIds(inWords(input)),
    shortIds(inWords(output)),
  ]);
  const titled = [['ms', 'who', 'does', 'with', 'response'], ...rows];
  const widths = titled[0]?.map((_, column) => Math.max(...titled.map((row) => (row[column] ?? '').length)));
  return titled.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
