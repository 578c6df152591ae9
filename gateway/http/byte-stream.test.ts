import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { piecesOf } from './byte-stream.ts';

const streamOf = (...chunks: readonly string[]): Readable =>
  Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

async function textsOf(stream: Readable, bytes: number): Promise<readonly string[]> {
  const texts: string[] = [];
  for await (const piece of piecesOf(stream, bytes)) texts.push(piece.toString());
  return texts;
}

it('gives pieces that are large enough, and then what is left', async () => {
  expect(await textsOf(streamOf('a', 'bc', 'd', 'efgh', 'i'), 3)).toEqual(['abc', 'defgh', 'i']);
});

it('has no last piece where nothing is left', async () => {
  expect(await textsOf(streamOf('abc', 'def'), 3)).toEqual(['abc', 'def']);
  expect(await textsOf(streamOf(), 3)).toEqual([]);
});

it('gives what came before a connection was lost, and then says that it was', async () => {
  const stream = Readable.from(
    (async function* () {
      yield Buffer.from('ab');
      throw new Error('lost');
    })(),
  );
  const pieces = piecesOf(stream, 3);
  expect((await pieces.next()).value?.toString()).toBe('ab');
  await expect(pieces.next()).rejects.toThrow('lost');
});

it('leaves the stream as it is where nobody wants more', async () => {
  const stream = streamOf('abc', 'def');
  for await (const piece of piecesOf(stream, 3)) {
    expect(piece.toString()).toBe('abc');
    break;
  }
  expect(stream.destroyed).toBe(false);
});
