import type { Readable } from 'node:stream';

/**
 * The bytes of a body in pieces, each but the last at least so large. What was read before a connection was lost is given too,
 * then the error of the stream is thrown. A caller that stops before the end leaves the connection as it is.
 */
export async function* piecesOf(stream: Readable, bytes: number): AsyncGenerator<Buffer> {
  const held: Buffer[] = [];
  const taken = (): Buffer => Buffer.concat(held.splice(0));
  let failure: { readonly error: unknown } | undefined;
  const chunks = stream.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      held.push(chunk as Buffer);
      if (held.reduce((total, { length }) => total + length, 0) >= bytes) yield taken();
    }
  } catch (error) {
    failure = { error };
  }
  if (held.length > 0) yield taken();
  if (failure) throw failure.error;
}
