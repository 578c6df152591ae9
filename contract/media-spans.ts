/** A piece of a file: where it starts, and where the next one does. In bytes. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The bytes of a file. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The file without some of its pieces, which are given in order and do not overlap. */
export function withoutSpans(bytes: Bytes, spans: readonly Span[]): Bytes {
  if (spans.length === 0) return bytes;
  const removed = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const kept = new Uint8Array(bytes.length - removed);
  let read = 0;
  let written = 0;
  for (const { from, to } of [...spans, { from: bytes.length, to: bytes.length }]) {
    kept.set(bytes.subarray(read, from), written);
    written += from - read;
    read = to;
  }
  return kept;
}

/** The letters of some bytes, one each. */
export const lettersOf = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
