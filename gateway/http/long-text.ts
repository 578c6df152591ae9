import { Readable } from 'node:stream';

/** Bytes that stand as base64 in one text of a JSON answer, and come piece by piece: each but the last a multiple of 3 bytes long. */
export interface LongText {
  /** The text in the answer whose place the bytes take; nothing else in the answer may hold it. */
  readonly placeholder: string;
  readonly bytes: AsyncIterable<Buffer>;
}

/**
 * A JSON text with a long one in its place, made while it is sent. Written in one go, a file of 20 MB would keep everybody
 * else waiting.
 */
export function withLongText(json: string, { placeholder, bytes }: LongText): Readable {
  const [before, after, ...others] = json.split(placeholder);
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error('the answer does not hold the placeholder of its long text exactly once');
  }
  return Readable.from(
    (async function* pieces() {
      yield before;
      for await (const piece of bytes) yield piece.toString('base64');
      yield after;
    })(),
  );
}
